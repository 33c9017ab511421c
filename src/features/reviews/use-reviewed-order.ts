// The order that a review is about, as far as this phone knows it.
import { useLiveQuery } from 'dexie-react-hooks';
import { deviceDatabase } from '#core/device/database.ts';
import { readOrder } from '#core/device/orders.ts';
import type { OrderLine } from '#core/model/order.ts';
import { useOwnAccount } from '#page-sync/own-account.ts';

export type ReviewedOrder = {
  uid: string;
  /** What can be reviewed; empty where this phone does not know the order. */
  lines: OrderLine[];
  /** False only where this phone knows that the order has not arrived. */
  mayBeDelivered: boolean;
  /** Whom it was delivered to; empty where that is not known. */
  customerName: string;
};

/** Follows the order; undefined while the phone is being asked. */
export function useReviewedOrder(orderId: string): ReviewedOrder | undefined {
  const { uid } = useOwnAccount();
  return useLiveQuery(() => readReviewed(uid, orderId), [uid, orderId]);
}

async function readReviewed(uid: string, orderId: string): Promise<ReviewedOrder> {
  const order = await readOrder(deviceDatabase(), uid, orderId);
  return {
    uid,
    lines: order?.lines ?? [],
    mayBeDelivered: !order || order.deliveryStatus === 'delivered',
    customerName: order?.address.name ?? '',
  };
}
