// The form for a quotation: every field a text, as its control shows it. An unreadable field gets a plain sentence.
import * as v from 'valibot';
import { charactersOf, withWesternDigits } from '#engine/lib/characters.ts';
import { DAY_MS, MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';
import { readPrice } from '../../product/desk/stock-change.ts';
import { wholeNumber } from '../../product/table/read-cell.ts';
import { dateInIndia, endOfDayInIndia } from '../../shared/day-in-india.ts';
import { MAX_LINE_QUANTITY } from '../../shared/limits.ts';
import {
  MAX_CUSTOMER_LENGTH,
  MAX_OFFER_NOTE_LENGTH,
  MAX_OFFERED_LINES,
  type Offer,
  type OfferedLine,
} from '../offered-quotation.ts';
import {
  BAD_PHONE,
  DAY_FAR,
  DAY_OVER,
  NO_DAY,
  NO_LINES,
  NO_PHONE,
  NO_QUANTITY,
  PHONE_UNREAD,
  tooLong,
  tooManyLines,
} from './messages.ts';

/** `mrp`: the price printed on the pack, in rupees, or null. */
export const TypedLine = v.object({
  productId: v.string(),
  name: v.string(),
  mrp: v.nullable(v.number()),
  quantity: v.string(),
  price: v.string(),
});
export type TypedLine = v.InferOutput<typeof TypedLine>;

export type TypedQuotation = {
  phone: string;
  customer: string;
  /** A day, such as 2026-12-31. */
  validUntil: string;
  note: string;
  lines: readonly TypedLine[];
};

export type LineProblems = {
  /** About the list as a whole. */
  lines?: string;
  /** Per line, in their order. */
  ofLine: { quantity?: string; price?: string }[];
};

export type QuotationProblems = LineProblems & {
  phone?: string;
  customer?: string;
  validUntil?: string;
  note?: string;
};

/** Source: security rules. */
const MAX_CUSTOMER_CODE_UNITS = MAX_CUSTOMER_LENGTH * MAX_CODE_UNITS_PER_CHARACTER;
const MAX_NOTE_CODE_UNITS = MAX_OFFER_NOTE_LENGTH * 3;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** Default validity of a quotation, in days. */
const USUAL_DAYS = 14;

/**
 * The typed quotation ready to send, or the problems by field. `phone`: the national digits as parsed; null if the
 * number is invalid, undefined if the check failed. `now` in ms.
 */
export function readQuotation(
  typed: TypedQuotation,
  phone: string | null | undefined,
  now: number,
): { offer: Offer } | { problems: QuotationProblems } {
  const { lines, problems: ofLines } = readLines(typed.lines, MAX_OFFERED_LINES, tooManyLines());
  const problems: QuotationProblems = { ...ofLines };
  const say = (field: 'phone' | 'customer' | 'note' | 'validUntil', problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  const [customer, note] = [typed.customer.trim(), typed.note.trim()];
  say('phone', phoneProblem(typed.phone, phone));
  say('customer', lengthProblem(customer, MAX_CUSTOMER_LENGTH, MAX_CUSTOMER_CODE_UNITS));
  say('note', lengthProblem(note, MAX_OFFER_NOTE_LENGTH, MAX_NOTE_CODE_UNITS));
  const validUntil = endOfDayInIndia(typed.validUntil.trim());
  say('validUntil', dayProblem(validUntil, now));
  if (hasProblems(problems) || validUntil === null) return { problems };
  return { offer: { phone: `+91${phone}`, customer, note, createdAt: now, validUntil, lines } };
}

/** The typed products and their problems. `tooMany`: the message for more than `most` lines. */
export function readLines(
  typed: readonly TypedLine[],
  most: number,
  tooMany: string,
): { lines: OfferedLine[]; problems: LineProblems } {
  const problems: LineProblems = { ofLine: typed.map(() => ({})) };
  if (typed.length === 0) problems.lines = NO_LINES;
  if (typed.length > most) problems.lines = tooMany;
  const lines = typed.map(({ productId, name, mrp, ...line }, at) => {
    const quantity = readQuantity(line.quantity);
    const price = readPrice(line.price, mrp ?? undefined);
    const ofLine = problems.ofLine[at] ?? {};
    if ('problem' in quantity) ofLine.quantity = quantity.problem;
    if ('problem' in price) ofLine.price = price.problem;
    return { productId, name, quantity: amountIn(quantity), price: amountIn(price) };
  });
  return { lines, problems };
}

/** Names of products priced at 0, to confirm with the merchant. */
export function freeLines(lines: readonly OfferedLine[]): string[] {
  return lines.filter(({ price }) => price === 0).map(({ name }) => name);
}

export function hasProblems({ ofLine, ...others }: LineProblems): boolean {
  return Object.keys(others).length > 0 || ofLine.some((it) => Object.keys(it).length > 0);
}

/** Reads the typed number of pieces. */
export function readQuantity(typed: string): { value: number } | { problem: string } {
  const text = withWesternDigits(typed).trim();
  if (text === '') return { problem: NO_QUANTITY };
  const reading = wholeNumber({ min: 1, max: MAX_LINE_QUANTITY })(text);
  return 'problem' in reading ? reading : { value: reading.value };
}

/** One piece more or fewer; unreadable text stays as typed. */
export function steppedQuantity(typed: string, by: 1 | -1): string {
  const reading = readQuantity(typed);
  if ('problem' in reading) return typed;
  const next = String(reading.value + by);
  return 'problem' in readQuantity(next) ? typed : next;
}

/** Adds a product: as a new line, or as one more piece of its line. */
export function withProduct(
  lines: readonly TypedLine[],
  product: Pick<TypedLine, 'productId' | 'name' | 'mrp'> & { price: number },
): TypedLine[] {
  if (lines.some(({ productId }) => productId === product.productId)) {
    return lines.map((line) =>
      line.productId === product.productId
        ? { ...line, quantity: steppedQuantity(line.quantity, 1) }
        : line,
    );
  }
  return [...lines, { ...product, quantity: '1', price: String(product.price) }];
}

/** The lines' sum in rupees; null while one of them cannot be read. */
export function typedTotal(lines: readonly TypedLine[]): number | null {
  let paise = 0;
  for (const { quantity, price, mrp } of lines) {
    const [pieces, rupees] = [readQuantity(quantity), readPrice(price, mrp ?? undefined)];
    if ('problem' in pieces || 'problem' in rupees) return null;
    paise += pieces.value * Math.round(amountIn(rupees) * 100);
  }
  return paise / 100;
}

/** The default last day of a quotation, as a date field has it: YYYY-MM-DD. `now` in ms. */
export function usualLastDay(now: number): string {
  return dateInIndia(now + USUAL_DAYS * DAY_MS);
}

function dayProblem(validUntil: number | null, now: number): string | null {
  if (validUntil === null) return NO_DAY;
  if (validUntil < now) return DAY_OVER;
  return validUntil > now + YEAR_MS ? DAY_FAR : null;
}

function phoneProblem(typed: string, phone: string | null | undefined): string | null {
  if (typed.trim() === '') return NO_PHONE;
  if (phone === undefined) return PHONE_UNREAD;
  return phone === null ? BAD_PHONE : null;
}

/** `codeUnits`: as many as the rules allow for `most` characters. */
function lengthProblem(text: string, most: number, codeUnits: number): string | null {
  if (text.length <= most) return null;
  const isTooLong = text.length > codeUnits || charactersOf(text).length > most;
  return isTooLong ? tooLong(most) : null;
}

function amountIn(reading: { value?: number } | { problem: string }): number {
  return 'value' in reading ? (reading.value ?? 0) : 0;
}
