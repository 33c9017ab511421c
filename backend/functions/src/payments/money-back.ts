// Follows an order whose money goes back. An online payment goes back by itself if the shopper cancelled the order; if
// the merchant cancelled it, once the merchant asks for it. The merchant sends bank transfers back by hand.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import {
  isTransferTold,
  keepsTransfer,
  type Owing,
  owesPart,
} from '../../../../src/domain/order/money-back.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import {
  orderDocument,
  type PaymentRecord,
  preconditionOf,
  readPayment,
  recordOf,
} from './payment-record.ts';
import { refundOf } from './refund.ts';

type Refunds = PaymentRecord['refunds'];

const OF_MONEY = ['deliveryStatus', 'status', 'transactionId', 'refund', 'owedPaise'];

/** Whether this change of an order may start or change a refund. */
export function movesMoneyBack(before: DocumentData, after: DocumentData): boolean {
  const isConcerned =
    after.deliveryStatus === 'cancel' || Boolean(after.refund) || Boolean(after.owedPaise);
  return isConcerned && OF_MONEY.some((field) => before[field] !== after[field]);
}

/**
 * Writes on the payment's record and on the order, in one batch, the next step of the refund. Idempotent: a second call
 * finds nothing to do. `recordPayment` handles money that comes later.
 */
export async function followMoney({
  uid,
  orderId,
}: {
  uid: string;
  orderId: string;
}): Promise<void> {
  for (;;) {
    const [order, payment] = await Promise.all([
      orderDocument(uid, orderId).get(),
      readPayment(uid, orderId),
    ]);
    const record = recordOf(payment);
    const change = order.exists && whatFollows(order.data() ?? {}, record);
    if (!change) return;
    const batch = order.ref.firestore.batch();
    if (change.refunds) {
      const now = Date.now();
      const asked = { lookAt: now, failedLooks: 0, askedAt: now, updatedAt: now };
      batch.update(payment.ref, { refunds: change.refunds, ...asked }, preconditionOf(payment));
    }
    const refund = change.refund === undefined ? {} : { refund: change.refund };
    const changedAt = FieldValue.serverTimestamp();
    batch.update(order.ref, { ...refund, changedAt }, preconditionOf(order));
    try {
      await batch.commit();
      // Loops: the next step has no event of its own.
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}

type Change = { refund?: Owing['refund']; refunds?: Refunds } | null;

function whatFollows(fields: DocumentData, record: PaymentRecord | null): Change {
  const order = fields as Owing & DocumentData;
  const { refund = null, refundAskedAt, deliveryStatus, cancelledBy } = order;
  const isCancelled = deliveryStatus === 'cancel';
  const { refunds = {} } = record ?? {};
  // A paid, cancelled order whose refund nobody has begun.
  const kept = isCancelled && record?.state === 'success' && record.paymentId;
  const whole = kept && !refunds[kept] ? { ...refunds, [kept]: 'due' as const } : null;
  if (refund === 'asked' && refundAskedAt) return asked(refunds, whole);
  const settled = refund === 'done' && order.refundWay === 'transfer' && byHand(order, refunds);
  if (settled) return settled;
  if (whole && cancelledBy === 'shopper') return { refunds: whole, refund: 'asked' };
  const mayBecomeDue = !refund || refund === 'done';
  if (whole && mayBecomeDue) return { refund: 'due' };
  // The desk reads by `refund` whose money it owes.
  if (owesPart(order)) return refund ? null : { refund: 'due' };
  if (!isCancelled && order.partBack && refund === 'due') {
    return { refund: refundOf(refunds) ?? null };
  }
  const isTransfer = keepsTransfer(order) || isTransferTold(order);
  return isTransfer && (mayBecomeDue || refund === 'asked') ? { refund: 'due' } : null;
}

/** The merchant asked for the refund: a retry of a failed one, or the money of a cancelled order. */
function asked(refunds: Refunds, whole: Refunds | null): Change {
  const state = refundOf(refunds);
  if (state === 'asked') return null;
  if (state === 'failed') return { refunds: replaced(refunds, 'failed', 'due') };
  return whole ? { refunds: whole } : { refund: state ?? 'failed' };
}

/** The merchant gave it back by hand: the shopper's transfer, or else a refund that failed, which is not retried. */
function byHand(order: Owing, refunds: Refunds): Change {
  const state = refundOf(refunds);
  if (state !== 'failed' && state !== 'asked') return null;
  const isTransfer = order.paymentMethod !== 'online_payment' && order.status === 'success';
  // Only failed ones were given back by hand; those on their way go on.
  if (isTransfer || state === 'asked') return { refund: state };
  return { refunds: replaced(refunds, 'failed', 'done') };
}

function replaced(refunds: Refunds, from: Refunds[string], to: Refunds[string]): Refunds {
  return Object.fromEntries(
    Object.entries(refunds).map(([id, state]) => [id, state === from ? to : state]),
  );
}
