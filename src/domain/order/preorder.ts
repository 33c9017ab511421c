// Pre-orders: when an order is one, for how many pieces, and the note that every screen shows, from the product list to
// the order.

import { DAY_MS } from '#engine/limits.ts';
import { OUT_OF_STOCK, ofSomePieces, preorderWords } from '../product/messages.ts';
import { isInStock, type Product } from '../product/product.ts';
import type { Order, OrderItem, OrderLine } from './order.ts';

export type Stock = Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>;

export const WEEK_MS = 7 * DAY_MS;

/**
 * Weeks until an out-of-stock product ships; null if it is in stock, or cannot be pre-ordered: nobody is offered one
 * without a date.
 */
export function preorderWeeks(product: Stock): number | null {
  return isInStock(product) ? null : weeksBeyondStock(product) || null;
}

/** Whether the product is in stock or can be pre-ordered. */
export function isOrderable(product: Stock): boolean {
  return isInStock(product) || preorderWeeks(product) !== null;
}

/** For pieces beyond the stock, which the shop takes as ordered: 0 if unknown; null if it takes none. */
function weeksBeyondStock({ numWeeks, preorderLimit }: Stock): number | null {
  return preorderLimit === 0 ? null : Math.ceil(numWeeks ?? 0);
}

/** How many of these pieces are not in stock. `before`: pieces of the same product that are served first. */
function missingPieces({ quantity: stock }: Stock, wanted: number, before: number): number {
  return Math.max(0, wanted - Math.max(0, Math.floor(stock) - before));
}

/** The note beside `wanted` pieces of a product (default 1), some or all out of stock; null if all are in stock. */
export function outOfStockNote(product: Stock, wanted = 1, before = 0): string | null {
  const missing = missingPieces(product, wanted, before);
  if (missing === 0) return null;
  const weeks = weeksBeyondStock(product);
  return ofSomePieces(weeks ? preorderWords(weeks) : OUT_OF_STOCK, missing, wanted);
}

/** The same as fields of an order line: weeks until it ships, and the number of pieces unless all are pre-ordered. */
export function preorderMarks(
  product: Stock,
  wanted: number,
  before = 0,
): Pick<OrderItem, 'preorderWeeks' | 'preorderPieces'> {
  const missing = missingPieces(product, wanted, before);
  const weeks = weeksBeyondStock(product);
  if (missing === 0 || weeks === null) return {};
  return { preorderWeeks: weeks, ...(missing < wanted && { preorderPieces: missing }) };
}

/** The note beside an order line that has not shipped by `now` (ms); null if it was in stock when ordered. */
export function orderedNote(line: OrderLine, order: OrderToSend, now: number): string | null {
  return orderNote({ ...order, lines: [line] }, now);
}

type OrderToSend = Pick<Order, 'timestamp' | 'deliveryStatus'>;

/** The same for a whole order: the longest wait of its lines, and how many pieces wait. */
export function orderNote(
  { lines, timestamp, deliveryStatus }: OrderToSend & Pick<Order, 'lines'>,
  now: number,
): string | null {
  const waiting = lines.filter((line) => line.preorderWeeks !== undefined);
  if (waiting.length === 0 || deliveryStatus !== 'processing') return null;
  const passed = Math.max(0, Math.floor((now - timestamp) / WEEK_MS));
  const longest = Math.max(...waiting.map((line) => line.preorderWeeks ?? 0));
  // If one line's date is unknown, the whole order's is.
  const isUnsaid = waiting.some((line) => line.preorderWeeks === 0);
  const weeks = isUnsaid ? 0 : Math.max(0, longest - passed);
  const missing = sum(waiting.map((line) => line.preorderPieces ?? line.quantity));
  return ofSomePieces(preorderWords(weeks), missing, sum(lines.map(({ quantity }) => quantity)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
