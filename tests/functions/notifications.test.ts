// The merchant sends an order off and fills a shelf; the running shop's functions tell the shoppers who asked. On this computer
// nothing leaves the house: what would be sent is kept beside the orders.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

const TIMEOUT_MS = 30_000;
const SETTLED_MS = 1_500;
const POLL_INTERVAL_MS = 100;
const uid = `push-test-${randomUUID()}`;
const productId = `push-test-${randomUUID()}`;
const product = database.doc(`products/${productId}`);
const updatedAt = FieldValue.serverTimestamp();

async function sentTo(token: string) {
  const { docs } = await database.collection('sentMessages').where('token', '==', token).get();
  return docs.map((it) => it.data().data);
}

/** Looks until something was sent, and a while longer, so that a second one would be seen too. */
async function allSentTo(token: string) {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await sentTo(token)).length === 0 && Date.now() < deadline) await pause(POLL_INTERVAL_MS);
  await pause(SETTLED_MS);
  return sentTo(token);
}

afterEach(async () => {
  await database.recursiveDelete(database.doc(`users/${uid}`));
  await product.delete();
  await database.doc(`stock/${productId}`).delete();
});

afterAll(closeDatabase);

test('an order that goes off is told once, in words, to the phone that asked', async () => {
  const token = `local-${mintId()}`;
  await database.doc(`users/${uid}/devices/${mintId()}`).set({ token, createdAt: 1, orders: true });
  await product.set({ name: 'Moringa Powder', price: 250, quantity: 5, updatedAt });
  const order = newOrder(uid, [orderItem(productId, 1, 250)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  await seen(path, (it) => it.get('acceptedAt') > 0);
  await database.doc(path).update({ deliveryStatus: 'shipped' });
  expect(await allSentTo(token)).toEqual([
    {
      uid,
      title: `Your order ${order.orderNo}`,
      body: 'It has been shipped and is on its way to you.',
      url: `/order/${order.orderId}`,
      tag: `order-${order.orderId}`,
    },
  ]);
});

test('a product that is back is told once to the phone that waited, which then waits no longer', async () => {
  const token = `local-${mintId()}`;
  const alert = `users/${uid}/stockAlerts/${productId}`;
  await database
    .doc(`users/${uid}/devices/${mintId()}`)
    .set({ token, createdAt: 1, orders: false });
  await database.doc(alert).set({ productId, timestamp: 1 });
  await product.set({ name: 'Moringa Powder', price: 250, quantity: 0, updatedAt });
  await product.update({ quantity: 3, updatedAt });
  const sent = await allSentTo(token);
  expect(sent.map(({ title, url }) => ({ title, url }))).toEqual([
    { title: 'Moringa Powder is back in stock', url: `/product/${productId}` },
  ]);
  expect((await database.doc(alert).get()).exists).toBe(false);
});

test('a product that is filled up with what is ordered already is not back', async () => {
  const token = `local-${mintId()}`;
  await database
    .doc(`users/${uid}/devices/${mintId()}`)
    .set({ token, createdAt: 1, orders: false });
  await database.doc(`users/${uid}/stockAlerts/${productId}`).set({ productId, timestamp: 1 });
  await product.set({ name: 'Moringa Powder', price: 250, quantity: 0, updatedAt });
  await database.doc(`stock/${productId}`).set({ sold: 5 });
  await product.update({ quantity: 3, updatedAt });
  await seen(product.path, (it) => it.get('quantity') === -2);
  await pause(SETTLED_MS);
  expect(await sentTo(token)).toEqual([]);
});
