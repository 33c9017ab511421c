// Parses the shop's settings on phones: contact, bank and UPI, questions, claims. They are one document of the
// catalogue, `shop/settings`. A missing or invalid field falls back to src/config.
import * as v from 'valibot';
import {
  MAX_LINE,
  type RowsField,
  SETTINGS,
  type SettingField,
  type SettingName,
  type ShopSettings,
  type TextField,
} from './settings.fields.ts';

/** The id of the document. */
export const SETTINGS_ID = 'settings';

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The schema of a stored field. */
function schemaOf(field: SettingField): v.GenericSchema<unknown, unknown> {
  if ('group' in field) {
    const parts = Object.entries(field.group).map(([name, it]) => [name, schemaOf(it)]);
    return v.object(Object.fromEntries(parts));
  }
  if ('isLines' in field) {
    const lines = v.array(textSchema({ most: MAX_LINE }));
    return v.pipe(lines, v.minLength(field.least), v.maxLength(field.most));
  }
  return 'row' in field ? rowsSchema(field) : textSchema(field);
}

function textSchema({ most, mayBeEmpty, like = v.string() }: TextField) {
  const least = v.minLength<string, number>(mayBeEmpty ? 0 : 1);
  return v.pipe(v.string(), v.trim(), v.maxLength(most), least, like);
}

function rowsSchema({ row, least, most }: RowsField) {
  const texts = Object.values(row).map(textSchema);
  const schemaAt = (at: number) => texts[at % texts.length] ?? v.never();
  return v.pipe(
    v.array(v.string()),
    v.minLength(least * texts.length),
    v.maxLength(most * texts.length),
    v.check((list) => list.length % texts.length === 0),
    v.check((list) => list.every((text, at) => v.is(schemaAt(at), text))),
    v.transform((list) => list.map((text, at) => v.parse(schemaAt(at), text))),
  );
}

/** The valid fields of `shop/settings`. */
export const SettingsFields = v.pipe(v.looseObject({}), v.transform(parseSettings));

export function parseSettings(fields: Readonly<Record<string, unknown>>): ShopSettings {
  const known = SETTING_NAMES.flatMap((name) => {
    const value = v.safeParse(schemaOf(SETTINGS[name]), fields[name]);
    return value.success ? [[name, value.output] as const] : [];
  });
  return Object.fromEntries(known) as ShopSettings;
}

/** The fields that are stored but invalid. */
export function invalidSettings(fields: Readonly<Record<string, unknown>>): SettingName[] {
  const settings = parseSettings(fields);
  return SETTING_NAMES.filter((name) => name in fields && !(name in settings));
}

/** The settings with these names. */
export function pickSettings(stored: ShopSettings, names: readonly SettingName[]): ShopSettings {
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => names.some((it) => it === name)),
  );
}
