// Decides from the order alone whether money has to go back to its shopper. Pure.
import type { Order } from './order.ts';

/** `check`: the shopper reported a transfer that nobody has seen; the others as in `RefundState`. */
export type MoneyBack = 'check' | 'due' | 'asked' | 'failed' | 'done';

/** The states that the merchant's list of money to give back shows. */
export const OPEN_MONEY: readonly MoneyBack[] = ['check', 'due', 'asked', 'failed'];

export type Owing = Pick<
  Order,
  'paymentMethod' | 'status' | 'deliveryStatus' | 'transactionId' | 'refund' | 'refundWay'
> &
  Partial<Pick<Order, 'transferMissedAt'>>;

/** State of the money that goes back, or may have to; null if there is none. */
export function moneyBackOf(order: Owing): MoneyBack | null {
  const { refund } = order;
  if (refund === 'failed') return 'failed';
  if (keepsTransfer(order) || keepsOnline(order)) return 'due';
  if (isTransferTold(order)) return 'check';
  if (refund === 'due') return order.paymentMethod === 'NEFT' ? null : 'asked';
  return refund ?? null;
}

/** A transfer arrived for a cancelled order, and was not given back. */
export function keepsTransfer(order: Owing): boolean {
  return order.status === 'success' && mayKeepTransfer(order);
}

/** The shopper reported a transfer for a cancelled order; the merchant has not said whether it arrived. */
export function isTransferTold(order: Owing): boolean {
  const { status, transactionId, transferMissedAt } = order;
  const isTold = status !== 'success' && Boolean(transactionId) && !transferMissedAt;
  return isTold && mayKeepTransfer(order);
}

/** A refund that is `done` without a `refundWay` was settled in the console. */
function mayKeepTransfer(order: Owing): boolean {
  const { paymentMethod, refund, refundWay } = order;
  const isGivenBack = ['transfer', 'done'].includes(refundWay ?? refund ?? '');
  return paymentMethod === 'NEFT' && isCancelled(order) && !isGivenBack;
}

/** Money arrived online for a cancelled order, and no refund has begun. */
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
