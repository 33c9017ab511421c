// Records a payment seen at the provider, in its record and on the order in one batch, if it is news. Money that is no
// longer wanted is marked as due to go back; the reconciler gives it back.
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { orderDocument, type PaymentRecord, preconditionOf, recordOf } from './payment-record.ts';
import {
  afterSeeing,
  mismatch,
  orderStatus,
  type PaymentState,
  type SeenPayment,
} from './payment-state.ts';
import { hasDueRefund } from './refund.ts';
import { refundOfOrder } from './refund-plan.ts';

/** The payment's state now; `disbelieved` names the mismatch for which the payment was rejected. */
export type Noted = {
  readonly state: PaymentState;
  readonly disbelieved: 'order' | 'amount' | 'currency' | null;
};

/** May be called any number of times and in any order. @throws Error if there is no such record */
export async function recordPayment(
  document: DocumentReference,
  seen: SeenPayment,
): Promise<Noted> {
  for (;;) {
    const payment = await document.get();
    const record = recordOf(payment);
    if (!record) throw new Error(`Payment ${seen.id}: nobody asked for one.`);
    const what = `Payment ${seen.id} of order ${record.orderId}`;
    const disbelieved = mismatch(record, seen);
    if (disbelieved) {
      logger.error(`${what} is not believed: wrong ${disbelieved}.`);
      return { state: record.state, disbelieved };
    }
    const order = await orderDocument(record.uid, record.orderId).get();
    const isGivenUp =
      !order.exists || order.get('deliveryStatus') === 'cancel' || isPaidAnotherWay(order);
    const next: PaymentRecord = { ...record, ...afterSeeing(record, seen, { isGivenUp }) };
    if (goesBack(record, seen, isGivenUp)) {
      logger.warn(`${what} goes back: the order is ${isGivenUp ? 'given up' : 'paid already'}.`);
      next.refunds = { ...record.refunds, [seen.id]: 'due' };
    }
    if (isSame(record, next) || (await write(payment, order, next))) {
      return { state: next.state, disbelieved };
    }
  }
}

/** The shopper now pays at the door or by bank transfer; the provider says nothing about that status. */
function isPaidAnotherWay(order: DocumentSnapshot): boolean {
  return ['cod', 'NEFT'].includes(order.get('paymentMethod'));
}

/**
 * True for money captured after another payment of the order, or after the order was given up; not for an order given
 * up later.
 */
function goesBack(record: PaymentRecord, seen: SeenPayment, isGivenUp: boolean): boolean {
  if (seen.status !== 'captured' || record.refunds[seen.id]) return false;
  return record.state === 'success' ? record.paymentId !== seen.id : isGivenUp;
}

function isSame(record: PaymentRecord, next: PaymentRecord): boolean {
  const { state, held, ended, refunds } = next;
  return (
    state === record.state &&
    held === record.held &&
    ended === record.ended &&
    refunds === record.refunds
  );
}

/** Writes both or neither; false if somebody else wrote first, and the caller must start again. */
async function write(
  payment: DocumentSnapshot,
  order: DocumentSnapshot,
  next: PaymentRecord,
): Promise<boolean> {
  const { state, paymentId, held, ended, refunds } = next;
  // A batch with preconditions rather than a transaction: callback and webhooks come together, and would lock one
  // another out.
  const batch = payment.ref.firestore.batch();
  const now = Date.now();
  const lookAt = hasDueRefund({ refunds }) ? now : null;
  batch.update(
    payment.ref,
    {
      state,
      paymentId,
      held,
      ended,
      refunds,
      updatedAt: now,
      ...(state === 'success' && { lookAt }),
    },
    preconditionOf(payment),
  );
  if (order.exists) {
    const status = isPaidAnotherWay(order) ? order.get('status') : orderStatus(state);
    const refund = refundOfOrder(order.data() ?? {}, next);
    const changedAt = FieldValue.serverTimestamp();
    const said = { status, changedAt, ...(refund && { refund }) };
    batch.update(order.ref, said, preconditionOf(order));
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isPreconditionFailed(error)) return false;
    throw error;
  }
}
