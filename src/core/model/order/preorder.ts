// What is ordered before it is there: when that is so, and what every screen says of it, from the list of products to the order.
import { isInStock, type Product } from '../catalogue/product.ts';
import { OUT_OF_STOCK, preorderWords } from '../messages.ts';
import type { Order, OrderLine } from './order.ts';

type Stock = Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Weeks until a product ships that is not there, 0 where nobody says; null where it is there, or cannot be ordered before. */
export function preorderWeeks(product: Stock): number | null {
  if (isInStock(product) || product.preorderLimit === 0) return null;
  return Math.ceil(product.numWeeks ?? 0);
}

/** Whether the shop has it, or takes orders for it before it does. */
export function isOrderable(product: Stock): boolean {
  return isInStock(product) || preorderWeeks(product) !== null;
}

/** What stands beside a product that is not in stock; null where it is. */
export function outOfStockNote(product: Stock): string | null {
  if (isInStock(product)) return null;
  const weeks = preorderWeeks(product);
  return weeks === null ? OUT_OF_STOCK : preorderWords(weeks);
}

/** What stands beside a line of an order that still has to be sent, at this moment (ms); null where it was there when it was ordered. */
export function orderedNote(
  { preorderWeeks: weeks }: Pick<OrderLine, 'preorderWeeks'>,
  { timestamp, deliveryStatus }: Pick<Order, 'timestamp' | 'deliveryStatus'>,
  now: number,
): string | null {
  if (weeks === undefined || deliveryStatus !== 'processing') return null;
  const passed = Math.max(0, Math.floor((now - timestamp) / WEEK_MS));
  return preorderWords(Math.max(0, weeks - passed));
}
