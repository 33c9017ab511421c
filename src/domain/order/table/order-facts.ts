// What the tables of orders say about one: its sums, weight and address as a courier or an accountant wants them. Pure.
import { streetInOneLine } from '../../address/address.ts';
import { INDIA_MS } from '../../shared/day-in-india.ts';
import { type ParcelName, parcelPaise } from '../first-parcel.ts';
import type { Order, OrderLine } from '../order.ts';

/** What a table says about a product. `grams`: of one pack, null if unknown. */
export type ProductFacts = { grams: number | null; hsn: string };
export type FactsOf = (productId: string) => ProductFacts | undefined;

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000 };

/** The facts in a product's stored fields. A pack by volume has no weight: that depends on what is in it. */
export function productFacts({ netWeight, unit, hsn }: Record<string, unknown>): ProductFacts {
  const each = GRAMS[String(unit).trim().toLowerCase()];
  const isKnown = typeof netWeight === 'number' && each !== undefined;
  return { grams: isKnown ? netWeight * each : null, hsn: hsn ? String(hsn) : '' };
}

/** Net weight of these lines in g; null if one of them has none. */
export function gramsOf(lines: readonly OrderLine[], factsOf: FactsOf): number | null {
  let sum = 0;
  for (const { productId, quantity } of lines) {
    const grams = factsOf(productId)?.grams ?? null;
    if (grams === null) return null;
    sum += grams * quantity;
  }
  return sum;
}

export const piecesOf = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const sumPaise = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

/**
 * What the courier has to collect at the door with a parcel, in paise; 0 where nothing is left to pay there. The last
 * parcel is the whole order unless a part of it went first.
 */
export function collectPaise(order: Order, parcel: ParcelName = 'last'): number {
  const { paymentMethod, status, deliveryStatus } = order;
  const isOpen = paymentMethod === 'cod' && status !== 'success' && deliveryStatus !== 'cancel';
  return isOpen ? parcelPaise(order, parcel) : 0;
}

/** The street in one line; with the landmark where no column of its own holds it. */
export function streetOf({ address }: Order, hasLandmark: boolean): string {
  const street = streetInOneLine(address);
  return hasLandmark || !address.landmark ? street : `${street}, ${address.landmark}`;
}

/**
 * Splits a text between words into lines of at most `length` characters; a longer word is cut. The last of `lines`
 * holds the whole rest, however long.
 */
export function splitAtWords(text: string, length: number, lines: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (parts.length < lines - 1 && rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    const end = space > 0 ? space : length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

/** “dd-mm-yyyy hh:MM”, “DD/MM/YYYY”: how a heading wants a day, and a time after it. */
const DAY_LIKE = /\b(?:dd|mm|y{2,4})([-/.])(?:dd|mm)\1(?:dd|y{2,4})\b(?: hh?:mm\b)?/i;

/** A moment (ms) in India as the heading wants it, otherwise its day as 2026-11-28. */
export function momentLike(heading: string, at: number): string {
  const [day = '', time = ''] = new Date(at + INDIA_MS).toISOString().split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const like = DAY_LIKE.exec(heading)?.[0].toLowerCase();
  if (!like) return day;
  return like
    .replace(/hh?:mm/, time.slice(0, 5))
    .replace('dd', date)
    .replace('mm', month)
    .replace(/y+/, (it) => year.slice(-it.length));
}
