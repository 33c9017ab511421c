// What a notification says: of an order that moved, and of a product that is back.
import { type DeliveryStatus, orderNumber, type PaymentStatus } from './order.ts';

type Words = { readonly title: string; readonly body: string };
/** How an order stands, as far as its shopper is told by a notification. */
export type OrderStanding = { readonly delivery: DeliveryStatus; readonly payment: PaymentStatus };
/** News of an order; `step` names it, so that it is told once. */
export type OrderNews = Words & { readonly step: string };

const DELIVERY: Readonly<Record<DeliveryStatus, string>> = {
  processing: 'It is being made ready for you.',
  shipped: 'It is on its way to you.',
  delivered: 'It was delivered. Enjoy it!',
  pending: 'The shop is having another look at it.',
  cancel: 'It was cancelled.',
};

const PAYMENT: Readonly<Record<PaymentStatus, string | null>> = {
  success: 'Your payment has arrived.',
  failed: 'The payment did not go through. You can try it again.',
  pending: null,
  authorized: null,
};

/** What a change of an order's standing is worth telling; null when it is nothing to a shopper. */
export function orderNews(
  number: string | undefined,
  orderId: string,
  before: OrderStanding,
  after: OrderStanding,
): OrderNews | null {
  const title = `Your order ${number ?? orderNumber(orderId)}`;
  if (after.delivery !== before.delivery) {
    return { title, body: DELIVERY[after.delivery], step: `delivery-${after.delivery}` };
  }
  const body = after.payment === before.payment ? null : PAYMENT[after.payment];
  return body === null ? null : { title, body, step: `payment-${after.payment}` };
}

/** Tells that a product can be bought again. */
export function stockNews(productName: string): Words {
  return { title: `${productName} is back`, body: 'You asked us to tell you. Have a look!' };
}
