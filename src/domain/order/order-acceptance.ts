// What a shopper said yes to when an order was placed, and whether today's catalogue still keeps to it. Pure; it never
// decides what an order costs, only whether it may go without being asked about again.
import * as v from 'valibot';
import { ORDER_REQUOTE_AFTER_MS } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import type { NewOrder, OrderItem } from './order.ts';

/** What changed since: it costs more, a product is gone, or it waited too long. Also the code of the row's `lastError`. */
export const RequoteReason = v.picklist(['price-rise', 'product-gone', 'too-old']);
export type RequoteReason = v.InferOutput<typeof RequoteReason>;

/** What the order would be today: for each line in turn the price of a piece in paise, null for a product that is gone. */
export const OrderOffer = v.object({
  totalPaise: v.number(),
  prices: v.array(v.object({ productId: v.string(), pricePaise: v.nullable(v.number()) })),
});
export type OrderOffer = v.InferOutput<typeof OrderOffer>;

/** The outbox row's `accepted` of an order. `at` in ms since 1970 by the phone's clock. */
export const OrderAcceptance = v.object({
  totalPaise: v.number(),
  at: v.number(),
  /** What it would be today, once the order was held for the shopper's yes. */
  offer: v.nullable(OrderOffer),
});
export type OrderAcceptance = v.InferOutput<typeof OrderAcceptance>;

/** What the shopper accepts with this order at this moment (ms). */
export function acceptanceOf({ total }: NewOrder, now: number): OrderAcceptance {
  return { totalPaise: paiseFromRupees(total), at: now, offer: null };
}

/**
 * Compares an order with the prices of today (paise by product; a product that is missing is gone). The price of a quotation
 * holds for its own lines, so that only what is gone and the time count there. Null: it may go. Source: offline guarantees, the outbox, 9.
 */
export function requoteOrder(
  order: NewOrder,
  accepted: OrderAcceptance,
  today: ReadonlyMap<string, number>,
  now: number,
): { reason: RequoteReason; offer: OrderOffer } | null {
  const priceOf = ({ productId, price, quoted }: OrderItem): number | null => {
    const current = today.get(productId);
    if (current === undefined) return null;
    return quoted ? paiseFromRupees(price) : current;
  };
  const prices = order.items.map((item) => ({
    productId: item.productId,
    pricePaise: priceOf(item),
  }));
  const totalPaise = order.items.reduce(
    (sum, { quantity }, at) => sum + (prices[at]?.pricePaise ?? 0) * quantity,
    0,
  );
  const offer = { totalPaise, prices };
  if (prices.some(({ pricePaise }) => pricePaise === null))
    return { reason: 'product-gone', offer };
  if (totalPaise > accepted.totalPaise) return { reason: 'price-rise', offer };
  if (now - accepted.at > ORDER_REQUOTE_AFTER_MS) return { reason: 'too-old', offer };
  return null;
}

/** The order at the offer's prices, without what is gone; null when nothing is left of it. */
export function orderAtOffer(order: NewOrder, offer: OrderOffer): NewOrder | null {
  const items = order.items.flatMap((item, at) => {
    const paise = offer.prices[at]?.pricePaise;
    return paise === null || paise === undefined ? [] : [{ ...item, price: paise / 100 }];
  });
  if (items.length === 0) return null;
  const total = offer.totalPaise / 100;
  return { ...order, items, subTotal: total, total };
}
