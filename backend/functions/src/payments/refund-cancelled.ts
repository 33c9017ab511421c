// An order that its shopper cancelled before it was packed gives back what was paid for it. Of one that the merchant cancels the money is the
// merchant's to decide about.
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { orderDocument, preconditionOf, readPayment, recordOf } from './payment-record.ts';
import { refundOf } from './refund.ts';

type Fields = Readonly<Record<string, unknown>> | undefined;

/** Whether this change is a shopper's cancelling. */
export function isCancelledByShopper(before: Fields, after: Fields): boolean {
  return (
    after?.deliveryStatus === 'cancel' &&
    after.cancelledBy === 'shopper' &&
    before?.deliveryStatus !== 'cancel'
  );
}

/**
 * Notes the money as due to go back, on the payment's record and on the order at once: what came online the reconciler gives back, a bank transfer
 * the merchant. May be called again; money that comes later is `notePayment`'s.
 */
export async function refundCancelled({
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
    if (!isCancelledByShopper(undefined, order.data())) return;
    const batch = order.ref.firestore.batch();
    const record = recordOf(payment);
    if (record?.state === 'success' && record.paymentId && !record.refunds[record.paymentId]) {
      const now = Date.now();
      const refunds = { ...record.refunds, [record.paymentId]: 'due' as const };
      const change = { refunds, lookAt: now, updatedAt: now };
      batch.update(payment.ref, change, preconditionOf(payment));
      batch.update(order.ref, { refund: refundOf(refunds) }, preconditionOf(order));
    } else if (order.get('paymentMethod') === 'NEFT' && wasTransferred(order.data())) {
      batch.update(order.ref, { refund: 'due' }, preconditionOf(order));
    } else return;
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}

/** The merchant saw the money, or the shopper told its number; and nobody has begun to give it back. */
function wasTransferred(order: Fields): boolean {
  const isSent = order?.status === 'success' || Boolean(order?.transactionId);
  return isSent && !order?.refund;
}
