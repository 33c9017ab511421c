// The typing of one part of the shop's settings: its draft, and the props that tie a field to it.

import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { WRONG_GSTIN } from '#domain/settings/desk/messages.ts';
import {
  readTypedShop,
  settingsOf,
  type TypedShop,
  typedShop,
} from '#domain/settings/desk/shop-form.ts';
import type { ShopPart } from '#domain/settings/settings.fields.ts';
import { isGstin } from '#domain/tax/gstin.ts';
import { shownSettings } from './built-settings.ts';

export const draftOfPart = (part: ShopPart) => `desk-shop:${part}`;

/** Props that tie the control of one text to the draft; `row`: its row number. */
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

/** The settings as form values of a part. */
export function typedPart(part: ShopPart, stored: EditedFields): TypedShop {
  return typedShop(settingsOf(part), shownSettings(stored));
}

/** As `readTypedShop`; also checks the state and the check digit of a GSTIN, which the settings know nothing of. */
export function readPart(
  part: ShopPart,
  typed: TypedShop,
  stored: EditedFields,
): ReturnType<typeof readTypedShop> {
  const reading = readTypedShop(part, typed, shownSettings(stored));
  const { gstin = '' } = Object('fields' in reading && reading.fields.tax);
  return gstin === '' || isGstin(gstin) ? reading : { problems: { gstin: WRONG_GSTIN } };
}

/** The setting that a control of a part belongs to. */
export function settingOf(part: ShopPart, control: string): string {
  const shown = shownSettings({});
  return settingsOf(part).find((name) => control in typedShop([name], shown)) ?? control;
}

/** A change as form values, without the other settings. */
export function typedChange(part: ShopPart, change: EditedFields): TypedShop {
  const names = settingsOf(part).filter((name) => name in change);
  return typedShop(names, shownSettings(change));
}
