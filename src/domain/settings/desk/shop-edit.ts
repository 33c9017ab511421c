// Edits of the shop's settings at the desk, field by field. Fields are as stored.
import * as v from 'valibot';
import { EditedFields, seenFields } from '../../editing/edited-fields.ts';
import { SETTING_NAMES } from '../shop-settings.ts';

export const ShopEdit = v.object({
  fields: EditedFields,
  /** These fields as the merchant saw them; null: not stored. */
  base: EditedFields,
  /** The names of the files to send before it. */
  files: v.optional(v.array(v.string()), []),
  timestamp: v.number(),
});
export type ShopEdit = v.InferOutput<typeof ShopEdit>;

/** The fields of the stored document that the desk edits. */
export function settingsIn(stored: Readonly<Record<string, unknown>>): EditedFields {
  return seenFields(stored, SETTING_NAMES);
}
