// How an attempt to pay ended, as far as a shopper has to know. What the order itself says later counts more. Pure.

import type { PaymentAnswer } from '#browser/payments/payments.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';

/** `confirming-again`: after an attempt that failed. `not-begun`: nobody was asked for money. */
export const PAYMENT_NEWS = [
  'confirming',
  'confirming-again',
  'cancelled',
  'failed',
  'not-begun',
  'refused',
] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/** The news of an answer about an order that stood so before; that it is paid is said only by the order itself. */
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

/** Whether an attempt to pay came to nothing, so that other ways are offered. */
export function triedInVain(order: Order, news: PaymentNews | undefined): boolean {
  if (isConfirming(order, news)) return false;
  return order.status === 'failed' || news !== undefined;
}

/** Whether all that is left is that the order says so, too; a failure that came later says something else. */
export function isConfirming({ status }: Order, news: PaymentNews | undefined): boolean {
  if (news === 'confirming-again') return status === 'pending' || status === 'failed';
  return news === 'confirming' && status === 'pending';
}
