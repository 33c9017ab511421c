// Edits of a product at the desk: create, change, hide, delete.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { Edit, type EditedFields, seenFields } from '../../editing/edited-fields.ts';
import { type EditedField, PRODUCT_FIELDS, type ProductFieldTable } from '../product.fields.ts';

/** The fields that the merchant may write, except pieces; `editedFields` in the security rules lists the same. */
export function editedFields(): EditedField[] {
  const table: ProductFieldTable = PRODUCT_FIELDS;
  return Object.keys(table).filter((name) => !table[name]?.setBy) as EditedField[];
}

export const ProductEdit = v.object({ productId: DocumentId, ...Edit.entries });
export type ProductEdit = v.InferOutput<typeof ProductEdit>;

/** The non-empty fields of a stored product that the desk shows. */
export function editable(stored: Readonly<Record<string, unknown>>): EditedFields {
  // A function records the size of the product's document.
  return seenFields(stored, [...editedFields(), 'documentBytes']);
}
