// What the merchant does with a product at the desk: makes it, changes some of its fields, hides it, deletes it.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { Edit, type EditedFields, seenFields } from '../../editing/edited-fields.ts';
import { type EditedField, PRODUCT_FIELDS, type ProductFieldTable } from '../product.fields.ts';

/** What the merchant may say of a product, beside its pieces; `editedFields` in the security rules lists the same. */
export function editedFields(): EditedField[] {
  const table: ProductFieldTable = PRODUCT_FIELDS;
  return Object.keys(table).filter((name) => !table[name]?.setBy) as EditedField[];
}

export const ProductEdit = v.object({ productId: DocumentId, ...Edit.entries });
export type ProductEdit = v.InferOutput<typeof ProductEdit>;

/** What of a stored product is seen at the desk, each field that is there. */
export function editable(stored: Readonly<Record<string, unknown>>): EditedFields {
  // A function notes how large its document is.
  return seenFields(stored, [...editedFields(), 'documentBytes']);
}
