// The cart: its lines and their sums. A line keeps the product as it was last seen, so that the cart
// can be read even when the product has left the catalogue.

import type { Product } from '../catalogue/product.ts';
import { MAX_LINE_QUANTITY } from '../limits.ts';

/** One line of the cart. Source: specification, cart item. */
export type CartLine = {
  productId: string;
  /** Pieces, 1 to MAX_LINE_QUANTITY. */
  quantity: number;
  /** When the line was first added, ms since 1970; lines are shown in this order. */
  addedAt: number;
  product: Product;
  /** The quotation that the line comes from; its price is the quoted one. */
  quotationId?: string;
};

/** The line with one more piece, never above the limit. */
export function oneMore(line: CartLine): CartLine {
  return { ...line, quantity: Math.min(line.quantity + 1, MAX_LINE_QUANTITY) };
}

/** The line with one piece less, or null when that was the last piece. Source: specification, states. */
export function oneLess(line: CartLine): CartLine | null {
  return line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : null;
}

/** The line with today's product; the price of a quotation holds. */
export function lineToday(line: CartLine, today: Product | undefined): CartLine {
  if (!today) return line;
  const pricePaise = line.quotationId ? line.product.pricePaise : today.pricePaise;
  return { ...line, product: { ...today, pricePaise } };
}

/** Price times quantity, in paise. */
export function lineTotal(line: CartLine): number {
  return line.product.pricePaise * line.quantity;
}

/** Sum of the lines in paise; shipping costs nothing. Source: specification, constants. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Pieces in the cart, for the badge. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
