// What the merchant does with a product at the desk: makes it, changes some of its fields, hides it, deletes it.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';
import { Edit, type EditedFields, seenFields } from './edited-fields.ts';

/** What the merchant may say of a product, beside its pieces. Source: security rules. */
export const EDITED_FIELDS = [
  'name',
  'category',
  'brand',
  'price',
  'mrp',
  'netWeight',
  'unit',
  'packOf',
  'origin',
  'shelfLife',
  'fssai',
  'organicCertificate',
  'numWeeks',
  'preorderLimit',
  'popularity',
  'tags',
  'photoURL',
  'editorContent',
  'hidden',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** What a change may be decided upon; how large its document is a function notes. */
const SEEN_FIELDS = [...EDITED_FIELDS, 'documentBytes'] as const;

export const ProductEdit = v.object({ productId: DocumentId, ...Edit.entries });
export type ProductEdit = v.InferOutput<typeof ProductEdit>;

/** What of a stored product is seen at the desk, each field that is there. */
export function editable(stored: Readonly<Record<string, unknown>>): EditedFields {
  return seenFields(stored, SEEN_FIELDS);
}
