// A shopper orders and cancels; the running shop's functions take the order, put its goods aside, and put them back.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

/** Pieces that are left: what the product says, less what was sold since it was brought up to date. */
const left = async () => {
  const [stored, stock] = await Promise.all([
    database.doc(product()).get(),
    database.doc(`stock/${productId}`).get(),
  ]);
  return stored.get('quantity') - (stock.get('sold') ?? 0);
};

/** Whatever was going to happen has happened after this long. ms */
const SETTLED_MS = 1500;

const uid = `orders-test-${randomUUID()}`;
let productId: string;
const product = () => `products/${productId}`;

beforeEach(async () => {
  productId = `orders-test-${randomUUID()}`;
  const updatedAt = FieldValue.serverTimestamp();
  await database.doc(product()).set({ name: 'Moringa Powder', price: 250, quantity: 5, updatedAt });
});

afterEach(async () => {
  await database.recursiveDelete(database.collection(`users/${uid}/orders`));
  await database.doc(`accounts/${uid}`).delete();
  await database.doc(`stock/${productId}`).delete();
  await database.doc(product()).delete();
  // The tombstone stays: the published catalogue may have this product, and whoever reads that on has to hear that it is gone.
  await seen(`tombstones/products_${productId}`, ({ exists }) => exists);
});

afterAll(closeDatabase);

test('an order is taken with its goods, and its cancellation brings them back', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 250)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  await seen(path, (it) => it.get('acceptedAt') > 0);
  expect(await left()).toBe(3);
  await database.doc(path).update({ deliveryStatus: 'cancel' });
  await seen(path, (it) => it.get('stockReleasedAt') > 0);
  expect(await left()).toBe(5);
});

test('an order that is delivered is not open any more', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 250)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  await seen(path, (it) => it.get('acceptedAt') > 0);
  const open = () => seen(`accounts/${uid}`, (it) => it.exists);
  expect((await open()).get('open')).toHaveProperty(order.orderId, 2);
  await database.doc(path).update({ deliveryStatus: 'delivered' });
  await seen(`accounts/${uid}`, (it) => it.get('open')[order.orderId] === undefined);
});

test('an order that the merchant deletes is not open any more', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 250)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  await seen(`accounts/${uid}`, (it) => it.get('open')?.[order.orderId] === 2);
  await database.doc(path).delete();
  await seen(`accounts/${uid}`, (it) => it.get('open')[order.orderId] === undefined);
});

test('an order that costs more than it says waits for the merchant', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 1)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  const held = await seen(path, (it) => it.get('heldReason') !== undefined);
  expect(held.data()).toEqual({ ...order, heldReason: 'price', deliveryStatus: 'pending' });
  expect(await left()).toBe(5);
});

test('phones hear of an order only when it takes the last piece, or brings one back', async () => {
  const headMoved = async () => (await database.doc('catalogue/head').get()).updateTime?.valueOf();
  const sell = async (pieces: number) => {
    const order = newOrder(uid, [orderItem(productId, pieces, 250)]);
    const path = `users/${uid}/orders/${order.orderId}`;
    await database.doc(path).set(order);
    await seen(path, (it) => it.get('acceptedAt') > 0);
    return path;
  };
  const since = (await database.doc(product()).get()).get('updatedAt');
  await seen('catalogue/head', (it) => it.get('changedAt').valueOf() >= since.valueOf());
  const before = await headMoved();
  await sell(2);
  await pause(SETTLED_MS);
  expect(await headMoved()).toBe(before);
  const last = await sell(3);
  const soldOut = (await database.doc(product()).get()).get('updatedAt');
  await seen('catalogue/head', (it) => it.get('changedAt').valueOf() >= soldOut.valueOf());
  await database.doc(last).update({ deliveryStatus: 'cancel' });
  const back = await seen(product(), (it) => it.get('quantity') === 3);
  const since2 = back.get('updatedAt').valueOf();
  await seen('catalogue/head', (it) => it.get('changedAt').valueOf() >= since2);
});
