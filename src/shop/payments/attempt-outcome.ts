// How an attempt to pay ended, for the shopper. The order's own status, when it comes, overrides it. Pure.
import type { PaymentAnswer } from '#browser/payments/payments.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';
import type { PaymentNews } from './payment-news.ts';

/** The news from the checkout's answer; `before`: the order's status until then. Only the order itself says "paid". */
export function paymentNews({ outcome }: PaymentAnswer, before: PaymentStatus): PaymentNews {
  switch (outcome) {
    case 'paid':
    case 'confirming':
      return before === 'failed' ? 'confirming-again' : 'confirming';
    case 'no-order-id':
    case 'no-answer':
      return 'not-begun';
    default:
      return outcome;
  }
}

/** Whether an attempt to pay failed, so that other methods are offered. */
export function triedInVain(order: Order, news: PaymentNews | undefined): boolean {
  if (isConfirming(order, news)) return false;
  return order.status === 'failed' || news !== undefined;
}

/** Whether the payment went through and the order has yet to confirm it; a failure recorded later ends this. */
export function isConfirming({ status }: Order, news: PaymentNews | undefined): boolean {
  if (news === 'confirming-again') return status === 'pending' || status === 'failed';
  return news === 'confirming' && status === 'pending';
}
