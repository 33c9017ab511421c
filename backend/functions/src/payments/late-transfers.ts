// Orders whose bank transfer did not come: their goods do not wait for ever.
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { UNPAID_REASONS } from '../../../../src/core/model/messages.ts';
import { database } from '../database.ts';
import { preconditionOf } from './payment-record.ts';

/** What becomes of an order that nobody paid in time; its shopper reads why. */
export function cancelledUnpaid(how: keyof typeof UNPAID_REASONS) {
  const cancelReason = UNPAID_REASONS[how];
  return { status: 'failed', deliveryStatus: 'cancel', cancelledBy: 'shop', cancelReason };
}

/** Orders that are due; which of them are still waiting is looked at one by one. A merchant may move `payBy`. */
export function lateTransfers(now: number): Query {
  return database.collectionGroup('orders').where('payBy', '<=', now).orderBy('payBy');
}

/**
 * Cancels an order of which no transfer was told; its goods go back when that is seen. One that was paid, sent, or told of is no longer waited
 * for. Fails where somebody else wrote into it just now; the next run sees.
 */
export async function endTransfer(order: QueryDocumentSnapshot): Promise<void> {
  const { status, deliveryStatus, transactionId } = order.data();
  const isWaiting = status === 'pending' && deliveryStatus === 'processing' && !transactionId;
  const change = isWaiting ? cancelledUnpaid('transfer') : {};
  const changedAt = FieldValue.serverTimestamp();
  await order.ref.update({ ...change, payBy: null, changedAt }, preconditionOf(order));
}
