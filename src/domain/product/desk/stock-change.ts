// Changes in the list of stock and prices: pieces as a difference, and prices. Also reads the typed text, with a plain
// sentence for anything unreadable.
import * as v from 'valibot';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import type { DeskStock } from '../../device/tables.ts';
import { MAX_PRICE_RUPEES } from '../../shared/limits.ts';
import type { Reading } from '../table/cell.ts';
import { rupees, wholeNumber } from '../table/read-cell.ts';
import { mrpBelowPrice, NO_COUNT, NO_PRICE } from './messages.ts';

/** Most pieces that are counted, or that come or go at a time. Source: security rules. */
const MAX_PIECES = 1_000_000;

const Pieces = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-MAX_PIECES),
  v.maxValue(MAX_PIECES),
  v.notValue(0),
);
const Rupees = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_PRICE_RUPEES));

/** So many pieces more, or fewer where `by` is below 0. */
export const StockChange = v.object({ productId: DocumentId, by: Pieces, timestamp: v.number() });
export type StockChange = v.InferOutput<typeof StockChange>;

/** A price in rupees, and its base: an edit of one field (edited-fields.ts). */
export const PriceChange = v.object({
  productId: DocumentId,
  fields: v.object({ price: Rupees }),
  base: v.object({ price: Rupees }),
  timestamp: v.number(),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;

/** The fields of a product that the desk's stock list keeps: pieces, and the price in rupees. */
export const StockFields = v.object({
  quantity: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.floor)), 0),
  price: Rupees,
});
export type StockFields = v.InferOutput<typeof StockFields>;

/** The fields of a product that the desk's list of products shows. */
export type ProductCard = DeskStock['card'];

export function productCard(fields: Readonly<Record<string, unknown>>): ProductCard {
  const { name, category, brand, photoURL, hidden, tags, lowStock } = fields;
  const cover: unknown = Array.isArray(photoURL) ? (photoURL[0] ?? null) : null;
  return {
    name: String(name ?? ''),
    category: String(category ?? ''),
    brand: String(brand ?? ''),
    cover: cover === null ? null : String(cover),
    hidden: hidden === true,
    ...(Array.isArray(tags) && { tags: tags.map(String) }),
    ...(typeof lowStock === 'number' && { lowStock }),
  };
}

/** The typed number of pieces; `shown`: the number on the screen before. */
export function readCount(typed: string, shown: number): Reading<number> {
  const text = withWesternDigits(typed).trim();
  if (text === '') return { problem: NO_COUNT };
  // Oversold stock is counted up from below 0.
  return wholeNumber({ min: Math.min(0, shown), max: MAX_PIECES })(text);
}

/** The typed price, in rupees. `mrp`: the printed price in rupees, if known. */
export function readPrice(typed: string, mrp: number | undefined): Reading<number> {
  const text = withWesternDigits(typed).trim();
  if (text === '') return { problem: NO_PRICE };
  const reading = rupees({ min: 0, max: MAX_PRICE_RUPEES })(text);
  if ('problem' in reading || mrp === undefined || reading.value <= mrp) return reading;
  return { problem: mrpBelowPrice(mrp, reading.value) };
}

/** The typed count plus or minus one piece; unreadable text stays as it was typed. */
export function stepped(typed: string, shown: number, by: 1 | -1): string {
  const count = readCount(typed, shown);
  if ('problem' in count) return typed;
  const next = count.value + by;
  return 'problem' in readCount(String(next), shown) ? typed : String(next);
}
