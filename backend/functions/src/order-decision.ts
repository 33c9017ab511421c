// Whether the shop takes an order, and at which prices: decided from what the phone sent, the catalogue and the quotation
// alone. The phone is believed in what it wants, never in what that costs.
import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '../../../src/core/model/limits.ts';
import { paiseFromRupees } from '../../../src/core/model/money.ts';
import {
  type HeldOrderReason,
  itemsTotal,
  NewOrder,
  type OrderItem,
  orderNumber,
} from '../../../src/core/model/order.ts';
import type { ProductFields } from '../../../src/core/model/product.ts';
import type { QuotationLine } from '../../../src/core/model/quotation.ts';

/** What the shop asks today: its products by id, and what the shopper was quoted. */
export interface Offer {
  readonly products: ReadonlyMap<string, ProductFields>;
  readonly quoted: readonly QuotationLine[];
}

/** Taken at these items and this total (rupees), or held for the merchant. */
export type OrderDecision =
  | { outcome: 'accepted'; items: OrderItem[]; total: number }
  | { outcome: 'held'; reason: HeldOrderReason };

/** The order that was sent to `users/{uid}/orders/{orderId}`, each product once; null when it makes no sense there. */
export function understandOrder(
  { uid, orderId }: { uid: string; orderId: string },
  sent: unknown,
): NewOrder | null {
  const parsed = v.safeParse(NewOrder, sent);
  if (!parsed.success) return null;
  const order = parsed.output;
  const isItsOwn =
    order.userId === uid && order.orderId === orderId && order.orderNo === orderNumber(orderId);
  const items = eachProductOnce(order.items);
  const isSane = items.every(({ quantity }) => quantity <= MAX_LINE_QUANTITY);
  return isItsOwn && isSane ? { ...order, items } : null;
}

function eachProductOnce(items: readonly OrderItem[]): OrderItem[] {
  const once = new Map<string, OrderItem>();
  for (const item of items) {
    const before = once.get(item.productId);
    once.set(item.productId, {
      ...(before ?? item),
      quantity: (before?.quantity ?? 0) + item.quantity,
    });
  }
  return [...once.values()];
}

/** Takes the order unless something in it is gone, or it costs more by now than the shopper said yes to. */
export function decideOrder(order: NewOrder, offer: Offer): OrderDecision {
  const items: OrderItem[] = [];
  for (const item of order.items) {
    const product = offer.products.get(item.productId);
    if (!product) return { outcome: 'held', reason: 'product' };
    items.push(...atTodaysPrice(item, product, offer.quoted));
  }
  const total = itemsTotal(items);
  if (paiseFromRupees(total) > paiseFromRupees(order.total)) {
    return { outcome: 'held', reason: 'price' };
  }
  return { outcome: 'accepted', items, total };
}

/** The quoted pieces at the quoted price, and those beyond them at the catalogue's. */
function atTodaysPrice(
  item: OrderItem,
  { name, price }: ProductFields,
  quoted: readonly QuotationLine[],
): OrderItem[] {
  const today = { ...item, name, price };
  const quote = quoted.find(({ product }) => product.id === item.productId);
  if (!quote || quote.product.pricePaise === paiseFromRupees(price)) return [today];
  const asQuoted = Math.min(quote.quantity, item.quantity);
  return [
    { ...today, price: quote.product.pricePaise / 100, quantity: asQuoted },
    { ...today, quantity: item.quantity - asQuoted },
  ].filter(({ quantity }) => quantity > 0);
}
