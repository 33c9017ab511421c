// What everybody reads of a review: on the running shop, and with events that come twice, late or out of order, played by hand in a
// project of its own where no function listens.
import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import { keepPublished } from '../../backend/functions/src/reviews/keep-published.ts';
import { noteRatingOf } from '../../backend/functions/src/reviews/ratings.ts';
import { closeDatabase, database as runningShop, seen } from './shop-database.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-reviews';
});

const ORDER = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const REVIEW = {
  userId: 'asha',
  orderId: ORDER,
  productId: 'moringa',
  customerName: 'Asha Rao',
  productName: 'Moringa powder',
  review: 'Fine and fresh.',
  timestamp: 1_760_000_000_000,
  published: false,
};
const COPY = {
  productId: 'moringa',
  customerName: 'Asha Rao',
  review: 'Fine and fresh.',
  timestamp: 1_760_000_000_000,
};
const ID = `${ORDER}_moringa`;
const review = database.doc(`reviews/${ID}`);
const other = database.doc('reviews/another-of-the-merchant');

beforeEach(async () => {
  for (const name of ['reviews', 'publishedReviews', 'users', 'ratings', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  const items = [
    { productId: 'moringa', quantity: 1 },
    { productId: 'chia', quantity: 2 },
  ];
  await database.doc(`users/asha/orders/${ORDER}`).set({ items, deliveryStatus: 'delivered' });
});
afterAll(() => Promise.all([database.terminate(), closeDatabase()]));

/** Changes a review and returns the event that the function would be sent, to be played at will. */
async function change(to: object | null, of: DocumentReference = review) {
  const before = await of.get();
  await (to ? of.set(to) : of.delete());
  const after = await of.get();
  return () => keepPublished({ before, after });
}

const copies = async () => (await database.collection('publishedReviews').get()).docs;
const shown = async () => (await copies()).map((copy) => copy.data());
const isThere = async () => (await review.get()).exists;
const published = (fields: object = {}) => ({ ...REVIEW, published: true, ...fields });

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

const PRODUCT = { name: 'Moringa powder', price: 250 };
const ratingOf = async (id: string) =>
  (await database.doc(`products/${id}`).get()).get('rating') ?? null;

describe('the stars of a product', () => {
  beforeEach(async () => {
    await database.doc('products/moringa').set(PRODUCT);
    await database.doc('products/chia').set({ ...PRODUCT, name: 'Chia' });
  });

  test('are those of its published reviews: one without stars counts nothing, one that waits counts nothing', async () => {
    await (await change({ ...REVIEW, stars: 5 }))();
    expect(await ratingOf('moringa')).toBeNull();
    await (await change(published({ stars: 5 })))();
    expect((await shown())[0]).toEqual({ ...COPY, stars: 5 });
    await (await change(published({ orderId: null }), other))();
    expect(await ratingOf('moringa')).toEqual({ count: 1, sum: 5 });
    await (await change(published({ orderId: null, stars: 2 }), other))();
    expect(await ratingOf('moringa')).toEqual({ count: 2, sum: 7 });
  });

  test.each([
    ['takes back its publication', { ...REVIEW, stars: 4 }],
    ['deletes it', null],
    ['takes its stars away', { ...REVIEW, published: true }],
    ['gives it stars that there are not', { ...REVIEW, published: true, stars: 6 }],
  ])('lose those of a review as the merchant %s', async (_what, to) => {
    const publishing = await change(published({ stars: 4 }));
    await publishing();
    expect(await ratingOf('moringa')).toEqual({ count: 1, sum: 4 });
    await (await change(to))();
    expect(await ratingOf('moringa')).toBeNull();
    expect((await database.collection('ratings').get()).empty).toBe(true);
  });

  test('are counted once, however often, late and out of order their events come', async () => {
    const publishing = await change(published({ stars: 4 }));
    const correcting = await change(published({ stars: 3 }));
    await Promise.all([correcting(), publishing(), correcting(), publishing()]);
    expect(await ratingOf('moringa')).toEqual({ count: 1, sum: 3 });
    const withdrawing = await change({ ...REVIEW, stars: 3 });
    await withdrawing();
    await publishing();
    expect(await ratingOf('moringa')).toBeNull();
  });

  test('go with a review that the merchant moves to another product', async () => {
    await (await change(published({ stars: 4 })))();
    await (await change(published({ stars: 4, productId: 'chia' })))();
    expect([await ratingOf('moringa'), await ratingOf('chia')]).toEqual([
      null,
      { count: 1, sum: 4 },
    ]);
    await (await change(published({ orderId: null, stars: 1 }), other))();
    await (await change(published({ orderId: null, stars: 1, productId: 'chia' }), other))();
    expect([await ratingOf('moringa'), await ratingOf('chia')]).toEqual([
      null,
      { count: 2, sum: 5 },
    ]);
  });

  test('of many that come together are all counted', async () => {
    const events = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        change(published({ orderId: null, stars: 5 }), database.doc(`reviews/one-of-many-${at}`)),
      ),
    );
    await Promise.all(events.map((event) => event()));
    expect(await ratingOf('moringa')).toEqual({ count: 4, sum: 20 });
    await Promise.all(events.map((event) => event()));
    expect(await ratingOf('moringa')).toEqual({ count: 4, sum: 20 });
  });

  test('come back to a product that was deleted and made again, or written over', async () => {
    await (await change(published({ stars: 4 })))();
    const moringa = database.doc('products/moringa');
    const before = await moringa.get();
    await moringa.set({ ...PRODUCT, rating: { count: 900, sum: 4_500 } });
    const after = await moringa.get();
    await noteRatingOf(before, after);
    expect(await ratingOf('moringa')).toEqual({ count: 1, sum: 4 });
    await moringa.delete();
    const gone = await moringa.get();
    await moringa.set(PRODUCT);
    await noteRatingOf(gone, await moringa.get());
    expect(await ratingOf('moringa')).toEqual({ count: 1, sum: 4 });
    const chia = database.doc('products/chia');
    await chia.update({ rating: { count: 900, sum: 4_500 } });
    await noteRatingOf(gone, await chia.get());
    expect(await ratingOf('chia')).toBeNull();
  });

  test('of what has left the shop make no product', async () => {
    await database.doc('products/moringa').delete();
    await (await change(published({ stars: 4 })))();
    expect((await database.doc('products/moringa').get()).exists).toBe(false);
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
