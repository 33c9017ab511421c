// Gives back money that came twice, or after its order was cancelled: at most once, however often it is tried. A failed
// refund is shown to the merchant on the order: they have it retried, or send it by hand, and no second refund may
// follow.
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { RefundState } from '../../../../src/domain/order/step-fields.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { orderDocument, type PaymentRecord, preconditionOf, recordOf } from './payment-record.ts';
import type { PaymentProvider } from './provider.ts';

/** Failed looks after which the merchant is asked to settle it. */
const TRIES = 3;

type Refunds = PaymentRecord['refunds'];

/** The order's refund state for the provider's refunds: the most urgent one; undefined if there are none. */
export function refundOf(refunds: Refunds): RefundState | undefined {
  const all = Object.values(refunds);
  const most = (['failed', 'due', 'done'] as const).find((state) => all.includes(state));
  return most === 'due' ? 'asked' : most;
}

/** The same if money may have to go back by hand as well, which is left to the merchant and must stay visible. */
export function refundOfOrder(order: DocumentData, refunds: Refunds): RefundState | undefined {
  const state = refundOf(refunds);
  const isByHand = order.paymentMethod !== 'online_payment' && order.refund === 'due';
  return state && isByHand && state !== 'failed' ? 'due' : state;
}

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
    let reference: string | null = null;
    try {
      // The provider remembers refunds; this also detects one that the merchant made in its dashboard.
      const { status, amountPaise } = await provider.payment(paymentId);
      const isTheirs = current.refunds[paymentId] === 'failed';
      if (status !== 'refunded' && isTheirs) continue;
      if (status !== 'refunded') reference = await provider.refund(paymentId, amountPaise);
    } catch (error) {
      if (current.failedLooks + 1 >= TRIES) await note(document, paymentId, { state: 'failed' });
      throw error;
    }
    await note(document, paymentId, { state: 'done', reference });
  }
}

type Outcome = { state: 'failed' } | { state: 'done'; reference: string | null };

/** Records the outcome on the record and on the order in one batch. */
async function note(
  document: DocumentReference,
  paymentId: string,
  outcome: Outcome,
): Promise<void> {
  const { state } = outcome;
  for (;;) {
    const payment = await document.get();
    const record = recordOf(payment);
    if (!record || record.refunds[paymentId] === state) return;
    if (state === 'failed') {
      logger.error(`Order ${record.orderId}: give payment ${paymentId} back in the dashboard.`);
    }
    const now = Date.now();
    const refunds = { ...record.refunds, [paymentId]: state };
    const order = await orderDocument(record.uid, record.orderId).get();
    const batch = document.firestore.batch();
    batch.update(document, { refunds, updatedAt: now }, preconditionOf(payment));
    if (order.exists) {
      const said = {
        refund: refundOfOrder(order.data() ?? {}, refunds),
        changedAt: FieldValue.serverTimestamp(),
        // Keeps what the merchant recorded about a transfer.
        ...(outcome.state === 'done' &&
          order.get('refundWay') !== 'transfer' && {
            refundedAt: now,
            refundWay: 'online',
            // There is no reference for a refund made in the dashboard, or whose answer was lost.
            ...(outcome.reference && { refundReference: outcome.reference }),
          }),
      };
      batch.update(order.ref, said, preconditionOf(order));
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}
