// A shop in a project of its own whose orders are played by hand.
import { afterAll, beforeEach } from 'vitest';
import type { NewOrder } from '#core/model/order/order.ts';
import { database } from '../../backend/functions/src/database.ts';
import { acceptOrHold } from '../../backend/functions/src/orders/order-queue.ts';
import { restockOrder } from '../../backend/functions/src/orders/restock-order.ts';
import { redelivered } from './redelivered.ts';

export const moringa = database.doc('products/moringa');
export const chia = database.doc('products/chia');

export const orders = (uid: string) => database.collection(`users/${uid}/orders`);
export const stored = async (uid: string, orderId: string) =>
  (await orders(uid).doc(orderId).get()).data();
/** Pieces that are left: what the product says, less what was sold since it was brought up to date. */
export const pieces = async (product = moringa) => {
  const [quantity, sold] = await Promise.all([
    product.get(),
    database.doc(`stock/${product.id}`).get(),
  ]);
  return quantity.get('quantity') - (sold.get('sold') ?? 0);
};

/** An order that has arrived, and the news of it, to be played at will. */
export async function place(order: NewOrder, uid = order.userId) {
  await orders(uid).doc(order.orderId).set(order);
  const { orderId } = order;
  return {
    orderId,
    news: () => redelivered(() => acceptOrHold({ uid, orderId, sent: order })),
    cancel: () => orders(uid).doc(orderId).update({ deliveryStatus: 'cancel' }),
    back: () => redelivered(() => restockOrder({ uid, orderId })),
    now: () => stored(uid, orderId),
  };
}

beforeEach(async () => {
  for (const name of ['accounts', 'stock']) {
    await database.recursiveDelete(database.collection(name));
  }
  await Promise.all([
    moringa.set({ name: 'Moringa Powder', price: 250, quantity: 5, brand: 'Farm' }),
    chia.set({ name: 'Chia Seeds', price: 99.5, quantity: 1, brand: 'Farm' }),
  ]);
});

afterAll(() => database.terminate());
