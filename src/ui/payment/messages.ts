// What an order's payment status means for its shopper, in words beside the specification's badge.
import { awaitedPayment } from '#domain/order/awaited-payment.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';

export const NOT_PAID_YET = 'Not paid yet';
export const PAY_NOW = 'Pay now';
export const CHECKING_TRANSFER = 'We are checking your transfer';
const NOTHING_TO_PAY = 'Nothing to pay';
const PAID_IN_CASH = 'Paid in cash';
const payInCash = (total: string) => `Pay ${total} in cash on delivery`;
const cashOpen = (total: string) => `Not paid yet: ${total} in cash`;
/** Both, on a card that leads to the button. */
export const PAY_FOR_IT = `${NOT_PAID_YET} – ${PAY_NOW}`;

/** `isDue`: the shopper has to pay before the order is sent. */
export type PaymentNote = { words: string; isDue: boolean };

/** The note about an order's payment; null where the badge says it all, or nothing has to be paid now. */
export function paymentNote(order: Order): PaymentNote | null {
  const { paymentMethod, deliveryStatus, heldReason } = order;
  if (deliveryStatus === 'cancel') return cancelledNote(order);
  if (heldReason) return null;
  if (paymentMethod === 'cod') return cashNote(order);
  const awaited = awaitedPayment(order);
  if (awaited === 'check') return { words: CHECKING_TRANSFER, isDue: false };
  return awaited && { words: NOT_PAID_YET, isDue: true };
}

/** Unless money came or may have. */
function cancelledNote({ status, transactionId, refund }: Order): PaymentNote | null {
  const isOpen = status === 'pending' || status === 'failed';
  return isOpen && !transactionId && !refund ? { words: NOTHING_TO_PAY, isDue: false } : null;
}

function cashNote({ status, deliveryStatus, cashWith, totalPaise }: Order): PaymentNote | null {
  if (status === 'success' || cashWith === 'courier') return { words: PAID_IN_CASH, isDue: false };
  const total = formatPaise(totalPaise);
  if (deliveryStatus !== 'delivered') return { words: payInCash(total), isDue: false };
  return cashWith === 'customer' ? { words: cashOpen(total), isDue: false } : null;
}
