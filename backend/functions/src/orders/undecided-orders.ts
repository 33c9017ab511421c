// Orders that nobody has decided yet, found by when the shop had them rather than by their news.
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

/** The last order that was looked at. */
export type Place = { changedAt: Timestamp; path: string };

/** Orders by when they were changed, the oldest first, from this moment or after this place on. */
export function ordersByChange(from: Timestamp | Place): Query {
  const orders = database
    .collectionGroup('orders')
    .orderBy('changedAt')
    .orderBy(FieldPath.documentId());
  if ('path' in from) return orders.startAfter(from.changedAt, database.doc(from.path));
  return orders.where('changedAt', '>=', from);
}

/** The order as its phone sent it; null where it is decided, or stands where no shopper's orders are. */
export function undecidedOrder(found: DocumentSnapshot): SentOrder | null {
  const uid = found.ref.parent.parent?.id;
  const stored = found.data();
  if (!uid || found.ref.parent.parent?.parent.id !== 'users' || !isUndecided(stored)) return null;
  return { uid, orderId: found.id, sent: asSent(stored) };
}

/** Of what others may have written since nothing tells what was wanted. */
function asSent(stored: DocumentData): DocumentData {
  const sent = Object.keys(NewOrder.entries).filter((field) => field in stored);
  const fields = Object.fromEntries(sent.map((field) => [field, stored[field]]));
  return { ...fields, status: 'pending', deliveryStatus: 'processing' };
}
