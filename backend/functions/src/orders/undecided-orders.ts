// Undecided orders, found by the time of their change rather than by their events.
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore';
import { NewOrder } from '../../../../src/domain/order/order.ts';
import { database } from '../database.ts';
import { isUndecided, type SentOrder } from './accept-order.ts';

/** The last order that was checked. */
export type Place = { changedAt: Timestamp; path: string };

/** Orders by time of change, oldest first, starting at a time or after a place. */
export function ordersByChange(from: Timestamp | Place): Query {
  const orders = database
    .collectionGroup('orders')
    .orderBy('changedAt')
    .orderBy(FieldPath.documentId());
  if ('path' in from) return orders.startAfter(from.changedAt, database.doc(from.path));
  return orders.where('changedAt', '>=', from);
}

/** The order as its phone sent it; null if it is decided, or is not under a shopper's account. */
export function undecidedOrder(found: DocumentSnapshot): SentOrder | null {
  const uid = found.ref.parent.parent?.id;
  const stored = found.data();
  if (!uid || found.ref.parent.parent?.parent.id !== 'users' || !isUndecided(stored)) return null;
  return { uid, orderId: found.id, sent: asSent(stored) };
}

/** The fields that phones send; the two statuses, which others may have changed since, as a phone sends them. */
function asSent(stored: DocumentData): DocumentData {
  const sent = Object.keys(NewOrder.entries).filter((field) => field in stored);
  const fields = Object.fromEntries(sent.map((field) => [field, stored[field]]));
  return { ...fields, status: 'pending', deliveryStatus: 'processing' };
}
