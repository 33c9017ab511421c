// What is typed of one part of the shop's settings: its draft, and what ties a field to it.
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import {
  SHOP_PARTS,
  type ShopPart,
  type TypedShop,
  typedShop,
} from '#core/model/desk/shop-form.ts';
import { shownSettings } from './built-settings.ts';

export const draftOfPart = (part: ShopPart) => `desk-shop:${part}`;

/** Ties of one field to what was typed. */
export type FieldTies = (field: string) => {
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
};

/** What a list of rows needs of its form. */
export type RowFieldsProps = {
  values: TypedShop;
  tiesOf: FieldTies;
  onChange(part: TypedShop): void;
};

/** How the settings stand in the form of a part. */
export function typedPart(part: ShopPart, stored: EditedFields): TypedShop {
  return typedShop(SHOP_PARTS[part], shownSettings(stored));
}

/** How a change stands in it, and nothing else. */
export function typedChange(part: ShopPart, change: EditedFields): TypedShop {
  const names = SHOP_PARTS[part].filter((name) => name in change);
  return typedShop(names, shownSettings(change));
}
