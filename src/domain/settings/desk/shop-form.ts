// The form of the shop's settings at the desk: every field of ../settings.fields.ts is the text in its control.
// Unreadable text gets a plain sentence; an untouched field keeps its stored value, whatever that is.
import * as v from 'valibot';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { type EditedFields, type EditedValue, isSame } from '../../editing/edited-fields.ts';
import { EMAIL } from '../../shared/email.ts';
import { readableNumber, wholeNumber } from '../../shared/whole-number.ts';
import {
  type AllSettings,
  MAX_LINE,
  SETTINGS,
  type SettingField,
  type SettingName,
  type ShopPart,
  type TextField,
  type TypedName,
} from '../settings.fields.ts';
import { SETTING_NAMES } from '../shop-settings.ts';
import { NEEDED, SHOP_PROBLEMS, tooLong, tooLongLine } from './messages.ts';
import { holidayProblem, pincodesProblem, typedHoliday, typedPincodes } from './typed-delivery.ts';
import { filledRows, typedRows } from './typed-rows.ts';
import { youtubeId, youtubeLink } from './youtube-link.ts';

/** By control: the name of the text, with the number of its row. */
export type TypedShop = Readonly<Record<string, string>>;
export type ShopProblems = Record<string, string>;

type Input = {
  /** Converts the control's text to the stored one (null: invalid) and back; unchanged by default. */
  read?(typed: string): string | null;
  shown?(stored: string): string;
  /** A pattern that only the desk requires. */
  like?: RegExp;
  /** The control of the row that shows the problem, if another one. */
  at?: TypedName;
  /** It may be empty as long as this text is; by default, as long as all of its group are. */
  neededWith?: TypedName;
  /** A number of the same row that it must reach. */
  notBelow?: TypedName;
  /** The problem of this very text, as converted; of a line, as typed. */
  problem?(text: string): string | undefined;
};

/** Texts that need more than the default input. */
const INPUTS: { [Name in TypedName]?: Input } = {
  phone: { read: readableNumber },
  email: { like: EMAIL },
  chatNumber: { read: wholeNumber, shown: (digits) => digits && `+${digits}` },
  officerPhone: { read: readableNumber },
  officerEmail: { like: EMAIL },
  accountNumber: {
    read: (typed) => withWesternDigits(typed).replace(/\s/g, ''),
    like: /^[A-Za-z\d]{6,34}$/,
  },
  ifsc: { read: (typed) => typed.toUpperCase(), like: /^[A-Z]{4}0[A-Z\d]{6}$/ },
  gstin: { read: withoutBlanks },
  series: { read: withoutBlanks, neededWith: 'gstin' },
  legalName: { neededWith: 'gstin' },
  registeredAddress: { neededWith: 'gstin' },
  fssai: { read: withoutBlanks },
  deliveryCharge: { read: amount },
  freeFrom: { read: amount },
  minimumOrder: { read: amount },
  cashBelow: { read: amount },
  couponCode: { read: withoutBlanks, neededWith: 'couponOff' },
  couponOff: { read: amount, neededWith: 'couponCode' },
  couponFrom: { read: amount },
  pincodes: { read: typedPincodes, problem: pincodesProblem },
  soonest: { read: withoutBlanks },
  latest: { read: withoutBlanks, notBelow: 'soonest' },
  holidays: { read: typedHoliday, problem: holidayProblem },
  vpa: { like: /^[\w.-]{2,}@[\w.-]{2,}$/ },
  payeeName: { like: /^.{1,99}$/ },
  id: { read: youtubeId, shown: youtubeLink },
  narrow: { at: 'wide' },
};
const inputOf = (name: string): Input => INPUTS[name as TypedName] ?? {};
const problemsOf = (name: string) => SHOP_PROBLEMS[name as TypedName] ?? {};

/** Of a code that people write in groups. */
function withoutBlanks(typed: string): string {
  return withWesternDigits(typed).replace(/\s/g, '').toUpperCase();
}

/** ‘₹ 1,000’ as 1000, ‘49.5’ as 49.50; a percentage stays one. */
function amount(typed: string): string {
  const plain = withoutBlanks(typed).replace(/[₹,]|^RS\.?|\/-$/g, '');
  return plain.replace(/\.(\d)$/, '.$10').replace(/\.00$/, '');
}

/** The settings in a part of the form. */
export function settingsOf(part: ShopPart): SettingName[] {
  return SETTING_NAMES.filter((name) => SETTINGS[name].part === part);
}

/** The form's texts for these settings. */
export function typedShop(names: readonly SettingName[], shown: AllSettings): TypedShop {
  const all = names.map((name) => typedField(name, SETTINGS[name], shown[name]));
  return Object.assign({}, ...all);
}

