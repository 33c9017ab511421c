// Gives money back that came twice, or after its order was cancelled: at most once, however often it is tried. What could not be given
// back stands on the order, where the merchant sees it, and is tried again.
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { RefundState } from '../../../../src/core/model/order/order.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { orderDocument, type PaymentRecord, preconditionOf, recordOf } from './payment-record.ts';
import type { PaymentProvider } from './provider.ts';

/** Looks in vain after which the merchant is asked to settle it. */
const TRIES = 3;

type Refunds = PaymentRecord['refunds'];

/** What the order says of its refunds: the one that needs most; undefined where there are none. */
export function refundOf(refunds: Refunds): RefundState | undefined {
  const all = Object.values(refunds);
  return (['failed', 'due', 'done'] as const).find((state) => all.includes(state));
}

/** Whether there is money that has not gone back yet. */
export function hasOpenRefund({ refunds }: Pick<PaymentRecord, 'refunds'>): boolean {
  return Object.values(refunds).some((state) => state !== 'done');
}

/** Gives back whatever of this record has not gone back yet. @throws ProviderError when some of it could not be. */
export async function giveBack(
  document: DocumentReference,
  { refunds, failedLooks }: PaymentRecord,
  provider: PaymentProvider,
): Promise<void> {
  for (const [paymentId, state] of Object.entries(refunds)) {
    if (state === 'done') continue;
    try {
      // The provider remembers what went back; that is also how the merchant's own refund is noticed.
      const { status, amountPaise } = await provider.payment(paymentId);
      if (status !== 'refunded') await provider.refund(paymentId, amountPaise);
    } catch (error) {
      if (failedLooks + 1 >= TRIES) await note(document, paymentId, 'failed');
      throw error;
    }
    await note(document, paymentId, 'done');
  }
}

/** On the record and on the order at once. */
async function note(
  document: DocumentReference,
  paymentId: string,
  state: RefundState,
): Promise<void> {
  for (;;) {
    const payment = await document.get();
    const record = recordOf(payment);
    if (!record || record.refunds[paymentId] === state) return;
    if (state === 'failed') {
      logger.error(`Order ${record.orderId}: give payment ${paymentId} back in the dashboard.`);
    }
    const refunds = { ...record.refunds, [paymentId]: state };
    const order = await orderDocument(record.uid, record.orderId).get();
    const batch = document.firestore.batch();
    batch.update(document, { refunds, updatedAt: Date.now() }, preconditionOf(payment));
    if (order.exists) batch.update(order.ref, { refund: refundOf(refunds) }, preconditionOf(order));
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}
