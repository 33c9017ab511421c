// Decides from the order alone whether money has to go back to its shopper. Pure.
import type { Order } from './order.ts';

/**
 * `check`: the shopper reported a transfer that nobody has seen; `part`: something was taken off after its transfer had
 * arrived, and the merchant sends that part; the others as in `RefundState`.
 */
export type MoneyBack = 'check' | 'part' | 'due' | 'asked' | 'failed' | 'done';

/** The states that the merchant's list of money to give back shows. */
export const OPEN_MONEY: readonly MoneyBack[] = ['check', 'part', 'due', 'asked', 'failed'];

export type Owing = Pick<
  Order,
  'paymentMethod' | 'status' | 'deliveryStatus' | 'transactionId' | 'refund' | 'refundWay'
> &
  Partial<Pick<Order, 'transferMissedAt' | 'owedPaise'>>;

/** State of the money that goes back, or may have to; null if there is none. */
export function moneyBackOf(order: Owing): MoneyBack | null {
  const { refund } = order;
  if (refund === 'failed') return 'failed';
  if (keepsTransfer(order) || keepsOnline(order)) return 'due';
  if (owesPart(order)) return owesOnlinePart(order) ? 'asked' : 'part';
  if (isTransferTold(order)) return 'check';
  if (refund === 'due') return order.paymentMethod === 'NEFT' ? null : 'asked';
  return refund ?? null;
}

/** The sum that goes back, or may have to, in paise. */
export function moneyBackPaise(order: Owing & Pick<Order, 'totalPaise'>): number {
  const { owedPaise = 0, totalPaise } = order;
  if (owesPart(order)) return owedPaise;
  return isCancelled(order) ? totalPaise + owedPaise : totalPaise;
}

/** Something was taken off an order that goes on, after it was paid. If it is cancelled, all goes back. */
export function owesPart(order: Owing): boolean {
  return Boolean(order.owedPaise) && !isCancelled(order);
}

/** The same of an order that was paid online: the provider gives the part back, or if it will not, the merchant. */
export function owesOnlinePart(order: Owing): boolean {
  return order.paymentMethod === 'online_payment' && owesPart(order);
}

/** A transfer, or cash, arrived for a cancelled order, and was not given back. */
export function keepsTransfer(order: Owing): boolean {
  return order.status === 'success' && order.paymentMethod !== 'online_payment' && mayKeep(order);
}

/** The shopper reported a transfer for a cancelled order; the merchant has not said whether it arrived. */
export function isTransferTold(order: Owing): boolean {
  const { status, transactionId, transferMissedAt } = order;
  const isTold = status !== 'success' && Boolean(transactionId) && !transferMissedAt;
  return isTold && order.paymentMethod === 'NEFT' && mayKeep(order);
}

/** A refund that is `done` without a `refundWay` was settled in the console. */
function mayKeep(order: Owing): boolean {
  const { refund, refundWay } = order;
  const isGivenBack = ['transfer', 'done'].includes(refundWay ?? refund ?? '');
  return isCancelled(order) && !isGivenBack;
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
