// The fields of the shop's settings, `shop/settings`, which a merchant changes at the desk. The phones' schema
// (shop-settings.ts) and the desk's form (desk/shop-form.ts) derive from this one table;
// tests/walls/rules-fields.test.ts compares backend/firestore.rules with it. While nothing is stored, the demo takes
// its values from src/config.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_ID_LENGTH } from '#engine/limits.ts';
import { MAX_DELIVERY_DAYS } from '../shared/limits.ts';
import { readableNumber, storedNumber } from '../shared/whole-number.ts';

/** Longest line of an address or of the hours, in characters. */
export const MAX_LINE = 120;

/** A trimmed text of at most `most` characters. `like`: its pattern, or a conversion. */
export type TextField = {
  most: number;
  mayBeEmpty?: true;
  /** Several lines. */
  isLong?: true;
  /** One of these words. */
  of?: readonly string[];
  like?: v.GenericSchema<string, string>;
};
/** A list of lines. */
type LinesField = { isLines: true; least: number; most: number };
/** Rows of texts, stored as one list of alternating texts: rules can check a list of texts, but not a list of maps. */
export type RowsField = { row: Readonly<Record<string, TextField>>; least: number; most: number };
/** A map. */
type GroupField = { group: Readonly<Record<string, TextField | GroupField>> };
export type SettingField = TextField | LinesField | RowsField | GroupField;

/** The parts that the desk saves as a whole, in the order of its form. */
export const SHOP_PARTS = [
  'contact',
  'grievance',
  'money',
  'tax',
  'selling',
  'delivery',
  'questions',
  'claims',
  'videos',
  'banners',
] as const;
export type ShopPart = (typeof SHOP_PARTS)[number];

const line: TextField = { most: MAX_LINE };
const optionalLine: TextField = { most: MAX_LINE, mayBeEmpty: true };
const claim: TextField = { most: 60, mayBeEmpty: true };
/** How a dealer pays Goods and Services Tax; one under composition charges none. Source: CGST Act 2017, section 10. */
const DEALERS = ['regular', 'composition'] as const;
const YES_OR_NO = ['yes', 'no'] as const;
/** An amount in rupees, such as 40 or 499.50. */
const rupees: TextField = { most: 8, mayBeEmpty: true, like: likeOf(/^(\d{1,5}(\.\d\d)?)?$/) };
/** Pincodes by how they begin, alone or as a range. */
const PINCODES = String.raw`[1-9]\d{0,5}(-[1-9]\d{0,5})?`;
const dayCount: TextField = {
  most: 2,
  like: v.pipe(
    likeOf(/^\d{1,2}$/),
    v.check((days) => Number(days) <= MAX_DELIVERY_DAYS),
  ),
};
/** A picture made at the desk, by its digest, or a file that the shop was built with. */
const picture: TextField = { most: 80, like: likeOf(/^([\da-f]{32}|[\w-]+\.[\w.-]+)$/) };
/** Unreadable text stays as it is. */
const asReadable = v.pipe(
  v.string(),
  v.transform((number) => readableNumber(number) ?? number),
);
const asStored = v.pipe(v.string(), v.transform(storedNumber), v.string());

function likeOf(form: RegExp) {
  return v.pipe(v.string(), v.regex(form));
}

