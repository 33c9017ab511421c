// Ends the wait for bank transfers that did not come, so that goods are not kept for ever.
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { UNPAID_REASONS } from '../../../../src/domain/order/reasons/messages.ts';
import { DAY_MS } from '../../../../src/engine/limits.ts';
import { database } from '../database.ts';
import { orderSettings } from '../orders/order-settings.ts';
import { preconditionOf } from './payment-record.ts';

/** The changed fields of an order that nobody paid in time, with the reason for its shopper. */
export function cancelledUnpaid(how: keyof typeof UNPAID_REASONS) {
  const cancelReason = UNPAID_REASONS[how];
  return { status: 'failed', deliveryStatus: 'cancel', cancelledBy: 'shop', cancelReason };
}

/** Orders that are due; whether each is still waiting is checked one by one. A merchant may move `payBy`. */
export function lateTransfers(now: number): Query {
  return database.collectionGroup('orders').where('payBy', '<=', now).orderBy('payBy');
}

/**
 * Cancels an order without a transfer; its restock follows from that. If its shopper named a transfer, the merchant
 * gets as many days again to look for it (`checkBy`). An order that was paid or sent is no longer waited for. Fails if
 * somebody else wrote into it just now; the next run tries again.
 */
export async function endTransfer(order: QueryDocumentSnapshot, now: number): Promise<void> {
  const changedAt = FieldValue.serverTimestamp();
  const change = { ...whatBecomes(order, now), changedAt };
  await order.ref.update(change, preconditionOf(order));
}

function whatBecomes(order: QueryDocumentSnapshot, now: number) {
  const { status, deliveryStatus, transactionId, checkBy } = order.data();
  const { transferDays } = orderSettings;
  const until = now + transferDays * DAY_MS;
  const isOnHold = deliveryStatus === 'pending';
  if (status !== 'pending' || !(isOnHold || deliveryStatus === 'processing'))
    return { payBy: null };
  if (transferDays === 0 && (isOnHold || transactionId)) return { payBy: null };
  // Nobody may send money for an order on hold.
  if (isOnHold) return { payBy: until };
  if (transactionId && !checkBy) return { payBy: until, checkBy: until };
  return { ...cancelledUnpaid('transfer'), payBy: null };
}
