// A shop in a project of its own with little in stock, and how much an account may order of it.
import { afterAll, beforeEach } from 'vitest';
import type { NewOrder } from '#core/model/order/order.ts';
import { database } from '../../backend/functions/src/database.ts';
import { closeOrder } from '../../backend/functions/src/orders/account-limits.ts';
import { acceptOrHold } from '../../backend/functions/src/orders/order-queue.ts';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { restockOrder } from '../../backend/functions/src/orders/restock-order.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { redelivered } from './redelivered.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const FLOOD = 400;
export const { maxOpenOrders, maxOpenPieces, preorderPieces, transferDays } = orderSettings;
export const moringa = database.doc('products/moringa');
export const account = (uid = 'asha') => database.doc(`accounts/${uid}`);
export const document = ({ userId, orderId }: NewOrder) =>
  database.doc(`users/${userId}/orders/${orderId}`);

/** An order of so many pieces that has arrived, unless `changes` say otherwise. */
export async function placed(pieces: number, changes: Partial<NewOrder> = {}): Promise<NewOrder> {
  const order = newOrder(changes.userId ?? 'asha', [orderItem('moringa', pieces, 250)], changes);
  await document(order).set(order);
  return order;
}

export const news = (order: NewOrder) =>
  redelivered(() => acceptOrHold({ uid: order.userId, orderId: order.orderId, sent: order }));
export const order = async (pieces: number, changes: Partial<NewOrder> = {}) =>
  news(await placed(pieces, changes));
export const back = ({ userId: uid, orderId }: NewOrder) =>
  redelivered(() => restockOrder({ uid, orderId }));

export const close = ({ userId: uid, orderId }: NewOrder) =>
  redelivered(() => closeOrder({ uid, orderId }));

export const left = async () => {
  const [product, stock] = await Promise.all([moringa.get(), database.doc('stock/moringa').get()]);
  return product.get('quantity') - (stock.get('sold') ?? 0);
};

beforeEach(async () => {
  for (const name of ['accounts', 'stock', 'users', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  await moringa.set({ name: 'Moringa Powder', price: 250, quantity: 5_000 });
});

afterAll(() => database.terminate());
