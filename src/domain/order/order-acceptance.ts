// The terms that a shopper accepted with an order, and whether today's catalogue still meets them. Pure; it never
// decides what an order costs, only whether it may go without asking again.
import * as v from 'valibot';
import { ORDER_REQUOTE_AFTER_MS } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { chargesAt, chargesPaise } from './charges.ts';
import { itemsTotal, type NewOrder, type OrderItem } from './order.ts';

/** The change since: a higher total, a product gone, or too long a wait. Also the code of the row's `lastError`. */
export const RequoteReason = v.picklist(['price-rise', 'product-gone', 'too-old']);
export type RequoteReason = v.InferOutput<typeof RequoteReason>;

/** The order at today's prices: for each line in turn the price of a piece in paise, null if the product is gone. */
export const OrderOffer = v.object({
  totalPaise: v.number(),
  prices: v.array(v.object({ productId: v.string(), pricePaise: v.nullable(v.number()) })),
});
export type OrderOffer = v.InferOutput<typeof OrderOffer>;

/** The outbox row's `accepted` of an order. `at` in ms since 1970 by the phone's clock. */
export const OrderAcceptance = v.object({
  totalPaise: v.number(),
  at: v.number(),
  /** Today's offer, once the order is held for the shopper's yes. */
  offer: v.nullable(OrderOffer),
});
export type OrderAcceptance = v.InferOutput<typeof OrderAcceptance>;

/** The terms that the shopper accepts with this order at this moment (ms). */
export function acceptanceOf({ total }: NewOrder, now: number): OrderAcceptance {
  return { totalPaise: paiseFromRupees(total), at: now, offer: null };
}

/**
 * Compares an order with today's prices (paise by product; a missing product is gone). A quotation's price holds for
 * its own lines, so that only gone products and time count there. Null: it may go. Source: offline guarantees, the
 * outbox, 9.
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
  const goodsPaise = order.items.reduce(
    (sum, { quantity }, at) => sum + (prices[at]?.pricePaise ?? 0) * quantity,
    0,
  );
  const charges = chargesAt(order, paiseFromRupees(order.subTotal), goodsPaise);
  const totalPaise = goodsPaise + chargesPaise(charges);
  const offer = { totalPaise, prices };
  if (prices.some(({ pricePaise }) => pricePaise === null))
    return { reason: 'product-gone', offer };
  if (totalPaise > accepted.totalPaise) return { reason: 'price-rise', offer };
  if (now - accepted.at > ORDER_REQUOTE_AFTER_MS) return { reason: 'too-old', offer };
  return null;
}

/** The order at the offer's prices, without gone products; null if no line is left. */
export function orderAtOffer(order: NewOrder, offer: OrderOffer): NewOrder | null {
  const items = order.items.flatMap((item, at) => {
    const paise = offer.prices[at]?.pricePaise;
    return paise === null || paise === undefined ? [] : [{ ...item, price: paise / 100 }];
  });
  if (items.length === 0) return null;
  const { deliveryCharge: _, coupon: __, ...same } = order;
  const goods = itemsTotal(items);
  const charges = chargesAt(order, paiseFromRupees(order.subTotal), paiseFromRupees(goods));
  return { ...same, items, subTotal: goods, total: offer.totalPaise / 100, ...charges };
}
