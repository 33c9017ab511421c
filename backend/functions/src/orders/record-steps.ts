// Records on an order when its merchant packed, sent, delivered or cancelled it, for its shopper to read. The
// merchant's own change sets only the status.
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../database.ts';

type Fields = Readonly<Record<string, unknown>>;
type Moments = {
  packedAt?: number;
  shippedAt?: number;
  deliveredAt?: number;
  cancelledAt?: number;
};

/**
 * The moments to record for a change at `at` (ms). One that is stored already is the merchant's own, or was recorded
 * before.
 */
export function stepsTaken(before: Fields, after: Fields, at: number): Moments {
  const isNews = (field: string, value: unknown) =>
    after[field] === value && before[field] !== value;
  return {
    ...(isNews('packed', true) && !after.packedAt && { packedAt: at }),
    ...(isNews('deliveryStatus', 'shipped') && !after.shippedAt && { shippedAt: at }),
    ...(isNews('deliveryStatus', 'delivered') && !after.deliveredAt && { deliveredAt: at }),
    ...(isNews('deliveryStatus', 'cancel') && !after.cancelledAt && { cancelledAt: at }),
  };
}

/** Whether an order has reached a step. */
const IS_REACHED: Readonly<Record<keyof Moments, (order: Fields) => boolean>> = {
  packedAt: ({ packed }) => packed === true,
  shippedAt: ({ deliveryStatus }) => deliveryStatus === 'shipped' || deliveryStatus === 'delivered',
  deliveredAt: ({ deliveryStatus }) => deliveryStatus === 'delivered',
  cancelledAt: ({ deliveryStatus }) => deliveryStatus === 'cancel',
};

/**
 * Idempotent. A step that was taken back meanwhile is not recorded, and one that was repeated keeps the later moment,
 * in whichever order the events come. A deleted order is left alone.
 */
export async function recordSteps(
  { uid, orderId }: { uid: string; orderId: string },
  steps: Moments,
): Promise<void> {
  if (Object.keys(steps).length === 0) return;
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  await database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!order) return;
    const news = Object.entries(steps).filter(
      ([step, at]) => IS_REACHED[step as keyof Moments](order) && !(order[step] >= at),
    );
    if (news.length === 0) return;
    const noted = Object.fromEntries(news);
    transaction.update(document, { ...noted, changedAt: FieldValue.serverTimestamp() });
  });
}
