// The public part of a review, and its product's stars.
import '../own-project.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { keepPublished } from '../../../backend/functions/src/reviews/keep-published.ts';
import { recordRatingOf } from '../../../backend/functions/src/reviews/ratings.ts';
import { COPY, published, REVIEW } from '../a-review.ts';
import { redelivered } from '../redelivered.ts';

const review = database.doc(`reviews/${REVIEW.orderId}_moringa`);
const other = database.doc('reviews/another-of-the-merchant');
const [moringa, chia] = [database.doc('products/moringa'), database.doc('products/chia')];
const PRODUCT = { name: 'Moringa powder', price: 250 };

beforeEach(async () => {
  for (const name of ['reviews', 'publishedReviews', 'users', 'ratings', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  const items = [{ productId: 'moringa' }, { productId: 'chia' }];
  const order = database.doc(`users/asha/orders/${REVIEW.orderId}`);
  await order.set({ items, deliveryStatus: 'delivered' });
  await Promise.all([moringa.set(PRODUCT), chia.set(PRODUCT)]);
});
afterAll(() => database.terminate());

/** Changes a review and returns the function's event, to be delivered at will. */
async function change(to: object | null, of: DocumentReference = review) {
  const before = await of.get();
  await (to ? of.set(to) : of.delete());
  const after = await of.get();
  return () => keepPublished({ before, after });
}
/** The same, delivered twice. */
async function changed(to: object | null, of?: DocumentReference): Promise<void> {
  const event = await change(to, of);
  for (const _ of ['once', 'again']) await event();
}

const copies = async () => (await database.collection('publishedReviews').get()).docs;
const shown = async () => (await copies()).map((copy) => copy.data());
const isThere = async () => (await review.get()).exists;
const rating = async (of = moringa) => (await of.get()).get('rating') ?? null;

describe('a review', () => {
  test('is shown to nobody until the merchant publishes it, and then without its account and its order', async () => {
    await changed({ ...REVIEW, stars: 5 });
    expect([await shown(), await isThere(), await rating()]).toEqual([[], true, null]);
    await changed(published({ stars: 5 }));
    expect(await shown()).toEqual([{ ...COPY, stars: 5 }]);
    expect((await copies())[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    await changed(published({ review: 'Fresh.', customerName: 'A'.repeat(300) }));
    expect(await shown()).toEqual([{ ...COPY, review: 'Fresh.', customerName: 'A'.repeat(60) }]);
  });

  test.each([
    ['takes back its publication', { ...REVIEW, stars: 4 }],
    ['deletes it', null],
    ['empties it', published({ stars: 4, review: ' ' })],
    ['takes away what it is about', published({ stars: 4, productId: null })],
  ])('is shown no longer and counts no more once the merchant %s', async (_what, to) => {
    await changed(published({ stars: 4 }));
    expect([await shown(), await rating()]).toEqual([
      [{ ...COPY, stars: 4 }],
      { count: 1, sum: 4 },
    ]);
    await changed(to);
    expect([await shown(), await rating()]).toEqual([[], null]);
    expect((await database.collection('ratings').get()).empty).toBe(true);
  });

  test.each([
    ['of a product that was never in its order', { productId: 'turmeric' }],
    ['of an order of somebody else', { userId: 'ravi' }],
    ['of an order that there is not', { orderId: 'gone' }],
    ['of no product', { productId: 7 }],
  ])('%s is taken away', async (_what, fields) => {
    await changed({ ...REVIEW, ...fields });
    expect([await shown(), await isThere()]).toEqual([[], false]);
  });

  test('whose news come in the wrong order or at once stands as it was written last', async () => {
    const first = await change(published({ stars: 4 }));
    const back = await change({ ...REVIEW, stars: 4 });
    const last = await change(published({ stars: 3 }));
    for (const news of [[last], [back, first], [first, back, last]]) {
      await Promise.all(news.map((it) => redelivered(it)));
      expect([await shown(), await rating()]).toEqual([
        [{ ...COPY, stars: 3 }],
        { count: 1, sum: 3 },
      ]);
    }
  });

  test('from the merchant, who publishes it at once, needs no order', async () => {
    const { orderId: _order, ...own } = published();
    await changed(own);
    await changed({ ...own, review: 'Good.' }, other);
    const texts = (await shown()).map((copy) => copy.review);
    expect(texts.toSorted()).toEqual(['Fine and fresh.', 'Good.']);
    await changed(null, other);
    expect(await shown()).toEqual([COPY]);
  });

  test('that an older version of the shop stored twice shows once, as long as one of them is published', async () => {
    const older = database.doc('reviews/3f2504e04f8941d39a0c0305e82c3301');
    await changed(published());
    await changed(published(), older);
    expect(await shown()).toEqual([COPY]);
    await changed(null);
    expect(await shown()).toEqual([COPY]);
    await changed(null, older);
    expect(await shown()).toEqual([]);
  });
});

describe('the stars of a product', () => {
  test('are those of its published reviews; one without stars, or with stars that there are not, counts nothing', async () => {
    await changed(published({ stars: 5 }));
    await changed(published({ orderId: null }), other);
    expect(await rating()).toEqual({ count: 1, sum: 5 });
    await changed(published({ orderId: null, stars: 2 }), other);
    expect(await rating()).toEqual({ count: 2, sum: 7 });
    await changed(published({ orderId: null, stars: 6 }), other);
    expect(await rating()).toEqual({ count: 1, sum: 5 });
    await changed(published());
    expect(await rating()).toBeNull();
  });

  test('go, and the review shows, where the merchant moves it', async () => {
    for (const [of, stars] of [
      [review, 4],
      [other, 1],
    ] as const) {
      const own = published({ stars, ...(of === other && { orderId: null }) });
      await changed(own, of);
      await changed({ ...own, productId: 'chia' }, of);
    }
    expect([await rating(), await rating(chia)]).toEqual([null, { count: 2, sum: 5 }]);
    expect((await shown()).map(({ productId }) => productId)).toEqual(['chia', 'chia']);
  });

  test('of many that come together are all counted, and once', async () => {
    const events = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        change(published({ orderId: null, stars: 5 }), database.doc(`reviews/one-of-many-${at}`)),
      ),
    );
    for (const _ of ['once', 'again']) {
      await Promise.all(events.map((event) => event()));
      expect(await rating()).toEqual({ count: 4, sum: 20 });
    }
  });

  test('come back to a product that was deleted and made again, or written over, and to no other', async () => {
    await changed(published({ stars: 4 }));
    const before = await moringa.get();
    await moringa.set({ ...PRODUCT, rating: { count: 900, sum: 4_500 } });
    await recordRatingOf(before, await moringa.get());
    expect(await rating()).toEqual({ count: 1, sum: 4 });
    await moringa.delete();
    const gone = await moringa.get();
    await moringa.set(PRODUCT);
    await recordRatingOf(gone, await moringa.get());
    expect(await rating()).toEqual({ count: 1, sum: 4 });
    await chia.update({ rating: { count: 900, sum: 4_500 } });
    await recordRatingOf(gone, await chia.get());
    expect(await rating(chia)).toBeNull();
  });

  test('of what has left the shop make no product', async () => {
    await moringa.delete();
    await changed(published({ stars: 4 }));
    expect((await moringa.get()).exists).toBe(false);
  });
});
