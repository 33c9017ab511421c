// Follows an order whose money goes back. An online payment goes back by itself if the shopper cancelled the order, and
// in part if something was taken off it; if the merchant cancelled it, once the merchant asks for it. The merchant sends
// bank transfers back by hand.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { whatFollows } from './next-refund.ts';
import { orderDocument, preconditionOf, readPayment, recordOf } from './payment-record.ts';

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
    const { plan, ...said } = change;
    if (plan) {
      const now = Date.now();
      const asked = { lookAt: now, failedLooks: 0, askedAt: now, updatedAt: now };
      batch.update(payment.ref, { ...plan, ...asked }, preconditionOf(payment));
    }
    const changedAt = FieldValue.serverTimestamp();
    batch.update(order.ref, { ...said, changedAt }, preconditionOf(order));
    try {
      await batch.commit();
      // Loops: the next step has no event of its own.
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}
