// Buying an order again: which products go into the cart today, and what has changed about them. Pure.

import type { OrderLine } from '#domain/order/order.ts';
import { preorderWeeks } from '#domain/order/preorder.ts';
import { isInStock, type Product } from '#domain/product/product.ts';
import { MAX_LINE_QUANTITY } from '#domain/shared/limits.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';

/** What to tell the shopper before buying the product again. Prices in paise; `weeks` as for every pre-order. */
export type AgainNote =
  | { kind: 'gone' | 'out-of-stock'; name: string }
  | { kind: 'preorder'; name: string; weeks: number }
  | { kind: 'price'; name: string; nowPaise: number; beforePaise: number };

export type OrderAgain = {
  wanted: { product: Product; quantity: number }[];
  notes: AgainNote[];
};

/** `today`: the lines' products that the catalogue still has, by id. Lines of one product at several prices are merged. */
export function orderAgain(
  lines: readonly OrderLine[],
  today: ReadonlyMap<string, Product>,
): OrderAgain {
  const byProduct = new Map<string, OrderLine[]>();
  for (const line of lines) {
    byProduct.set(line.productId, [...(byProduct.get(line.productId) ?? []), line]);
  }
  const again: OrderAgain = { wanted: [], notes: [] };
  for (const [productId, same] of byProduct) {
    const product = today.get(productId);
    const name = product ? spokenText(product, 'name').text : (same[0]?.name ?? productId);
    const weeks = product ? preorderWeeks(product) : null;
    if (!product) again.notes.push({ kind: 'gone', name });
    else if (!isInStock(product) && weeks === null) {
      again.notes.push({ kind: 'out-of-stock', name });
    } else {
      const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0);
      again.wanted.push({ product, quantity: Math.min(Math.max(1, pieces), MAX_LINE_QUANTITY) });
      if (weeks !== null) again.notes.push({ kind: 'preorder', name, weeks });
      const paid = same.map(({ pricePaise }) => pricePaise);
      const nowPaise = product.pricePaise;
      if (!paid.includes(nowPaise)) {
        again.notes.push({ kind: 'price', name, nowPaise, beforePaise: Math.max(...paid) });
      }
    }
  }
  return again;
}
