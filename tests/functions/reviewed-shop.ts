// A review of Asha's in a project of its own, whose events are played by hand.
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import { keepPublished } from '../../backend/functions/src/reviews/keep-published.ts';
import { closeDatabase } from './shop-database.ts';

const ORDER = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const REVIEW = {
  userId: 'asha',
  orderId: ORDER,
  productId: 'moringa',
  customerName: 'Asha Rao',
  productName: 'Moringa powder',
  review: 'Fine and fresh.',
  timestamp: 1_760_000_000_000,
  published: false,
};
export const COPY = {
  productId: 'moringa',
  customerName: 'Asha Rao',
  review: 'Fine and fresh.',
  timestamp: 1_760_000_000_000,
};
const ID = `${ORDER}_moringa`;
export const review = database.doc(`reviews/${ID}`);
export const other = database.doc('reviews/another-of-the-merchant');

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
export async function change(to: object | null, of: DocumentReference = review) {
  const before = await of.get();
  await (to ? of.set(to) : of.delete());
  const after = await of.get();
  return () => keepPublished({ before, after });
}

export const copies = async () => (await database.collection('publishedReviews').get()).docs;
export const shown = async () => (await copies()).map((copy) => copy.data());
export const isThere = async () => (await review.get()).exists;
export const published = (fields: object = {}) => ({ ...REVIEW, published: true, ...fields });
