// Orders of a deleted account stay for the books: goods, price and place, but no name. An order that is still to be
// delivered keeps its name until it is.
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { database } from '../database.ts';

type Fields = Readonly<Record<string, unknown>> | undefined;

const PAGE = 200;
/** Pincode, city and state stay: taxes depend on them. The cancellation reason may name somebody. */
const NO_NAME = {
  'address.name': '',
  'address.phone': '',
  'address.address': '',
  'address.landmark': FieldValue.delete(),
  'address.otherPhone': FieldValue.delete(),
  cancelReason: FieldValue.delete(),
  buyerGstin: FieldValue.delete(),
};

/** Anonymises all orders of an account. Idempotent. */
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

/** Whether this order is finished and still names a deleted shopper. `unnamedAt`: when it was anonymised, ms. */
export function isToBeAnonymised(order: Fields): boolean {
  return order?.isOwnerGone === true && !order.unnamedAt && isAtItsEnd(order);
}

/** The same for one order that has changed. */
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
    // The desk notices by `changedAt` and removes the names from its copies.
    transaction.update(document, { ...change, changedAt: FieldValue.serverTimestamp() });
  });
}

/** An order without goods was taken back before it arrived. */
function isAtItsEnd(order: Fields): boolean {
  return order?.deliveryStatus === 'delivered' || order?.deliveryStatus === 'cancel';
}
