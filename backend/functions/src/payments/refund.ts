// Gives back money that came twice or for a cancelled order, and parts of a payment: once, however often it is tried. A
// failed refund is shown to the merchant on the order: they have it retried, or send it by hand, and no second refund may
// follow.
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { orderDocument, type PaymentRecord, preconditionOf, recordOf } from './payment-record.ts';
import type { PaymentProvider } from './provider.ts';
import { missingPaise, noteOutcome, type Outcome, partOf } from './refund-plan.ts';

/** Failed looks after which the merchant is asked to settle it. */
const TRIES = 3;

/** Whether the provider must still be asked for a refund. */
export function hasDueRefund({ refunds }: Pick<PaymentRecord, 'refunds'>): boolean {
  return Object.values(refunds).includes('due');
}

/** Whether some money has not gone back yet. */
export function hasOpenRefund({ refunds }: Pick<PaymentRecord, 'refunds'>): boolean {
  return Object.values(refunds).some((state) => state !== 'done');
}

/** Gives back all money of this record that has not gone back yet. @throws ProviderError if some of it failed */
export async function giveBack(
  document: DocumentReference,
  { refunds }: PaymentRecord,
  provider: PaymentProvider,
): Promise<void> {
  for (const paymentId of Object.keys(refunds)) {
    // Read again: the merchant may have given it back by hand just now.
    const current = recordOf(await document.get());
    if (!current || current.refunds[paymentId] === 'done') continue;
    const part = partOf(current, paymentId);
    let reference: string | null = null;
    try {
      // The provider remembers refunds; this also detects one that the merchant made in its dashboard.
      const paise = missingPaise(await provider.payment(paymentId), part);
      const isTheirs = current.refunds[paymentId] === 'failed';
      if (paise > 0 && isTheirs) continue;
      const { askedAt = 0, failedLooks } = current;
      // Two runs at once make one refund; a later try is a new one, for what is missing by then.
      const key = [paymentId, part?.paise ?? 'all', askedAt, failedLooks].join('-');
      if (paise > 0) reference = await provider.refund(paymentId, paise, key);
    } catch (error) {
      if (current.failedLooks + 1 >= TRIES) await note(document, paymentId, { state: 'failed' });
      throw error;
    }
    await note(document, paymentId, { state: 'done', reference, part });
  }
}

/** Records the outcome on the record and on the order in one batch. */
async function note(
  document: DocumentReference,
  paymentId: string,
  outcome: Outcome,
): Promise<void> {
  for (;;) {
    const payment = await document.get();
    const record = recordOf(payment);
    if (!record) return;
    const order = await orderDocument(record.uid, record.orderId).get();
    const now = Date.now();
    const noted = noteOutcome(order.data() ?? {}, record, { paymentId, outcome, now });
    if (!noted) return;
    if (outcome.state === 'failed') {
      logger.error(`Order ${record.orderId}: give payment ${paymentId} back in the dashboard.`);
    }
    const batch = document.firestore.batch();
    batch.update(document, { ...noted.plan, updatedAt: now }, preconditionOf(payment));
    if (order.exists) {
      const changedAt = FieldValue.serverTimestamp();
      batch.update(order.ref, { ...noted.said, changedAt }, preconditionOf(order));
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}
