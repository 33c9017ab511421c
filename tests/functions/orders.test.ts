// The running shop's functions accept an order, reserve its pieces and return them, and notify of its steps.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { closeDatabase, database, pause, removeProduct, seen } from './shop-database.ts';

/** ms after which everything has settled. */
const SETTLED_MS = 1500;

const uid = `orders-test-${randomUUID()}`;
const updatedAt = FieldValue.serverTimestamp();
let productId: string;
let token: string;
const product = () => database.doc(`products/${productId}`);
const alert = () => database.doc(`users/${uid}/stockAlerts/${productId}`);

beforeEach(async () => {
  productId = `orders-test-${randomUUID()}`;
  token = `local-${mintId()}`;
  await product().set({ name: 'Moringa Powder', price: 250, quantity: 5, updatedAt });
  const device = { token, createdAt: 1, orders: true };
  await database.doc(`users/${uid}/devices/${mintId()}`).set(device);
  const inHindi = { ...device, token: `${token}-hindi`, language: 'hi' };
  await database.doc(`users/${uid}/devices/${mintId()}`).set(inHindi);
});

afterEach(async () => {
  await database.recursiveDelete(database.doc(`users/${uid}`));
  await database.doc(`accounts/${uid}`).delete();
  await database.doc(`stock/${productId}`).delete();
  await removeProduct(productId);
});

afterAll(closeDatabase);

async function place(pieces: number) {
  const order = newOrder(uid, [orderItem(productId, pieces, 250)]);
  const document = database.doc(`users/${uid}/orders/${order.orderId}`);
  await document.set(order);
  return { ...order, document };
}
const taken = async (pieces: number) => {
  const order = await place(pieces);
  await seen(order.document.path, (it) => it.get('acceptedAt') > 0);
  return order;
};

/** A phone's notifications so far, after a pause that would show a second one. On this computer none is really sent. */
async function told(of = token) {
  const sent = database.collection('sentMessages').where('token', '==', of);
  await expect.poll(async () => (await sent.get()).size, { timeout: 45_000 }).toBeGreaterThan(0);
  await pause(SETTLED_MS);
  return (await sent.get()).docs.map((it) => it.data().data);
}

test('packing, sending and bringing get their moments, its phones are told once that it goes off, each in its language, and then it is not open any more', async () => {
  const { document, orderId, orderNo } = await taken(2);
  await seen(`accounts/${uid}`, (it) => it.get('open')?.[orderId] === 2);
  const moments: number[] = [];
  for (const [change, field] of [
    [{ packed: true }, 'packedAt'],
    [{ deliveryStatus: 'shipped', courier: 'India Post' }, 'shippedAt'],
  ] as const) {
    await document.update(change);
    moments.push((await seen(document.path, (it) => it.get(field) > 0)).get(field));
  }
  const body = 'It has been shipped and is on its way to you.';
  const [url, tag, language] = [`/order/${orderId}`, `order-${orderId}`, 'en'];
  expect(await told()).toEqual([{ uid, title: `Your order ${orderNo}`, body, url, tag, language }]);
  const [inHindi, ...others] = await told(`${token}-hindi`);
  expect(others).toEqual([]);
  expect(inHindi).toMatchObject({ uid, url: `/hi${url}`, tag, language: 'hi' });
  expect(`${inHindi.title} ${inHindi.body}`).toMatch(
    /^\p{Script=Devanagari}.*\p{Script=Devanagari}/u,
  );
  expect(inHindi.title).toContain(orderNo);
  await document.update({ deliveryStatus: 'delivered' });
  moments.push((await seen(document.path, (it) => it.get('deliveredAt') > 0)).get('deliveredAt'));
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
  await seen(`accounts/${uid}`, (it) => it.get('open')[orderId] === undefined);
});

test('an order that the merchant deletes is not open any more', async () => {
  const { document, orderId } = await place(2);
  await seen(`accounts/${uid}`, (it) => it.get('open')?.[orderId] === 2);
  await document.delete();
  await seen(`accounts/${uid}`, (it) => it.get('open')[orderId] === undefined);
});

test('a product that is back is told once to the phone that waited, which then waits no longer; filled up with what is ordered already it is not back', async () => {
  await alert().set({ productId, timestamp: 1 });
  await product().update({ quantity: 0, updatedAt });
  await database.doc(`stock/${productId}`).set({ sold: 5 });
  await product().update({ quantity: 3, updatedAt });
  await seen(product().path, (it) => it.get('quantity') === -2);
  await pause(SETTLED_MS);
  expect((await alert().get()).exists).toBe(true);
  await product().update({ quantity: 3, updatedAt });
  expect((await told()).map(({ title, url }) => ({ title, url }))).toEqual([
    { title: 'Moringa Powder is back in stock', url: `/product/${productId}` },
  ]);
  expect((await alert().get()).exists).toBe(false);
});
