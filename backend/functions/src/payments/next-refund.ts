// The next step of the money of an order that goes back, from the order and its payment's record alone. Pure.
import type { DocumentData } from 'firebase-admin/firestore';
import {
  isTransferTold,
  keepsTransfer,
  type Owing,
  owesOnlinePart,
  owesPart,
} from '../../../../src/domain/order/money-back.ts';
import type { RefundWay } from '../../../../src/domain/order/step-fields.ts';
import type { PaymentRecord } from './payment-record.ts';
import { type Plan, planPart, planRest, refundOf, refundOfOrder, replaced } from './refund-plan.ts';

/** The order's new `refund` and `refundWay`, and what the record says from now on; null if nothing follows. */
type Change = { refund?: Owing['refund']; refundWay?: RefundWay; plan?: Plan } | null;

/** The next step of an order's money that goes back. */
export function whatFollows(fields: DocumentData, record: PaymentRecord | null): Change {
  const order = fields as Owing & DocumentData;
  const part = record && planPart(order, record);
  if (part) return { plan: part, refund: refundOfOrder(order, { ...record, ...part }) ?? null };
  const { refund = null, refundAskedAt, deliveryStatus, cancelledBy } = order;
  const isCancelled = deliveryStatus === 'cancel';
  const state = record ? refundOf(record) : undefined;
  // A paid, cancelled order whose refund nobody has begun.
  const rest = record && planRest(order, record);
  if (refund === 'asked' && refundAskedAt) return asked(record, rest);
  const settled =
    refund === 'done' && order.refundWay === 'transfer' && record && byHand(order, record);
  if (settled) return settled;
  if (rest && cancelledBy === 'shopper' && !hasFailed(record)) {
    return { plan: rest, refund: 'asked' };
  }
  const mayBecomeDue = !refund || refund === 'done';
  if (rest && mayBecomeDue) return { refund: 'due' };
  // No known payment can give the part back: the merchant does.
  const isLost = owesOnlinePart(order) && record?.state !== 'success';
  if (isLost) return refund === 'failed' ? null : { refund: 'failed' };
  // The desk reads by `refund` whose money it owes.
  if (owesPart(order)) return refund ? null : { refund: state ?? 'due' };
  const isLeftOver = refund === 'due' || (refund === 'failed' && !state);
  if (!isCancelled && order.partBack && isLeftOver) return { refund: state ?? null };
  const isTransfer = keepsTransfer(order) || isTransferTold(order);
  return isTransfer && (mayBecomeDue || refund === 'asked') ? { refund: 'due' } : null;
}

/** Whether the refund of the order's own payment failed: the merchant may be sending it by hand at this moment. */
function hasFailed({ refunds, paymentId }: PaymentRecord): boolean {
  return paymentId !== null && refunds[paymentId] === 'failed';
}

/** The merchant asked for the refund: a retry of a failed one, or the money of a cancelled order. */
function asked(record: PaymentRecord | null, rest: Plan | null): Change {
  const state = record ? refundOf(record) : undefined;
  if (state === 'asked') return null;
  if (record && state === 'failed') {
    const plan = rest && hasFailed(record) ? rest : { refunds: record.refunds };
    return { plan: { ...plan, refunds: replaced(plan.refunds, 'failed', 'due') } };
  }
  return rest ? { plan: rest } : { refund: state ?? 'failed' };
}

/**
 * The merchant gave it back by hand: a refund that failed, which the desk shows first and is not retried, or else the
 * shopper's transfer or cash. That may come, or have to go back, after such a refund: the order then says `instead`.
 */
function byHand({ paymentMethod }: Owing, record: PaymentRecord): Change {
  const state = refundOf(record);
  // Only failed ones were given back by hand; those on their way go on.
  if (state === 'asked') return { refund: state };
  if (state !== 'failed') return null;
  const { refunds, part, isTransferBack } = record;
  const last = part && hasFailed(record) && { part: { ...part, isLast: true } };
  const plan = { refunds: replaced(refunds, 'failed', 'done'), ...last };
  const isInstead = paymentMethod !== 'online_payment' && !isTransferBack;
  const refund = refundOf({ ...record, ...plan }) ?? 'done';
  return { plan, refund, ...(isInstead && { refundWay: 'instead' }) };
}
