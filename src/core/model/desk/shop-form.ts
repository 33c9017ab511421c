// The shop's settings as the merchant types them: every field a text, as it stands in its control. What cannot be read gets a plain sentence; what was
// not touched is left as it is stored, whatever that is.
import type { AllSettings, SettingName } from '../catalogue/shop-settings.ts';
import { withWesternDigits } from '../characters.ts';
import { readableNumber, wholeNumber } from '../whole-number.ts';
import { type EditedFields, isSame } from './edited-fields.ts';
import { SHOP_PROBLEMS, tooLong, tooLongLine } from './messages.ts';
import {
  BANNER_ROWS,
  QUESTION_ROWS,
  readBanners,
  readFaqs,
  readVideos,
  VIDEO_ROWS,
} from './shop-form-rows.ts';
import { typedRows } from './typed-rows.ts';
import { youtubeLink } from './youtube-link.ts';

/** What is saved together. */
export const SHOP_PARTS = {
  contact: ['phones', 'chatNumber', 'email', 'address', 'mapsUrl', 'hours'],
  money: ['bank', 'upi'],
  questions: ['faqs'],
  claims: ['claims'],
  videos: ['videos'],
  banners: ['banners'],
} as const satisfies Record<string, readonly SettingName[]>;
export type ShopPart = keyof typeof SHOP_PARTS;

/** What shoppers read. */
export type ShownSettings = AllSettings;
/** By the name of the field. */
export type TypedShop = Readonly<Record<string, string>>;
export type ShopProblems = Record<string, string>;

const PHONES = ['phone1', 'phone2', 'phone3'] as const;
const CLAIMS = ['rating', 'delivery', 'produce'] as const;
const RESULTS = ['heading', 'text', 'time'] as const;
/** Characters that a field of this name takes. Source: core/model/catalogue/shop-settings.ts. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  ...{ phone1: 40, phone2: 40, phone3: 40, email: 254, mapsUrl: 1000, accountNumber: 34 },
  ...{ accountName: 120, bankName: 120, branch: 120, vpa: 120, payeeName: 120 },
};
const MAX_CLAIM = 60;
const MAX_LINE = 120;
const MAX_LINES = 6;
const MAX_HOURS = 7;

/** The settings of these names as they stand in the form. */
export function typedShop(names: readonly SettingName[], shown: ShownSettings): TypedShop {
  return Object.assign({}, ...names.map((name) => TYPED[name](shown)));
}

const TYPED: { [Name in SettingName]: (shown: ShownSettings) => TypedShop } = {
  phones: ({ phones }) => Object.fromEntries(PHONES.map((name, at) => [name, phones[at] ?? ''])),
  chatNumber: ({ chatNumber }) => ({ chatNumber: chatNumber && `+${chatNumber}` }),
  email: ({ email }) => ({ email }),
  address: ({ address }) => ({ address: address.join('\n') }),
  mapsUrl: ({ mapsUrl }) => ({ mapsUrl }),
  hours: ({ hours }) => ({ hours: hours.join('\n') }),
  bank: ({ bank }) => bank,
  upi: ({ upi }) => upi,
  faqs: ({ faqs }) => typedRows(QUESTION_ROWS, faqs),
  videos: ({ videos }) => {
    const isId = (at: number) => at % VIDEO_ROWS.fields.length === 0;
    const texts = videos.map((text, at) => (isId(at) ? youtubeLink(text) : text));
    return typedRows(VIDEO_ROWS, texts);
  },
  banners: ({ banners }) => typedRows(BANNER_ROWS, banners),
  claims: ({ claims: { results, ...claims } }) => ({ ...claims, ...results }),
};

