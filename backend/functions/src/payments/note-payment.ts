// Writes down what was seen of a payment: in its record and on the order, both at once, and only what is news.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isOvertaken } from '../overtaken.ts';
import {
  orderDocument,
  type PaymentRecord,
  paymentDocument,
  preconditionOf,
  recordOf,
} from './payment-record.ts';
import {
  afterSeeing,
  type KnownPayment,
  mismatch,
  orderStatus,
  type PaymentState,
  type SeenPayment,
} from './payment-state.ts';

/** Where the payment stands now; `disbelieved` names what was wrong with what was seen. */
export type Noted = {
  readonly state: PaymentState;
  readonly disbelieved: 'order' | 'amount' | 'currency' | null;
};

/** May be called any number of times and in any order. @throws Error when there is no record of the order. */
export async function notePayment(orderId: string, seen: SeenPayment): Promise<Noted> {
  const what = `Payment ${seen.id} of order ${orderId}`;
  for (;;) {
    const document = await paymentDocument(orderId).get();
    const record = recordOf(document);
    if (!record) throw new Error(`${what}: nobody asked for one.`);
    const disbelieved = mismatch(record, seen);
    if (disbelieved) {
      logger.error(`${what} is not believed: wrong ${disbelieved}.`);
      return { state: record.state, disbelieved };
    }
    const known = { state: record.state, paymentId: record.paymentId };
    const next = afterSeeing(known, seen);
    if (seen.status === 'captured' && next.paymentId !== seen.id) {
      logger.error(`${what} is the second: give it back.`);
    }
    if (next === known || (await write(document, record, next))) {
      return { state: next.state, disbelieved };
    }
  }
}

/** Both or neither; false when somebody else wrote first, and it has to be thought over. */
async function write(
  document: DocumentSnapshot,
  { uid, orderId }: PaymentRecord,
  { state, paymentId }: KnownPayment,
): Promise<boolean> {
  const order = await orderDocument(uid, orderId).get();
  // A batch with preconditions rather than a transaction: callback and webhooks come together, and would lock one another out.
  const batch = document.ref.firestore.batch();
  const change = { state, paymentId, updatedAt: Date.now() };
  batch.update(
    document.ref,
    { ...change, ...(state === 'success' && { lookAt: null }) },
    preconditionOf(document),
  );
  if (order.exists) batch.update(order.ref, { status: orderStatus(state) }, preconditionOf(order));
  try {
    await batch.commit();
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
  if (state === 'success' && order.get('deliveryStatus') === 'cancel') {
    logger.error(
      `Order ${orderId} was paid after it was cancelled: give ${paymentId} back, or deliver.`,
    );
  }
  return true;
}
