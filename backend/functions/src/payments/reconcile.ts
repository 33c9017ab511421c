// Asks the provider about payments of which nothing was heard, and lets go of orders that nobody paid.
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { database } from '../database.ts';
import { isOvertaken } from '../overtaken.ts';
import { notePayment } from './note-payment.ts';
import {
  FIRST_LOOK_MS,
  type PaymentRecord,
  paymentDocument,
  preconditionOf,
  recordOf,
} from './payment-record.ts';
import type { PaymentProvider } from './provider.ts';

const HOUR_MS = 60 * 60 * 1000;
/** An order that is to be paid online waits this long. */
export const UNPAID_MS = 24 * HOUR_MS;
/** Banks may still say yes within five days. Source: Razorpay, late authorisation. */
const LAST_LOOK_MS = 5 * 24 * HOUR_MS;
const LOOK_AT_LEAST_EVERY_MS = 6 * HOUR_MS;
/** Most that one run looks at; the next one goes on. */
const MOST = 100;

type Setup = {
  /** Called only when there is something to ask. */
  readonly provider: () => Promise<PaymentProvider>;
  /** ms */
  readonly now: number;
};

/** One run. A payment about which the provider does not answer is left for the next one. */
export async function reconcile(setup: Setup): Promise<void> {
  const due = database.collection('payments').where('lookAt', '<=', setup.now);
  const { docs } = await due.orderBy('lookAt').limit(MOST).get();
  for (const document of docs) {
    await undisturbed(document.id, async () => {
      const record = recordOf(document);
      if (record) await look(record, setup);
    });
  }
  for (const order of await unpaidOrders(setup.now)) {
    await undisturbed(order.id, () => expire(order, setup));
  }
}

/** One that cannot be handled must not keep the others waiting. */
async function undisturbed(orderId: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    logger.error(`The payment of order ${orderId} could not be looked after.`, error);
  });
}

async function look(record: PaymentRecord, { provider, now }: Setup): Promise<void> {
  const { orderId, providerOrderId, createdAt } = record;
  const seen = providerOrderId ? await (await provider()).paymentsOf(providerOrderId) : [];
  let isPaid = false;
  for (const payment of seen) {
    isPaid = (await notePayment(orderId, payment)).state === 'success' || isPaid;
  }
  const age = Math.max(now - createdAt, FIRST_LOOK_MS);
  const isLast = isPaid || !providerOrderId || age > LAST_LOOK_MS;
  const lookAt = isLast ? null : now + Math.min(age, LOOK_AT_LEAST_EVERY_MS);
  await paymentDocument(orderId).update({ lookAt });
}

async function unpaidOrders(now: number): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await database
    .collectionGroup('orders')
    .where('paymentMethod', '==', 'online_payment')
    .where('deliveryStatus', '==', 'processing')
    .where('status', 'in', ['pending', 'failed'])
    .where('acceptedAt', '<=', now - UNPAID_MS)
    .orderBy('acceptedAt')
    .limit(MOST)
    .get();
  return docs;
}

/** Cancels an order that was not paid; its goods go back when that is seen. */
async function expire(order: QueryDocumentSnapshot, setup: Setup): Promise<void> {
  const uid = order.ref.parent.parent?.id;
  if (!uid) return;
  const record = recordOf(await paymentDocument(order.id).get());
  const isAsked = record?.uid === uid;
  // A last look: money that came is never forgotten for want of a webhook.
  if (record && isAsked) await look(record, setup);
  const [current, payment] = await Promise.all([order.ref.get(), paymentDocument(order.id).get()]);
  const isUnpaid = ['pending', 'failed'].includes(current.get('status'));
  if (!isUnpaid || current.get('deliveryStatus') !== 'processing') return;
  const batch = database.batch();
  const gone = { status: 'failed', deliveryStatus: 'cancel' };
  batch.update(order.ref, gone, preconditionOf(current));
  if (isAsked) {
    const failed = { state: 'failed', updatedAt: setup.now };
    batch.update(payment.ref, failed, preconditionOf(payment));
  }
  // Whoever was faster may have paid it; the next run sees.
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
