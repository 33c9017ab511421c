// Listens to shoppers' orders: takes a new one or holds it, and follows each that moves on. One function follows all that an order's change
// calls for, since every order changes at least once.
import type { DocumentData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
} from 'firebase-functions/v2/firestore';
import { anonymiseOrder, isToBeAnonymised } from '../account/anonymise-order.ts';
import { stampChange } from '../catalogue/stamp.ts';
import { followMoney, movesMoneyBack } from '../payments/money-back.ts';
import { notifyOfOrder } from '../push/notify-of-order.ts';
import { pushSender } from '../push/sender.ts';
import { amendOrder, isToBeAmended } from './amend-order.ts';
import { holdAddress, isSentElsewhere } from './hold-address.ts';
import { noteSteps, stepsTaken } from './note-steps.ts';
import { countOpen } from './order-ledgers.ts';
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
  // Such as one that the merchant writes at the console.
  if (outcome === 'ignored') await stampChange(undefined, data);
  if (outcome !== 'accepted' && outcome !== 'ignored') {
    logger.warn(`order ${params.orderId} waits for the merchant: ${outcome}`);
  }
});

export const followOrder = onDocumentUpdated(whenOrders, async ({ data, params, time }) => {
  if (!data) return;
  const [before, after] = [data.before.data(), data.after.data()];
  // Most changes end here, without the lock that a transaction takes.
  if (needsRestock(after)) await restockOrder(params);
  if (isToBeAmended(after)) await amendOrder(params);
  if (isReleased(after)) await acceptReleased(params);
  if (movesMoneyBack(before, after)) await followMoney(params);
  if (isToBeAnonymised(after)) await anonymiseOrder(params);
  await noteSteps(params, stepsTaken(before, after, Date.parse(time)));
  if (isOver(after) !== isOver(before)) await countOpen(params);
  if (isSentElsewhere(before, after)) await holdAddress(params, after);
  await stampChange(data.before, data.after);
  await notifyOfOrder({ ...params, before, after }, pushSender());
});

/** One that was taken and is cancelled has been closed with its goods. */
function isOver({ deliveryStatus, acceptedAt }: DocumentData): boolean {
  return deliveryStatus === 'delivered' || (deliveryStatus === 'cancel' && !acceptedAt);
}

/** What the merchant deletes is not open any more. Its goods stay where they are: cancelling puts goods back. */
export const forgetOrder = onDocumentDeleted(whenOrders, ({ params }) => countOpen(params));
