// Listens to shoppers' orders: takes a new one or holds it, and follows each that moves on. One function follows all that an order's change
// calls for, since every order changes at least once.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
} from 'firebase-functions/v2/firestore';
import { anonymiseOrder, isToBeAnonymised } from '../account/anonymise-order.ts';
import { isStamped, type Version } from '../catalogue/change.ts';
import { stamp } from '../catalogue/stamp.ts';
import { isCancelledByShopper, refundCancelled } from '../payments/refund-cancelled.ts';
import { pushSender } from '../push/sender.ts';
import { tellOfOrder } from '../push/tell-of-order.ts';
import { closeOrder } from './account-limits.ts';
import { noteSteps, stepsTaken } from './note-steps.ts';
import { acceptReleased, isReleased } from './release-order.ts';
import { needsRestock, restockOrder } from './restock-order.ts';
import { takeNews } from './take-news.ts';

const whenOrders = {
  document: 'users/{uid}/orders/{orderId}',
  region: 'us-central1',
  maxInstances: 5,
  // Every step may be repeated, so a passing fault is simply tried again.
  retry: true,
} as const;

export const acceptOrder = onDocumentCreated(whenOrders, async ({ data, params }) => {
  if (!data) return;
  const outcome = await takeNews({ ...params, sent: data.data() });
  if (outcome !== 'accepted' && outcome !== 'ignored') {
    logger.warn(`order ${params.orderId} waits for the merchant: ${outcome}`);
  }
});

export const followOrder = onDocumentUpdated(whenOrders, async ({ data, params, time }) => {
  if (!data) return;
  const [before, after] = [data.before.data(), data.after.data()];
  // Most changes end here, without the lock that a transaction takes.
  if (needsRestock(after)) await restockOrder(params);
  if (isReleased(after)) await acceptReleased(params);
  if (isCancelledByShopper(before, after)) await refundCancelled(params);
  if (isToBeAnonymised(after)) await anonymiseOrder(params);
  await noteSteps(params, stepsTaken(before, after, Date.parse(time)));
  const isDelivered = after.deliveryStatus === 'delivered';
  if (isDelivered && before.deliveryStatus !== 'delivered') await closeOrder(params);
  await stampOrder(data.before, data.after);
  await tellOfOrder({ ...params, before, after }, pushSender());
});

/** The desk finds what is new by `changedAt`, which a shopper's change does not say. */
async function stampOrder(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const [from, to] = [versionOf(before), versionOf(after)];
  if (to && !isStamped('changedAt', from, to)) await stamp(after, 'changedAt');
}

function versionOf(snapshot: DocumentSnapshot): Version | undefined {
  const fields = snapshot.data();
  return fields && snapshot.updateTime && { fields, writtenAt: snapshot.updateTime };
}

/** What the merchant deletes is not open any more. Its goods stay where they are: cancelling puts goods back. */
export const forgetOrder = onDocumentDeleted(whenOrders, ({ params }) => closeOrder(params));
