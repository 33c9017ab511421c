// Which change of an order is worth a notification, and what that says.
import { DELIVERY_NEWS, PAYMENT_NEWS, yourOrder } from '../messages.ts';
import { type DeliveryStatus, orderNumber, type PaymentStatus } from './order.ts';

type Words = { readonly title: string; readonly body: string };
/** How an order stands, as far as its shopper is told by a notification. */
export type OrderStanding = { readonly delivery: DeliveryStatus; readonly payment: PaymentStatus };
/** News of an order; `step` names it, so that it is told once. */
export type OrderNews = Words & { readonly step: string };

/** What a change of an order's standing is worth telling; null when it is nothing to a shopper. */
export function orderNews(
  number: string | undefined,
  orderId: string,
  before: OrderStanding,
  after: OrderStanding,
): OrderNews | null {
  const title = yourOrder(number ?? orderNumber(orderId));
  if (after.delivery !== before.delivery) {
    return { title, body: DELIVERY_NEWS[after.delivery], step: `delivery-${after.delivery}` };
  }
  const body = after.payment === before.payment ? null : PAYMENT_NEWS[after.payment];
  return body === null ? null : { title, body, step: `payment-${after.payment}` };
}
