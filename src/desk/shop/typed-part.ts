// What is typed of one part of the shop's settings: its draft, and what ties a field to it.

import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { settingsOf, type TypedShop, typedShop } from '#domain/settings/desk/shop-form.ts';
import type { ShopPart } from '#domain/settings/settings.fields.ts';
import { shownSettings } from './built-settings.ts';

export const draftOfPart = (part: ShopPart) => `desk-shop:${part}`;

/** Ties of the control of one text to what was typed; with the number of its row. */
export type FieldTies = (
  name: string,
  row?: number,
) => {
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
};

/** How the settings stand in the form of a part. */
export function typedPart(part: ShopPart, stored: EditedFields): TypedShop {
  return typedShop(settingsOf(part), shownSettings(stored));
}

/** How a change stands in it, and nothing else. */
export function typedChange(part: ShopPart, change: EditedFields): TypedShop {
  const names = settingsOf(part).filter((name) => name in change);
  return typedShop(names, shownSettings(change));
}
