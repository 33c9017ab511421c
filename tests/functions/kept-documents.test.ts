// What functions do with single documents of the running shop: messages get their end (Firestore deletes by that date, which the emulator
// does not), an account keeps few devices and alerts, reviews are published and counted, and orders followed and told of.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DEVICES, MAX_STOCK_ALERTS, SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { COPY, published, REVIEW } from './a-review.ts';
import { closeDatabase, database, removeProduct, seen } from './shop-database.ts';

afterAll(async () => {
  await database.recursiveDelete(database.doc(`users/${uid}`));
  await closeDatabase();
});

const SETTLED_MS = 1_500;
const id = `expiry-${mintId()}`;
const fileURL = `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;
const message = { name: 'Asha', phone: '+91 9876543210', email: 'asha@example.com', message: 'Hm' };

test.concurrent.each([
  ['queries', { userId: null, productId: 'moringa', timestamp: 1 }],
  ['contact-us', message],
  ['services', { name: 'Moringa', description: 'Good.', fileURL }],
  ['productChanges', { productId: 'moringa', by: 3, timestamp: 1 }],
  ['shopChanges', { settingsId: 'settings', upon: {}, timestamp: 1 }],
])(
  'one of the %s gets its end a year after it came, keeps it when it is sent again, and stays if the merchant wants to keep it',
  async (collection, fields) => {
    const document = database.doc(`${collection}/${id}`);
    const isSent = !collection.endsWith('Changes');
    const send = async () => {
      if (!isSent) return document.set(fields);
      const answer = await commitDocument({ path: `/${document.path}`, does: 'set', fields }, null);
      expect(answer).toMatchObject({ kind: 'ok' });
    };
    const ended = () => seen(document.path, (it) => it.get('expiresAt') instanceof Timestamp);
    await send();
    const stored = await ended();
    const came = stored.createTime?.toMillis() ?? 0;
    const expiresAt = Timestamp.fromMillis(came + SENT_KEPT_MS);
    expect(stored.data()).toEqual({ ...fields, expiresAt });
    if (isSent) {
      await send();
      expect((await ended()).get('expiresAt')).toEqual(expiresAt);
      await document.update({ expiresAt: null });
      await pause(SETTLED_MS);
      expect((await document.get()).get('expiresAt')).toBeNull();
    }
    await document.delete();
  },
);

const uid = `few-${randomUUID()}`;

test.each([
  ['devices', 'createdAt', MAX_DEVICES],
  ['stockAlerts', 'timestamp', MAX_STOCK_ALERTS],
])('of an account’s %s the latest by %s stay, %i at most', async (collection, age, most) => {
  const all = database.collection(`users/${uid}/${collection}`);
  const batch = database.batch();
  for (let at = 0; at < most + 5; at++) batch.set(all.doc(mintId()), { [age]: 1_000 + at });
  await batch.commit();
  const ages = async () => (await all.orderBy(age).get()).docs.map((it) => Number(it.get(age)));
  const latest = Array.from({ length: most }, (_, at) => 1_005 + at);
  await expect.poll(ages, { timeout: 45_000 }).toEqual(latest);
});

test('a published review is there for everybody, its stars count for its product, and both go with it', async () => {
  const productId = `reviewed-${randomUUID()}`;
  const path = `products/${productId}`;
  await database.doc(path).set({ name: 'Rated', price: 250 });
  const stored = database.doc(`reviews/${randomUUID()}`);
  await stored.set(published({ productId, orderId: randomUUID(), stars: 4 }));
  const copiesOf = database.collection('publishedReviews').where('productId', '==', productId);
  const copies = async () => (await copiesOf.get()).docs.map((it) => it.data());
  await expect.poll(copies, { timeout: 45_000 }).toEqual([{ ...COPY, productId, stars: 4 }]);
  await seen(path, (it) => it.get('rating')?.sum === 4 && it.get('updatedAt') !== undefined);
  await stored.delete();
  await expect.poll(copies, { timeout: 45_000 }).toEqual([]);
  await seen(path, (it) => it.get('rating') === undefined);
  await database.doc(path).delete();
});

test('a review of what its writer never bought goes by itself', async () => {
  const path = `reviews/${randomUUID()}`;
  await database.doc(path).set({ ...REVIEW, orderId: randomUUID() });
  await seen(path, (document) => !document.exists);
});

describe('an order', () => {
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
    for (const [name, language] of [
      [token, 'en'],
      [`${token}-hindi`, 'hi'],
    ]) {
      const device = { token: name, createdAt: 1, orders: true, language };
      await database.doc(`users/${uid}/devices/${mintId()}`).set(device);
    }
  });

  afterEach(async () => {
    await database.recursiveDelete(database.doc(`users/${uid}`));
    await database.doc(`accounts/${uid}`).delete();
    await database.doc(`stock/${productId}`).delete();
    await removeProduct(productId);
  });

  async function placed() {
    const order = newOrder(uid, [orderItem(productId, 2, 250)]);
    const document = database.doc(`users/${uid}/orders/${order.orderId}`);
    await document.set(order);
    await seen(`accounts/${uid}`, (it) => it.get('open')?.[order.orderId] === 2);
    return { ...order, document };
  }
  const closed = (orderId: string) =>
    seen(`accounts/${uid}`, (it) => it.get('open')[orderId] === undefined);

  /** A phone's notifications so far, after a pause that would show a second one. On this computer none is really sent. */
  async function told(of = token) {
    const sent = database.collection('sentMessages').where('token', '==', of);
    await expect.poll(async () => (await sent.get()).size, { timeout: 45_000 }).toBeGreaterThan(0);
    await pause(SETTLED_MS);
    return (await sent.get()).docs.map((it) => it.data().data);
  }

  test('packing, sending and bringing get their moments, its phones are told once that it goes off, each in its language, and then it is not open any more', async () => {
    const { document, orderId, orderNo } = await placed();
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
    const all = await Promise.all([told(), told(`${token}-hindi`)]);
    const [inEnglish, [inHindi, ...others]] = all;
    expect(inEnglish).toEqual([{ uid, title: `Your order ${orderNo}`, body, url, tag, language }]);
    expect(others).toEqual([]);
    expect(inHindi).toMatchObject({ uid, url: `/hi${url}`, tag, language: 'hi' });
    expect(`${inHindi.title} ${inHindi.body}`).toMatch(
      /^\p{Script=Devanagari}.*\p{Script=Devanagari}/u,
    );
    expect(inHindi.title).toContain(orderNo);
    await document.update({ deliveryStatus: 'delivered' });
    moments.push((await seen(document.path, (it) => it.get('deliveredAt') > 0)).get('deliveredAt'));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    await closed(orderId);
  });

  test('an order that the merchant deletes is not open any more', async () => {
    const { document, orderId } = await placed();
    await document.delete();
    await closed(orderId);
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
});