/** In the order of the form. The desk identifies a text by its name, so all names differ. */
export const SETTINGS = {
  /** A number stored with a leading 0 or without a country code becomes a whole international one. */
  phones: {
    part: 'contact',
    row: { phone: { most: 40, like: asReadable } },
    least: 1,
    most: 3,
  },
  chatNumber: { part: 'contact', most: 40, like: asStored },
  email: { part: 'contact', most: 254, like: likeOf(/^[^@\s]+@[^@\s]+\.[^@\s]+$/) },
  address: { part: 'contact', isLines: true, least: 1, most: 6 },
  mapsUrl: { part: 'contact', most: 1000, like: likeOf(/^https:\/\/\S+$/) },
  /** When somebody answers, or the farm is open. */
  hours: { part: 'contact', isLines: true, least: 0, most: 7 },
  /** Whom shoppers complain to; all are empty where nobody is named. */
  grievance: {
    part: 'grievance',
    group: {
      officer: optionalLine,
      designation: optionalLine,
      officerPhone: { most: 40, mayBeEmpty: true, like: asReadable },
      officerEmail: { most: 254, mayBeEmpty: true, like: likeOf(/^([^@\s]+@[^@\s]+\.[^@\s]+)?$/) },
    },
  },
  bank: {
    part: 'money',
    group: {
      accountName: line,
      accountNumber: { most: 34 },
      ifsc: { most: 11 },
      bankName: line,
      branch: line,
    },
  },
  /** Both are empty where UPI is not offered. */
  upi: { part: 'money', group: { vpa: optionalLine, payeeName: optionalLine } },
  /** Without a GSTIN the shop writes receipts instead of tax papers. `series`: with which their numbers begin. */
  tax: {
    part: 'tax',
    group: {
      gstin: { most: 15, mayBeEmpty: true, like: likeOf(/^([A-Z\d]{15})?$/) },
      dealer: { most: 11, of: DEALERS, like: v.picklist(DEALERS) },
      legalName: optionalLine,
      tradeName: optionalLine,
      registeredAddress: { most: 600, mayBeEmpty: true, isLong: true },
      series: { most: 4, mayBeEmpty: true, like: likeOf(/^[A-Z\d]*$/) },
      signatory: optionalLine,
      /** The shop's own licence. */
      fssai: { most: 14, mayBeEmpty: true, like: likeOf(/^(\d{14})?$/) },
    },
  },
  /** Rupees and codes as texts; an empty one means that there is no such charge or limit. See order/selling-terms.ts. */
  selling: {
    part: 'selling',
    group: {
      deliveryCharge: rupees,
      freeFrom: rupees,
      minimumOrder: rupees,
      cash: { most: 3, of: YES_OR_NO, like: v.picklist(YES_OR_NO) },
      cashBelow: rupees,
      couponCode: { most: 20, mayBeEmpty: true, like: likeOf(/^[A-Z\d]*$/) },
      /** Rupees, or a share of the goods such as 10%. */
      couponOff: { most: 8, mayBeEmpty: true, like: likeOf(/^(\d{1,5}(\.\d\d)?|[1-9]\d?%)?$/) },
      couponFrom: rupees,
      /** YYYY-MM-DD in India. */
      couponLastDay: { most: 10, mayBeEmpty: true, like: likeOf(/^(\d{4}-\d\d-\d\d)?$/) },
    },
  },
  /** Where the shop delivers and how fast; see delivery/stored-delivery.ts. `pincodes`: such as '560, 562-564'. */
  zones: {
    part: 'delivery',
    row: {
      pincodes: {
        most: 600,
        isLong: true,
        like: likeOf(new RegExp(`^${PINCODES}(, ${PINCODES})*$`)),
      },
      soonest: dayCount,
      latest: dayCount,
    },
    least: 0,
    most: 12,
  },
  /** The days on which couriers work: a 1 for each, from Sunday on. */
  workingDays: { part: 'delivery', most: 7, like: likeOf(/^(?=.*1)[01]{7}$/) },
  /** Other days on which they do not: '2027-01-26 Republic Day', '2027-11-05 - 2027-11-09'. */
  holidays: { part: 'delivery', isLines: true, least: 0, most: 40 },
  faqs: {
    part: 'questions',
    row: { question: { most: 1000 }, answer: { most: 1000, isLong: true } },
    least: 1,
    most: 20,
  },
  /** Of the home page: the video's id at YouTube, its title, its author. */
  videos: {
    part: 'videos',
    row: { id: { most: 11, like: likeOf(/^[\w-]{11}$/) }, title: line, by: line },
    least: 0,
    most: 6,
  },
  /** Of the home page: pictures for wide and narrow screens, their alt text, the words on it, the category it opens. */
  banners: {
    part: 'banners',
    row: {
      wide: picture,
      narrow: picture,
      alt: line,
      words: { most: 60 },
      category: { most: MAX_ID_LENGTH, like: DocumentId },
    },
    least: 0,
    most: 5,
  },
  /** Empty claims are not shown. */
  claims: {
    part: 'claims',
    group: {
      rating: claim,
      delivery: claim,
      produce: claim,
      results: { group: { heading: claim, text: claim, time: claim } },
    },
  },
} as const satisfies Record<string, SettingField & { part: ShopPart }>;

type Settings = typeof SETTINGS;
export type SettingName = keyof Settings;

type Stored<Field> = Field extends { group: infer Fields }
  ? { [Name in keyof Fields]: Stored<Fields[Name]> }
  : Field extends { row: unknown } | { isLines: true }
    ? string[]
    : string;
/** All settings. */
export type AllSettings = { -readonly [Name in SettingName]: Stored<Settings[Name]> };
/** The stored settings. */
export type ShopSettings = Partial<AllSettings>;
export type Bank = AllSettings['bank'];

type RowsName = {
  [Name in SettingName]: Settings[Name] extends { row: unknown } ? Name : never;
}[SettingName];
/** A row of a setting that has rows. */
export type RowOf<Name extends RowsName> = Record<keyof Settings[Name]['row'] & string, string>;

type NamesIn<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { group: infer Inner }
    ? NamesIn<Inner>
    : Fields[Name] extends { row: infer Row }
      ? keyof Row & string
      : Name;
}[keyof Fields & string];
/** The names of the texts in the desk's form, without row numbers. */
export type TypedName = NamesIn<Settings>;
