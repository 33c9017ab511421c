// Triggers on shoppers' orders: accept or hold a new one, and follow every change. One function handles all effects of
// a change, since every order changes at least once.
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
import { notifyDeskOfOrder } from '../push/notify-desk.ts';
import { notifyOfOrder } from '../push/notify-of-order.ts';
import { pushSender } from '../push/sender.ts';
import { mayNeedPaper } from '../tax/due-paper.ts';
import { issuePaper } from '../tax/paper-queue.ts';
import { amendOrder, isToBeAmended } from './amend-order.ts';
import { holdAddress, isSentElsewhere } from './hold-address.ts';
import { countOpen } from './order-ledgers.ts';
import { forgetHistory, recordHistory } from './record-history.ts';
import { recordSteps, stepsTaken } from './record-steps.ts';
import { acceptReleased, isReleased } from './release-order.ts';
import { needsRestock, restockOrder } from './restock-order.ts';
import { takeNews } from './take-news.ts';

const whenOrders = {
  document: 'users/{uid}/orders/{orderId}',
  region: 'us-central1',
  maxInstances: 5,
  // Every step is idempotent, so a failure is simply retried.
  retry: true,
} as const;

export const acceptOrder = onDocumentCreated(whenOrders, async ({ data, params }) => {
  if (!data) return;
  const outcome = await takeNews({ ...params, sent: data.data() });
  // Such as an order that the merchant writes in the console.
  if (outcome === 'ignored') await stampChange(undefined, data);
  if (outcome !== 'accepted' && outcome !== 'ignored') {
    logger.warn(`order ${params.orderId} waits for the merchant: ${outcome}`);
  }
});

export const followOrder = onDocumentUpdated(
  whenOrders,
  async ({ id: event, data, params, time }) => {
    if (!data) return;
    const [before, after] = [data.before.data(), data.after.data()];
    // Most changes end here, without a transaction and its lock.
    if (needsRestock(after)) await restockOrder(params);
    if (isToBeAmended(after)) await amendOrder(params);
    if (isReleased(after)) await acceptReleased(params);
    if (movesMoneyBack(before, after)) await followMoney(params);
    if (mayNeedPaper(before, after)) await issuePaper(params);
    if (isToBeAnonymised(after)) await anonymiseOrder(params);
    await recordSteps(params, stepsTaken(before, after, Date.parse(time)));
    const arrivedAt = data.after.createTime?.toMillis() ?? Date.parse(time);
    await recordHistory(params, { event, at: Date.parse(time), before, after, arrivedAt });
    if (isOver(after) !== isOver(before)) await countOpen(params);
    if (isSentElsewhere(before, after)) await holdAddress(params, after);
    await stampChange(data.before, data.after);
    await notifyOfOrder({ ...params, before, after }, pushSender());
    await notifyDeskOfOrder({ ...params, before, after }, pushSender());
  },
);

/** An accepted order that is cancelled was closed when its goods were restocked. */
function isOver({ deliveryStatus, acceptedAt }: DocumentData): boolean {
  return deliveryStatus === 'delivered' || (deliveryStatus === 'cancel' && !acceptedAt);
}

/** An order that the merchant deletes is no longer open. Its goods are not restocked: cancelling does that. */
export const forgetOrder = onDocumentDeleted(whenOrders, async ({ params }) => {
  await forgetHistory(params);
  await countOpen(params);
});
