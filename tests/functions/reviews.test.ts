// What everybody reads of a review: on the running shop, and with events that come twice, late or out of order, played by hand in a
// project of its own where no function listens.
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import { COPY, change, copies, isThere, other, published, REVIEW, shown } from './reviewed-shop.ts';
import { database as runningShop, seen } from './shop-database.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-reviews';
});

describe('a review', () => {
  test('is shown to nobody until the merchant publishes it, and then without its account and its order', async () => {
    await (await change(REVIEW))();
    expect([await shown(), await isThere()]).toEqual([[], true]);
    await (await change(published()))();
    expect(await shown()).toEqual([COPY]);
    const [copy] = await copies();
    expect(copy?.id).toMatch(/^[0-9a-f]{32}$/);
    await (await change(published({ review: 'Fresh.' })))();
    expect(await shown()).toEqual([{ ...COPY, review: 'Fresh.' }]);
  });

  test.each([
    ['takes back its publication', REVIEW],
    ['deletes it', null],
    ['empties it', published({ review: ' ' })],
    ['takes away what it is about', published({ productId: null })],
  ])('is shown no longer once the merchant %s', async (_what, to) => {
    await (await change(published()))();
    expect(await shown()).toEqual([COPY]);
    await (await change(to))();
    expect(await shown()).toEqual([]);
  });

  test('shows under the product to which the merchant moves it, and no longer under the other', async () => {
    await (await change(published()))();
    await (await change(published({ productId: 'chia' })))();
    expect(await shown()).toEqual([{ ...COPY, productId: 'chia' }]);
  });

  test('shows at most 60 characters of a name', async () => {
    await (await change(published({ customerName: 'A'.repeat(300) })))();
    expect(await shown()).toEqual([{ ...COPY, customerName: 'A'.repeat(60) }]);
  });
});

describe('a review that comes', () => {
  test.each([
    ['of a product that was never in its order', { productId: 'turmeric' }],
    ['of an order of somebody else', { userId: 'ravi' }],
    ['of an order that there is not', { orderId: 'gone' }],
    ['of no product', { productId: 7 }],
  ])('%s is taken away', async (_what, fields) => {
    await (await change({ ...REVIEW, ...fields }))();
    expect([await shown(), await isThere()]).toEqual([[], false]);
  });

  test('of a product of its order stays, however often and late its event comes', async () => {
    const event = await change(REVIEW);
    await event();
    await (await change(published()))();
    await event();
    expect([await shown(), await isThere()]).toEqual([[COPY], true]);
  });

  test('from the merchant, who publishes it at once, needs no order', async () => {
    const { orderId: _order, ...own } = published();
    await (await change(own))();
    await (await change({ ...own, review: 'Good.' }, other))();
    expect((await shown()).map((copy) => copy.review).toSorted()).toEqual([
      'Fine and fresh.',
      'Good.',
    ]);
    await (await change(null, other))();
    expect(await shown()).toEqual([COPY]);
  });
});

describe('events', () => {
  test('that come in the wrong order leave what the merchant did last', async () => {
    const publishing = await change(published());
    const withdrawing = await change(REVIEW);
    await withdrawing();
    await publishing();
    expect(await shown()).toEqual([]);
  });

  test('that come together leave what the merchant did last', async () => {
    const events = [];
    for (let at = 0; at < 4; at++) events.push(await change(at % 2 === 0 ? published() : REVIEW));
    await Promise.all(events.map((event) => event()));
    expect(await shown()).toEqual([]);
  });

  test('of a review that an older version of the shop stored twice show it once, as long as one of them is published', async () => {
    const older = database.doc('reviews/3f2504e04f8941d39a0c0305e82c3301');
    await (await change(published()))();
    await (await change(published(), older))();
    expect(await shown()).toEqual([COPY]);
    await (await change(null))();
    expect(await shown()).toEqual([COPY]);
    await (await change(null, older))();
    expect(await shown()).toEqual([]);
  });
});

test('in the running shop, what the merchant publishes is there for everybody, and goes with the review', async () => {
  const productId = `reviewed-${randomUUID()}`;
  const stored = runningShop.doc(`reviews/${randomUUID()}`);
  await stored.set(published({ productId, orderId: randomUUID() }));
  const copiesOf = runningShop.collection('publishedReviews').where('productId', '==', productId);
  const count = async () => (await copiesOf.get()).size;
  await expect.poll(count, { timeout: 45_000 }).toBe(1);
  expect((await copiesOf.get()).docs[0]?.data()).toEqual({ ...COPY, productId });
  await stored.delete();
  await expect.poll(count, { timeout: 45_000 }).toBe(0);
});

test('in the running shop, the stars of a review that the merchant publishes stand in its product, and go with it', async () => {
  const productId = `rated-${randomUUID()}`;
  const path = `products/${productId}`;
  await runningShop.doc(path).set({ name: 'Rated', price: 250 });
  const stored = runningShop.doc(`reviews/${randomUUID()}`);
  await stored.set(published({ productId, orderId: randomUUID(), stars: 4 }));
  await seen(path, (document) => document.get('rating')?.sum === 4);
  const rated = (await runningShop.doc(path).get()).get('updatedAt');
  expect(rated).toBeDefined();
  await stored.update({ published: false });
  await seen(path, (document) => document.get('rating') === undefined);
  await runningShop.doc(path).delete();
  await stored.delete();
});

test('in the running shop, a review of what its writer never bought goes by itself', async () => {
  const path = `reviews/${randomUUID()}`;
  await runningShop.doc(path).set({ ...REVIEW, orderId: randomUUID() });
  await seen(path, (document) => !document.exists);
});
