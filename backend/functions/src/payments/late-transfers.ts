// Orders whose bank transfer did not come: their goods do not wait for ever.
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../database.ts';
import { preconditionOf } from './payment-record.ts';

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
  const change = isWaiting ? { status: 'failed', deliveryStatus: 'cancel' } : {};
  await order.ref.update({ ...change, payBy: null }, preconditionOf(order));
}
