// Orders of an account that is deleted stay for the books: what was bought, for how much, and to which place, but no longer for whom. One that
// still has to be brought keeps its name until it is.
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { database } from '../database.ts';

type Fields = Readonly<Record<string, unknown>> | undefined;

const PAGE = 200;
/** The place stays: taxes follow from it. Why it was cancelled may name somebody. */
const NO_NAME = {
  'address.name': '',
  'address.phone': '',
  'address.address': '',
  cancelReason: FieldValue.delete(),
};

/** All orders of an account. May be called again. */
export async function anonymiseOrders(uid: string): Promise<void> {
  const orders = database.collection(`users/${uid}/orders`).orderBy('__name__');
  for (let rest = orders.limit(PAGE); ; ) {
    const { docs } = await rest.get();
    for (const { ref } of docs) await anonymise(ref);
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    rest = orders.startAfter(last).limit(PAGE);
  }
}

/** Whether this order has come to its end, and still names somebody who is gone. `unnamedAt` is the stored field of when it was anonymised, ms. */
export function isToBeAnonymised(order: Fields): boolean {
  return order?.isOwnerGone === true && !order.unnamedAt && isAtItsEnd(order);
}

/** The same for one order of which news has come. */
export async function anonymiseOrder({
  uid,
  orderId,
}: {
  uid: string;
  orderId: string;
}): Promise<void> {
  await anonymise(database.doc(`users/${uid}/orders/${orderId}`));
}

async function anonymise(document: DocumentReference): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!order || order.unnamedAt) return;
    const change = isAtItsEnd(order)
      ? { ...NO_NAME, isOwnerGone: true, unnamedAt: Date.now() }
      : { isOwnerGone: true };
    // The desk takes the names off its copies by that.
    transaction.update(document, { ...change, changedAt: FieldValue.serverTimestamp() });
  });
}

/** One without goods was taken back before it came. */
function isAtItsEnd(order: Fields): boolean {
  return order?.deliveryStatus === 'delivered' || order?.deliveryStatus === 'cancel';
}