function typedField(name: string, field: SettingField, value: EditedValue): TypedShop {
  if ('group' in field) {
    const parts = Object.entries(field.group).map(([it, inner]) =>
      typedField(it, inner, Object(value)[it]),
    );
    return Object.assign({}, ...parts);
  }
  const texts = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  if ('isLines' in field) return { [name]: texts.join('\n') };
  if (!('row' in field)) return { [name]: shownText(name, texts[0] ?? '') };
  const names = Object.keys(field.row);
  const shown = texts.map((text, at) => shownText(names[at % names.length] ?? '', text));
  return typedRows(field, shown);
}

function shownText(name: string, stored: string): string {
  return inputOf(name).shown?.(stored) ?? stored;
}

/** The changed fields as they will be stored, or the problems by control. `shown`: the settings when typing began. */
export function readTypedShop(
  part: ShopPart,
  typed: TypedShop,
  shown: AllSettings,
): { fields: EditedFields } | { problems: ShopProblems } {
  const fields: EditedFields = {};
  const problems: ShopProblems = {};
  for (const name of settingsOf(part)) {
    const before = typedShop([name], shown);
    const now = Object.fromEntries(Object.keys(before).map((it) => [it, typed[it] ?? '']));
    if (isSame(now, before)) continue;
    const trimmed = Object.fromEntries(Object.entries(now).map(([it, text]) => [it, text.trim()]));
    fields[name] = readField(name, SETTINGS[name], trimmed, problems);
  }
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

function readField(
  name: string,
  field: SettingField,
  typed: TypedShop,
  problems: ShopProblems,
): EditedValue {
  if ('group' in field) {
    const parts = Object.entries(field.group).map(([it, inner]) => [
      it,
      readField(it, inner, typed, problems),
    ]);
    return Object.fromEntries(parts);
  }
  if ('row' in field) {
    const rows = filledRows(field, typed);
    const [first = ''] = Object.keys(field.row);
    if (rows.length < field.least) {
      problems[`${first}1`] = problemsOf(first).tooFew ?? NEEDED;
    }
    const known = new Set<string>();
    return rows.flatMap(({ number, row }) =>
      Object.entries(field.row).map(([it, text]) => {
        const value = readText(it, text, row[it] ?? '', problems, number);
        const { twice, tooFew } = problemsOf(it);
        const { notBelow } = inputOf(it);
        const isBelow = notBelow && Number(value) < Number(withoutBlanks(row[notBelow] ?? ''));
        if (isBelow) problems[`${it}${number}`] ??= tooFew ?? NEEDED;
        if (twice && known.has(value)) problems[`${it}${number}`] ??= twice;
        if (twice) known.add(value);
        return value;
      }),
    );
  }
  const text = typed[name] ?? '';
  if (!('isLines' in field)) {
    const { neededWith } = inputOf(name);
    const others = neededWith ? [text, typed[neededWith]] : Object.values(typed);
    const mayBeEmpty = field.mayBeEmpty && others.every((it) => !it);
    return mayBeEmpty ? '' : readText(name, field, text, problems);
  }
  const typedLines = text.split('\n').flatMap((line) => line.trim() || []);
  const { read = String, problem } = inputOf(name);
  const lines = typedLines.map((line) => read(line) ?? line);
  const isLong = lines.some(({ length }) => length > MAX_LINE);
  const wrong = problem && typedLines.map(problem).find(Boolean);
  if (lines.length < field.least || lines.length > field.most) {
    problems[name] = problemsOf(name).wrong ?? NEEDED;
  } else if (isLong) problems[name] = tooLongLine(MAX_LINE);
  else if (wrong) problems[name] = wrong;
  return lines;
}

/** The stored text for a typed one. `number`: of its row. */
function readText(
  name: string,
  field: TextField,
  typed: string,
  problems: ShopProblems,
  number?: number,
): string {
  const { read = String, at = name } = inputOf(name);
  const value = typed === '' ? '' : read(typed);
  const problem = problemOf(name, field, value);
  if (problem) problems[`${at}${number ?? ''}`] ??= problem;
  return value ?? typed;
}

function problemOf(name: string, field: TextField, value: string | null): string | undefined {
  const { wrong = NEEDED, empty } = problemsOf(name);
  if (value === '') return field.mayBeEmpty ? empty : (empty ?? wrong);
  const problem = value && inputOf(name).problem?.(value);
  if (problem) return problem;
  const isRight = value !== null && v.is(field.like ?? v.string(), value);
  if (!isRight || inputOf(name).like?.test(value) === false) return wrong;
  return value.length > field.most ? tooLong(field.most) : undefined;
}
