// Orders whose bank transfer did not come: their goods do not wait for ever.
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { UNPAID_REASONS } from '../../../../src/domain/shared/messages.ts';
import { DAY_MS } from '../../../../src/engine/limits.ts';
import { database } from '../database.ts';
import { orderSettings } from '../orders/order-settings.ts';
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
 * Cancels an order whose transfer nobody has seen; its goods go back when that is seen. Where its shopper told of a transfer, the merchant has as many
 * days again to look for it (`checkBy`). One that was paid or sent is no longer waited for. Fails where somebody else wrote into it just now;
 * the next run sees.
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
  // Nobody may send money for what is on hold.
  if (isOnHold) return { payBy: until };
  if (transactionId && !checkBy) return { payBy: until, checkBy: until };
  return { ...cancelledUnpaid('transfer'), payBy: null };
}
