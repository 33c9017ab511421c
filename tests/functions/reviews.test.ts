// Reviews in the running shop: publication by the merchant, stars, and automatic deletion.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { COPY, published, REVIEW } from './a-review.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

afterAll(closeDatabase);

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