/** What typing has changed, as it is to be stored; or what is wrong, by field. `shown`: as it was read when the typing began. */
export function readTypedShop(
  part: ShopPart,
  typed: TypedShop,
  shown: ShownSettings,
): { fields: EditedFields } | { problems: ShopProblems } {
  const fields: EditedFields = {};
  const problems: ShopProblems = {};
  for (const name of SHOP_PARTS[part]) {
    const before = typedShop([name], shown);
    const now = Object.fromEntries(Object.keys(before).map((it) => [it, typed[it] ?? '']));
    if (isSame(now, before)) continue;
    const trimmed = Object.fromEntries(Object.entries(now).map(([it, text]) => [it, text.trim()]));
    fields[name] = READ[name](trimmed, problems);
    for (const [it, text] of Object.entries(trimmed)) {
      const longest = MAX_LENGTHS[it];
      if (longest !== undefined && text.length > longest) problems[it] ??= tooLong(longest);
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

type Read<Value> = (typed: TypedShop, problems: ShopProblems) => Value;

const READ: { [Name in SettingName]: Read<AllSettings[Name]> } = {
  phones(typed, problems) {
    const phones = PHONES.flatMap((name) => {
      const text = typed[name] ?? '';
      const number = readableNumber(text);
      if (text !== '' && number === null) problems[name] = SHOP_PROBLEMS.phone;
      return number ?? (text || []);
    });
    if (phones.length === 0) problems.phone1 = SHOP_PROBLEMS.noPhone;
    return phones;
  },
  chatNumber({ chatNumber = '' }, problems) {
    const number = wholeNumber(chatNumber);
    if (number === null) problems.chatNumber = SHOP_PROBLEMS.chatNumber;
    return number ?? chatNumber;
  },
  email({ email = '' }, problems) {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) problems.email = SHOP_PROBLEMS.email;
    return email;
  },
  address({ address = '' }, problems) {
    const lines = linesIn(address);
    if (lines.length === 0 || lines.length > MAX_LINES) problems.address = SHOP_PROBLEMS.address;
    else if (hasLongLine(lines)) problems.address = tooLongLine(MAX_LINE);
    return lines;
  },
  mapsUrl({ mapsUrl = '' }, problems) {
    if (!/^https:\/\/\S+$/.test(mapsUrl)) problems.mapsUrl = SHOP_PROBLEMS.mapsUrl;
    return mapsUrl;
  },
  hours({ hours = '' }, problems) {
    const lines = linesIn(hours);
    if (lines.length > MAX_HOURS) problems.hours = SHOP_PROBLEMS.hours;
    else if (hasLongLine(lines)) problems.hours = tooLongLine(MAX_LINE);
    return lines;
  },
  bank(
    { accountName = '', accountNumber: typed = '', ifsc = '', bankName = '', branch = '' },
    problems,
  ) {
    const accountNumber = withWesternDigits(typed).replace(/\s/g, '');
    const bank = { accountName, accountNumber, ifsc: ifsc.toUpperCase(), bankName, branch };
    for (const [name, text] of Object.entries(bank)) {
      if (text === '') problems[name] = SHOP_PROBLEMS.empty;
    }
    if (!/^[A-Za-z\d]{6,34}$/.test(accountNumber)) {
      problems.accountNumber ??= SHOP_PROBLEMS.accountNumber;
    }
    if (!/^[A-Z]{4}0[A-Z\d]{6}$/.test(bank.ifsc)) problems.ifsc ??= SHOP_PROBLEMS.ifsc;
    return bank;
  },
  upi({ vpa = '', payeeName = '' }, problems) {
    const isOffered = vpa !== '' || payeeName !== '';
    if (isOffered && !/^[\w.-]{2,}@[\w.-]{2,}$/.test(vpa)) problems.vpa = SHOP_PROBLEMS.vpa;
    if (isOffered && payeeName === '') problems.payeeName = SHOP_PROBLEMS.payeeName;
    return { vpa, payeeName };
  },
  faqs: readFaqs,
  videos: readVideos,
  banners: readBanners,
  claims(typed, problems) {
    const text = (name: string) => {
      const said = typed[name] ?? '';
      if (said.length > MAX_CLAIM) problems[name] = tooLong(MAX_CLAIM);
      return said;
    };
    const [rating, delivery, produce] = CLAIMS.map(text) as [string, string, string];
    const [heading, results, time] = RESULTS.map(text) as [string, string, string];
    return { rating, delivery, produce, results: { heading, text: results, time } };
  },
};

function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function hasLongLine(lines: readonly string[]): boolean {
  return lines.some(({ length }) => length > MAX_LINE);
}
