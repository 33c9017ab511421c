// A shop whose order events are delivered by hand.
import { beforeEach } from 'vitest';
import type { NewOrder } from '#domain/order/order.ts';
import { database } from '../../backend/functions/src/database.ts';
import { amendOrder } from '../../backend/functions/src/orders/amend-order.ts';
import { countOpen } from '../../backend/functions/src/orders/order-ledgers.ts';
import { acceptOrHold } from '../../backend/functions/src/orders/order-queue.ts';
import { acceptReleased } from '../../backend/functions/src/orders/release-order.ts';
import { restockOrder } from '../../backend/functions/src/orders/restock-order.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { beginWithout } from './begin-without.ts';
import { redelivered } from './redelivered.ts';

export const moringa = database.doc('products/moringa');
export const chia = database.doc('products/chia');
export const account = database.doc('accounts/asha');
export const settings = database.doc('shop/settings');

/** An order of this many pieces, with these changes. */
export const orderOf = (pieces: number, changes: Partial<NewOrder> = {}) =>
  newOrder(changes.userId ?? 'asha', [orderItem('moringa', pieces, 250)], changes);

/** The pieces left: the product's quantity, less those sold since it was updated. */
export const pieces = async (product = moringa) => {
  const stock = database.doc(`stock/${product.id}`);
  const [quantity, sold] = await Promise.all([product.get(), stock.get()]);
  return quantity.get('quantity') - (sold.get('sold') ?? 0);
};
export const left = async () => [await pieces(), await pieces(chia)];

/** Moringas and chias. */
export const both = (moringas: number, chias: number) => [
  orderItem('moringa', moringas, 250),
  orderItem('chia', chias, 99.5),
];

/** An order that has arrived, and its event, to be delivered at will. */
export async function place(order: NewOrder, uid = order.userId) {
  const { orderId } = order;
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  await document.set(order);
  return {
    key: { uid, orderId },
    document,
    news: () => redelivered(() => acceptOrHold({ uid, orderId, sent: order })),
    cancel: () => document.update({ deliveryStatus: 'cancel' }),
    back: () => redelivered(() => restockOrder({ uid, orderId })),
    /** The event that the merchant accepts it after all. */
    take: () => redelivered(() => acceptReleased({ uid, orderId })),
    /** The event that the merchant takes something off it. */
    amend: () => redelivered(() => amendOrder({ uid, orderId })),
    /** The event that it is delivered, or not any more. */
    close: () => redelivered(() => countOpen({ uid, orderId })),
    now: async () => (await document.get()).data(),
  };
}
export type Placed = Awaited<ReturnType<typeof place>>;

/** The merchant accepts it after all: on these terms, or on none, as an older desk does. */
export const released = (release?: object) => ({
  ...{ deliveryStatus: 'processing', heldReason: null, releasedAt: 1 },
  ...(release && { release }),
});

/** The outcome of an order of this many pieces. */
export const order = async (pieces: number, changes: Partial<NewOrder> = {}) =>
  (await place(orderOf(pieces, changes))).news();

beginWithout('accounts', 'stock', 'users', 'products', 'orderChecks', 'shop');
beforeEach(async () => {
  await moringa.set({ name: 'Moringa Powder', price: 250, quantity: 5, brand: 'Farm' });
  await chia.set({ name: 'Chia Seeds', price: 99.5, quantity: 1, brand: 'Farm' });
});
