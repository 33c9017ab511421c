// The stars of a product's reviews: with events that come twice, late or out of order, played by hand in a project of its own where no
// function listens.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import { noteRatingOf } from '../../backend/functions/src/reviews/ratings.ts';
import { COPY, change, other, published, REVIEW, shown } from './reviewed-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-review-stars';
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
