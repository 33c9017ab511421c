// What the merchant changes of the shop's settings at the desk, field by field. Fields are as they are stored.
import * as v from 'valibot';
import { EditedFields, seenFields } from '../../editing/edited-fields.ts';
import { SETTING_NAMES } from '../shop-settings.ts';

export const ShopEdit = v.object({
  fields: EditedFields,
  /** How these stood; null: nothing was said. */
  base: EditedFields,
  /** The names of the files that go before it. */
  files: v.optional(v.array(v.string()), []),
  timestamp: v.number(),
});
export type ShopEdit = v.InferOutput<typeof ShopEdit>;

/** What of the stored document is edited at the desk. */
export function settingsIn(stored: Readonly<Record<string, unknown>>): EditedFields {
  return seenFields(stored, SETTING_NAMES);
}
