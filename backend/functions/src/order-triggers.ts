// Listens to shoppers' orders: takes a new one or holds it, and puts the goods of one that was given up back.
import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { acceptOrHold } from './accept-order.ts';
import { needsRestock } from './needs-restock.ts';
import { putGoodsBack } from './put-goods-back.ts';

const whenOrders = {
  document: 'users/{uid}/orders/{orderId}',
  region: 'us-central1',
  maxInstances: 5,
  // Every step may be repeated, so a passing fault is simply tried again.
  retry: true,
} as const;

export const acceptOrder = onDocumentCreated(whenOrders, async ({ data, params }) => {
  if (!data) return;
  const outcome = await acceptOrHold({ ...params, sent: data.data() });
  if (outcome !== 'accepted' && outcome !== 'ignored') {
    logger.warn(`order ${params.orderId} waits for the merchant: ${outcome}`);
  }
});

export const releaseStock = onDocumentUpdated(whenOrders, async ({ data, params }) => {
  // Most changes end here, without the lock that a transaction takes.
  if (needsRestock(data?.after.data())) await putGoodsBack(params);
});
