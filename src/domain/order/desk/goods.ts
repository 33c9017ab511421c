// An order's goods in one text, by which the desk sees whether they changed.
import type { OrderLine } from '../order.ts';

/** Sums per product: it may have two lines at two prices, and the shop may split lines when it accepts the order. */
export function goodsOf(lines: readonly OrderLine[]): string {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return [...pieces].map(([productId, count]) => `${count} × ${productId}`).join(', ');
}

/** The goods with the products' names. */
export function goodsWords(goods: string, nameOf: (productId: string) => string): string {
  return goods.replace(/(\d) × ([^,]+)/g, (_, digit, id) => `${digit} × ${nameOf(id)}`);
}
