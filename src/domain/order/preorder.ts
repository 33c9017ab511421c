// What is ordered before it is there: when that is so, of how many pieces, and what every screen says of it, from the list of products to the
// order.

import { OUT_OF_STOCK, ofSomePieces, preorderWords } from '../product/messages.ts';
import { isInStock, type Product } from '../product/product.ts';
import type { Order, OrderItem, OrderLine } from './order.ts';

export type Stock = Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Weeks until a product ships that is not there, 0 where nobody says; null where it is there, or cannot be ordered before. */
export function preorderWeeks(product: Stock): number | null {
  return isInStock(product) ? null : weeksBeyondStock(product);
}

/** Whether the shop has it, or takes orders for it before it does. */
export function isOrderable(product: Stock): boolean {
  return isInStock(product) || preorderWeeks(product) !== null;
}

/** The same of pieces that are wanted beyond the stock. */
function weeksBeyondStock({ numWeeks, preorderLimit }: Stock): number | null {
  return preorderLimit === 0 ? null : Math.ceil(numWeeks ?? 0);
}

/** How many of these pieces are not there. `before`: pieces of the same product that are served first. */
function missingPieces({ quantity: stock }: Stock, wanted: number, before: number): number {
  return Math.max(0, wanted - Math.max(0, Math.floor(stock) - before));
}

/** What stands beside so many pieces of a product, one unless it is said, of which some or all are not in stock; null where all are. */
export function outOfStockNote(product: Stock, wanted = 1, before = 0): string | null {
  const missing = missingPieces(product, wanted, before);
  if (missing === 0) return null;
  const weeks = weeksBeyondStock(product);
  return ofSomePieces(weeks === null ? OUT_OF_STOCK : preorderWords(weeks), missing, wanted);
}

/** How a line of an order says the same: the weeks where it is a pre-order, and of how many pieces where it is not of all. */
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

/** What stands beside a line of an order that still has to be sent, at this moment (ms); null where it was there when it was ordered. */
export function orderedNote(line: OrderLine, order: OrderToSend, now: number): string | null {
  return orderNote({ ...order, lines: [line] }, now);
}

type OrderToSend = Pick<Order, 'timestamp' | 'deliveryStatus'>;

/** The same of a whole order: the longest of what its lines say, and how many of its pieces wait. */
export function orderNote(
  { lines, timestamp, deliveryStatus }: OrderToSend & Pick<Order, 'lines'>,
  now: number,
): string | null {
  const waiting = lines.filter((line) => line.preorderWeeks !== undefined);
  if (waiting.length === 0 || deliveryStatus !== 'processing') return null;
  const passed = Math.max(0, Math.floor((now - timestamp) / WEEK_MS));
  const longest = Math.max(...waiting.map((line) => line.preorderWeeks ?? 0));
  // When nobody says of one of them when it ships, nobody can say it of all.
  const isUnsaid = waiting.some((line) => line.preorderWeeks === 0);
  const weeks = isUnsaid ? 0 : Math.max(0, longest - passed);
  const missing = sum(waiting.map((line) => line.preorderPieces ?? line.quantity));
  return ofSomePieces(preorderWords(weeks), missing, sum(lines.map(({ quantity }) => quantity)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
