// What a merchant says of the shop at the desk: how to reach it, where money is sent, what people ask, what it claims. It is one document of the
// catalogue, `shop/settings`. What it does not say, or says in a way that cannot be believed, reads as src/config has it.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';
import { readableNumber, storedNumber } from '../whole-number.ts';

/** The id of the document. */
export const SETTINGS_ID = 'settings';

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
const needed = (longest: number) => v.pipe(line(longest), v.minLength(1));

const asReadable = (number: string) => readableNumber(number) ?? number;

const YoutubeId = v.pipe(v.string(), v.regex(/^[\w-]{11}$/));
/** A picture that was made at the desk, by its digest, or a file that the shop was built with. */
export const BannerPicture = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^([\da-f]{32}|[\w-]+\.[\w.-]+)$/),
);

/** A list of rows, whose texts stand in it by turns: the first of each row fits the first of these. */
function byTurns(...row: v.GenericSchema<string>[]) {
  return v.pipe(
    v.array(needed(1000)),
    v.check((texts) => texts.length % row.length === 0),
    v.check((texts) => texts.every((text, at) => v.is(row[at % row.length] ?? v.never(), text))),
  );
}

const Settings = {
  /** One that is stored with a 0 in front, or without its country's code, is read whole. */
  phones: v.pipe(
    v.array(v.pipe(needed(40), v.transform(asReadable))),
    v.minLength(1),
    v.maxLength(3),
  ),
  chatNumber: v.pipe(line(40), v.transform(storedNumber), v.string()),
  email: v.pipe(needed(254), v.regex(/^[^@ ]+@[^@ ]+\.[^@ ]+$/)),
  address: v.pipe(v.array(needed(120)), v.minLength(1), v.maxLength(6)),
  mapsUrl: v.pipe(needed(1000), v.regex(/^https:\/\/[^ ]+$/)),
  /** Lines that say when somebody answers or the farm is open. */
  hours: v.pipe(v.array(needed(120)), v.maxLength(7)),
  bank: v.object({
    accountName: needed(120),
    accountNumber: needed(34),
    ifsc: needed(11),
    bankName: needed(120),
    branch: needed(120),
  }),
  /** Both are empty where it is not offered. */
  upi: v.object({ vpa: line(120), payeeName: line(120) }),
  /** Questions and answers by turns. */
  faqs: v.pipe(byTurns(needed(1000), needed(1000)), v.minLength(2), v.maxLength(40)),
  /** Videos of the home page: the id at YouTube, what it is called and who made it by turns. */
  videos: v.pipe(byTurns(YoutubeId, needed(120), needed(120)), v.maxLength(18)),
  /** Banners of the home page: the picture for wide screens, the one for narrow ones, what they show, the words on it, and its category by turns. */
  banners: v.pipe(
    byTurns(BannerPicture, BannerPicture, needed(120), needed(60), DocumentId),
    v.maxLength(25),
  ),
  /** Those that are empty are not shown. */
  claims: v.object({
    rating: line(60),
    delivery: line(60),
    produce: line(60),
    results: v.object({ heading: line(60), text: line(60), time: line(60) }),
  }),
};

export const SETTING_NAMES = Object.keys(Settings) as SettingName[];
export type SettingName = keyof typeof Settings;
/** All that can be said. */
export type AllSettings = { [Name in SettingName]: v.InferOutput<(typeof Settings)[Name]> };

/** What has been said. */
export type ShopSettings = Partial<AllSettings>;
export type Bank = AllSettings['bank'];
export type Upi = AllSettings['upi'];

/** The fields of `shop/settings` that can be believed. */
export const SettingsFields = v.pipe(v.looseObject({}), v.transform(believedSettings));

export function believedSettings(fields: Readonly<Record<string, unknown>>): ShopSettings {
  const known = SETTING_NAMES.flatMap((name) => {
    const value = v.safeParse(Settings[name], fields[name]);
    return value.success ? [[name, value.output] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The fields that are there and cannot be believed. */
export function refusedSettings(fields: Readonly<Record<string, unknown>>): SettingName[] {
  const believed = believedSettings(fields);
  return SETTING_NAMES.filter((name) => name in fields && !(name in believed));
}

/** Those of these names that have been said. */
export function pickSettings(said: ShopSettings, names: readonly SettingName[]): ShopSettings {
  return Object.fromEntries(
    Object.entries(said).filter(([name]) => names.some((it) => it === name)),
  );
}
