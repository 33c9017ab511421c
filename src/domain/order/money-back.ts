// What of an order's money is to go back to its shopper. Pure, and decided by what the order says alone.
import type { Order } from './order.ts';

/** `check`: the shopper told of a transfer, and nobody has seen it; the others as in `RefundState`. */
export type MoneyBack = 'check' | 'due' | 'asked' | 'failed' | 'done';

/** Those of which the merchant's list of money to give back consists. */
export const OPEN_MONEY: readonly MoneyBack[] = ['check', 'due', 'asked', 'failed'];

export type Owing = Pick<
  Order,
  'paymentMethod' | 'status' | 'deliveryStatus' | 'transactionId' | 'refund' | 'refundWay'
> &
  Partial<Pick<Order, 'transferMissedAt'>>;

/** How the money of an order stands that goes back, or may have to; null where there is none. */
export function moneyBackOf(order: Owing): MoneyBack | null {
  const { refund } = order;
  if (refund === 'failed') return 'failed';
  if (keepsTransfer(order) || keepsOnline(order)) return 'due';
  if (isTransferTold(order)) return 'check';
  if (refund === 'due') return order.paymentMethod === 'NEFT' ? null : 'asked';
  return refund ?? null;
}

/** A transfer came for an order that is cancelled, and was not given back. */
export function keepsTransfer(order: Owing): boolean {
  return order.status === 'success' && mayKeepTransfer(order);
}

/** The shopper told of a transfer for an order that is cancelled; whether it came, the merchant has not said. */
export function isTransferTold(order: Owing): boolean {
  const { status, transactionId, transferMissedAt } = order;
  const isTold = status !== 'success' && Boolean(transactionId) && !transferMissedAt;
  return isTold && mayKeepTransfer(order);
}

/** What is done and names no way was settled in the console. */
function mayKeepTransfer(order: Owing): boolean {
  const { paymentMethod, refund, refundWay } = order;
  const isGivenBack = ['transfer', 'done'].includes(refundWay ?? refund ?? '');
  return paymentMethod === 'NEFT' && isCancelled(order) && !isGivenBack;
}

/** Money came online for an order that is cancelled, and nobody has begun to give it back. */
function keepsOnline(order: Owing): boolean {
  const { paymentMethod, status, refund } = order;
  const isBegun = refund === 'asked' || refund === 'done';
  return (
    paymentMethod === 'online_payment' && status === 'success' && isCancelled(order) && !isBegun
  );
}

function isCancelled({ deliveryStatus }: Owing): boolean {
  return deliveryStatus === 'cancel';
}
