// The cart: its lines and their sums. A line keeps the product as last seen, so that the cart stays readable even when
// the product has left the catalogue.

import type { Product } from '../product/product.ts';
import { MAX_LINE_QUANTITY } from '../shared/limits.ts';

/** One line of the cart. Source: specification, cart item. */
export type CartLine = {
  productId: string;
  /** Pieces, 1 to MAX_LINE_QUANTITY. */
  quantity: number;
  /** When the line was first added, ms since 1970; lines are shown in this order. */
  addedAt: number;
  product: Product;
  /** The quotation of this line; its quoted price holds for the quoted pieces. */
  quotationId?: string;
  /** The number of quoted pieces; if absent, all pieces of the line. */
  quotedPieces?: number;
  /** The catalogue's price, last seen, of a piece beyond those. */
  cataloguePaise?: number;
};

/**
 * Pieces of a line at one price. `before`: pieces of the line that come before them; `isQuoted`: at a quoted price,
 * whatever becomes of the catalogue's price.
 */
export type LinePart = { quantity: number; before: number; pricePaise: number; isQuoted: boolean };

/** The line with one more piece, within the limit; a quotation's price does not extend to pieces beyond it. */
export function oneMore(line: CartLine): CartLine {
  const quoted = line.quotationId ? { quotedPieces: line.quotedPieces ?? line.quantity } : {};
  return { ...line, ...quoted, quantity: Math.min(line.quantity + 1, MAX_LINE_QUANTITY) };
}

/** The line with one piece less, or null when that was the last piece. Source: specification, states. */
export function oneLess(line: CartLine): CartLine | null {
  return line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : null;
}

/** The line with today's product; the price of a quotation holds. */
export function lineToday(line: CartLine, today: Product | undefined): CartLine {
  if (!today) return line;
  if (!line.quotationId) return { ...line, product: today };
  const product = { ...today, pricePaise: line.product.pricePaise };
  return { ...line, product, cataloguePaise: today.pricePaise };
}

/** The line by its prices: the quoted pieces, and those beyond them. */
export function lineParts(line: CartLine): LinePart[] {
  const { quantity, product, quotationId, quotedPieces = quantity } = line;
  const { pricePaise } = product;
  const quoted = quotationId ? Math.min(quantity, quotedPieces) : 0;
  const beyond = quotationId ? (line.cataloguePaise ?? pricePaise) : pricePaise;
  return [
    { quantity: quoted, before: 0, pricePaise, isQuoted: true },
    { quantity: quantity - quoted, before: quoted, pricePaise: beyond, isQuoted: false },
  ].filter((part) => part.quantity > 0);
}

/** Whether the next piece of the line is the first one that its quotation does not cover. */
export function isAtQuotedPieces(line: CartLine): boolean {
  const { quotationId, quantity, quotedPieces = quantity } = line;
  return quotationId !== undefined && quantity === quotedPieces;
}

/** Price times quantity, in paise. */
export function lineTotal(line: CartLine): number {
  return lineParts(line).reduce((sum, part) => sum + part.pricePaise * part.quantity, 0);
}

/** Sum of the lines in paise; what an order costs besides says order/selling-terms.ts. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Pieces in the cart, for the badge. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
