// What shoppers send: the public part of a review, and its product's stars; and enquiries, of which a flood goes behind everything else, and
// one that was removed does not come back.
import '../own-project.ts';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import * as sent from '../../../backend/functions/src/expire-sent.ts';
import { keepPublished } from '../../../backend/functions/src/reviews/keep-published.ts';
import { recordRatingOf } from '../../../backend/functions/src/reviews/ratings.ts';
import { COPY, published, REVIEW } from '../a-review.ts';
import { beginWithout } from '../begin-without.ts';
import { redelivered } from '../redelivered.ts';

const review = database.doc(`reviews/${REVIEW.orderId}_moringa`);
const other = database.doc('reviews/another-of-the-merchant');
const [moringa, chia] = [database.doc('products/moringa'), database.doc('products/chia')];
const PRODUCT = { name: 'Moringa powder', price: 250 };

beginWithout('queries', 'inbox', 'reviews', 'publishedReviews', 'users', 'ratings', 'products');
beforeEach(async () => {
  const items = [{ productId: 'moringa' }, { productId: 'chia' }];
  const order = database.doc(`users/asha/orders/${REVIEW.orderId}`);
  await order.set({ items, deliveryStatus: 'delivered' });
  await Promise.all([moringa.set(PRODUCT), chia.set(PRODUCT)]);
});

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
    for (const [stars, is] of [
      [undefined, { count: 1, sum: 5 }],
      [2, { count: 2, sum: 7 }],
      [6, { count: 1, sum: 5 }],
    ] as const) {
      await changed(published({ orderId: null, ...(stars && { stars }) }), other);
      expect(await rating()).toEqual(is);
    }
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

const DAY_MS = 24 * 60 * 60 * 1000;

async function send(id: string, userId: string | null) {
  const document = database.doc(`queries/${id}`);
  await document.set({ userId, productId: 'moringa', timestamp: 4_080_000_000_000 });
  await sent.expireSent('queries', await document.get());
  return document;
}

async function daysKept(id: string): Promise<number> {
  const it = await database.doc(`queries/${id}`).get();
  const [from, to] = [it.createTime?.toMillis() ?? 0, it.get('expiresAt').toMillis()];
  return Math.round((to - from) / DAY_MS);
}

test('who sends more enquiries than a day may bring keeps no place from others, and the merchant is told once', async () => {
  for (let at = 0; at < sent.OF_ACCOUNT_A_DAY + 2; at++) await send(`of-asha-${at}`, 'asha');
  await send('of-ravi', 'ravi');
  await send('of-nobody', null);
  expect(await daysKept(`of-asha-${sent.OF_ACCOUNT_A_DAY - 1}`)).toBe(365);
  expect(await daysKept(`of-asha-${sent.OF_ACCOUNT_A_DAY}`)).toBe(7);
  expect([await daysKept('of-ravi'), await daysKept('of-nobody')]).toEqual([365, 365]);
  const { docs } = await database.collection('inbox').get();
  expect(docs.map((it) => it.data())).toMatchObject([{ of: 'queries', answered: false }]);
  expect(docs[0]?.id).toMatch(/^too-many-queries-\d{4}-\d\d-\d\d$/);
});

test('an enquiry whose phone sends it again days later, because the answer was lost, is kept though its shopper has sent many since', async () => {
  const first = await send('of-meena', 'meena');
  const arrivedAt = (await first.get()).createTime?.toMillis() ?? 0;
  const batch = database.batch();
  for (let at = 0; at < sent.OF_ACCOUNT_A_DAY; at++) {
    const expiresAt = Timestamp.fromMillis(arrivedAt + (367 + at) * DAY_MS);
    batch.set(database.doc(`queries/of-meena-${at}`), { userId: 'meena', expiresAt });
  }
  await batch.commit();
  await send('of-meena', 'meena');
  expect(await daysKept('of-meena')).toBe(365);
});

test('an enquiry that the merchant removed is gone, and stays gone when its phone sends it again', async () => {
  const document = await send('removed', null);
  const mark = { of: 'queries', answered: true, removed: true };
  await database.doc('inbox/removed').set(mark);
  await sent.removeMarked('removed', mark);
  expect((await document.get()).exists).toBe(false);
  await send('removed', null);
  expect((await document.get()).exists).toBe(false);
  // Nor does a mark remove a review, or any document outside the inbox.
  for (const of of ['reviews', 'users']) {
    const kept = database.doc(`${of}/kept`);
    await kept.set({ published: false });
    await sent.removeMarked('kept', { of, removed: true });
    expect((await kept.get()).exists, of).toBe(true);
  }
});
