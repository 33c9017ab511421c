// Notes on an order when its merchant packed it, sent it and brought it, so that its shopper can read that. The merchant only says that it is so.
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../database.ts';

type Fields = Readonly<Record<string, unknown>>;
type Moments = { packedAt?: number; shippedAt?: number; deliveredAt?: number };

/** The moments to be noted of a change that happened at `at` (ms). What stands there already is the merchant's own, or noted before. */
export function stepsTaken(before: Fields, after: Fields, at: number): Moments {
  const isNews = (field: string, value: unknown) =>
    after[field] === value && before[field] !== value;
  return {
    ...(isNews('packed', true) && !after.packedAt && { packedAt: at }),
    ...(isNews('deliveryStatus', 'shipped') && !after.shippedAt && { shippedAt: at }),
    ...(isNews('deliveryStatus', 'delivered') && !after.deliveredAt && { deliveredAt: at }),
  };
}

/** May be called again with the same: it notes the same. An order that was deleted meanwhile is left alone. */
export async function noteSteps(
  { uid, orderId }: { uid: string; orderId: string },
  steps: Moments,
): Promise<void> {
  if (Object.keys(steps).length === 0) return;
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  await database.runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) return;
    transaction.update(document, { ...steps, changedAt: FieldValue.serverTimestamp() });
  });
}
