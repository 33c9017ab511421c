// Asks the provider about payments without news, gives unwanted money back, and cancels unpaid orders. Documents that
// fail are retried less and less often, so that they never keep others waiting.
import {
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import { cancelledUnpaid, endTransfer, lateTransfers } from './late-transfers.ts';
import {
  FIRST_LOOK_MS,
  orderDocument,
  type PaymentRecord,
  preconditionOf,
  readPayment,
  recordOf,
} from './payment-record.ts';
import type { SeenPayment } from './payment-state.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { recordPayment } from './record-payment.ts';
import { giveBack, hasOpenRefund } from './refund.ts';

const HOUR_MS = 60 * 60 * 1000;
/** An order to be paid online waits this long. */
export const UNPAID_MS = 24 * HOUR_MS;
/** Banks may still approve within five days. Source: Razorpay, late authorisation. */
const LAST_LOOK_MS = 5 * 24 * HOUR_MS;
/** For a cancelled order, whose checkout may still have been open. */
const LAST_LOOK_AFTER_CANCEL_MS = 2 * 24 * HOUR_MS;
const MAX_INTERVAL_MS = 6 * HOUR_MS;
const PAGE = 100;
/**
 * A run ends itself before the platform would kill it; the next one continues. Payments get the first half to
 * themselves.
 */
const RUN_MS = 240_000;

type Setup = {
  /** Called only if there is something to ask. */
  readonly provider: () => Promise<PaymentProvider>;
  /** ms */
  readonly now: number;
  /** Passed in tests only. ms */
  readonly runMs?: number;
};

/** One run. A payment for which the provider does not answer is left for a later one. */
export async function reconcile(setup: Setup): Promise<void> {
  const start = Date.now();
  const { now, runMs = RUN_MS } = setup;
  const due = database.collection('payments').where('lookAt', '<=', now).orderBy('lookAt');
  await each(due, start + runMs / 2, (payment) => look(payment, setup));
  await each(lateTransfers(now), start + runMs, (order) =>
    unlessOvertaken(endTransfer(order, now)),
  );
  await each(unpaidOrders(now), start + runMs, (order) => expire(order, setup));
}

/** Handles a query's documents, page by page, until this moment. One that fails does not hold up the others. */
async function each(
  query: Query,
  until: number,
  handle: (document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  for (let rest = query.limit(PAGE); ; ) {
    const { docs } = await rest.get();
    for (const document of docs) {
      if (Date.now() > until) return;
      await handle(document).catch((error: unknown) => {
        logger.error(`${document.ref.path} could not be looked after.`, error);
      });
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    rest = query.startAfter(last).limit(PAGE);
  }
}

/** Looks once, and schedules the next look whatever the outcome. @throws the error of the look */
async function look(payment: DocumentSnapshot, setup: Setup): Promise<void> {
  const failure = await ask(payment, setup).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Read again: money that has to go back may have come meanwhile.
  const current = await payment.ref.get();
  if (!current.exists) return;
  const failedLooks = failure ? Number(current.get('failedLooks') ?? 0) + 1 : 0;
  const lookAt = await nextLook(current, failedLooks, setup.now);
  await unlessOvertaken(current.ref.update({ lookAt, failedLooks }, preconditionOf(current)));
  if (failure) throw failure.error;
}

async function ask(payment: DocumentSnapshot, setup: Setup): Promise<void> {
  const record = recordOf(payment);
  if (!record?.providerOrderId) return;
  if (record.state !== 'success') {
    for (const seen of await attemptsAt(record.providerOrderId, record.createdAt, setup)) {
      await recordPayment(payment.ref, seen);
    }
  }
  const now = recordOf(await payment.ref.get());
  if (now && hasOpenRefund(now)) await giveBack(payment.ref, now, await setup.provider());
}

async function attemptsAt(
  providerOrderId: string,
  createdAt: number,
  { provider, now }: Setup,
): Promise<SeenPayment[]> {
  try {
    return await (await provider()).paymentsOf(providerOrderId);
  } catch (error) {
    // As after a change from test keys to live ones: after this long the provider will never know it.
    if (isUnknownThere(error) && now - createdAt > LAST_LOOK_MS) return [];
    throw error;
  }
}

function isUnknownThere(error: unknown): boolean {
  return error instanceof ProviderError && [400, 404].includes(error.status ?? 0);
}

/** Null if there is nothing more to ask. */
async function nextLook(
  payment: DocumentSnapshot,
  failedLooks: number,
  now: number,
): Promise<number | null> {
  const record = understood(payment);
  const createdAt = record?.createdAt ?? payment.createTime?.toMillis() ?? 0;
  const isOwed = record !== null && hasOpenRefund(record);
  if (record && !isOwed && (record.state === 'success' || !record.providerOrderId)) return null;
  const order = record && (await orderDocument(record.uid, record.orderId).get());
  const isCancelled = order?.get('deliveryStatus') === 'cancel';
  const begun = isCancelled ? (order?.get('stockReleasedAt') ?? createdAt) : createdAt;
  const since = Math.max(begun, record?.askedAt ?? 0);
  const last = isCancelled && !isOwed ? LAST_LOOK_AFTER_CANCEL_MS : LAST_LOOK_MS;
  // An order that could be paid waits for the provider's answer; a cancelled one does not.
  if (now - since > last && (failedLooks === 0 || !record || isCancelled)) return null;
  const pause =
    failedLooks > 0 ? FIRST_LOOK_MS * 2 ** (failedLooks - 1) : Math.max(now - since, FIRST_LOOK_MS);
  return now + Math.min(pause, MAX_INTERVAL_MS);
}

/** The record; null if it is invalid, as after an edit in the console. */
function understood(payment: DocumentSnapshot): PaymentRecord | null {
  try {
    return recordOf(payment);
  } catch {
    return null;
  }
}

function unpaidOrders(now: number): Query {
  return database
    .collectionGroup('orders')
    .where('paymentMethod', '==', 'online_payment')
    .where('deliveryStatus', '==', 'processing')
    .where('status', 'in', ['pending', 'failed'])
    .where('acceptedAt', '<=', now - UNPAID_MS)
    .orderBy('acceptedAt');
}

/** Cancels an unpaid order; its restock follows from that. */
async function expire(order: QueryDocumentSnapshot, setup: Setup): Promise<void> {
  const uid = order.ref.parent.parent?.id;
  if (!uid || !isUnpaid(order, setup)) return;
  const known = await readPayment(uid, order.id);
  // The provider failed to answer just now, and is asked again later.
  if (known.get('failedLooks') > 0 && known.get('lookAt') > setup.now) return;
  // A last look, so that money is never missed for want of a webhook.
  if (known.exists) await look(known, setup);
  const [current, payment] = await Promise.all([order.ref.get(), readPayment(uid, order.id)]);
  if (!isUnpaid(current, setup)) return;
  const batch = database.batch();
  const gone = { ...cancelledUnpaid('online'), changedAt: FieldValue.serverTimestamp() };
  batch.update(order.ref, gone, preconditionOf(current));
  if (payment.exists) {
    const failed = { state: 'failed', updatedAt: setup.now };
    batch.update(payment.ref, failed, preconditionOf(payment));
  }
  // A concurrent write may have paid it; the next run checks again.
  await unlessOvertaken(batch.commit());
}

/** Whether the shop has waited long enough for an order's payment: since it took it, or the merchant released it. */
function isUnpaid(order: DocumentSnapshot, { now }: Setup): boolean {
  const { paymentMethod, status, deliveryStatus, acceptedAt, releasedAt } = order.data() ?? {};
  // The clock of the merchant's phone may be fast.
  const since = Math.max(acceptedAt, Math.min(releasedAt ?? 0, now));
  return (
    ['pending', 'failed'].includes(status) &&
    paymentMethod === 'online_payment' &&
    deliveryStatus === 'processing' &&
    now - since >= UNPAID_MS
  );
}

async function unlessOvertaken(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!isPreconditionFailed(error)) throw error;
  });
}
