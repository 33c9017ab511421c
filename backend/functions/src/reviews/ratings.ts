// Ratings of products: `ratings/{productId}` counts the stars of the published reviews, in the transaction that changes
// their copies, so that a duplicate event counts nothing twice. It is copied to the product's `rating`, which lists and
// pages read.
import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Rating } from '../../../../src/domain/product/product.ts';
import { database } from '../database.ts';

const NOTHING: Rating = { count: 0, sum: 0 };
/** The product's field with its rating. */
const NOTED = 'rating';

const ratingDocument = (productId: string) => database.doc(`ratings/${productId}`);

/** A copy of a published review, as far as its stars are concerned. */
type Copy = DocumentData | undefined;

/**
 * Reads the ratings that the change of a copy moves, and returns a function that writes them: a transaction's reads
 * come before its writes.
 */
export async function ratingsMoved(
  transaction: Transaction,
  before: Copy,
  after: Copy,
): Promise<() => void> {
  const moved = new Map<string, Rating>();
  const add = (copy: Copy, sign: 1 | -1) => {
    if (typeof copy?.stars !== 'number') return;
    const { count, sum } = moved.get(copy.productId) ?? NOTHING;
    moved.set(copy.productId, { count: count + sign, sum: sum + sign * copy.stars });
  };
  add(before, -1);
  add(after, 1);
  const changed = [...moved].filter(([, { count, sum }]) => count !== 0 || sum !== 0);
  const stored = await Promise.all(changed.map(([id]) => transaction.get(ratingDocument(id))));
  return () => {
    for (const [at, [, by]] of changed.entries()) {
      const rating = stored[at];
      if (!rating) continue;
      const { count, sum } = ratingIn(rating) ?? NOTHING;
      const now = { count: count + by.count, sum: sum + by.sum };
      if (now.count > 0) transaction.set(rating.ref, now);
      else transaction.delete(rating.ref);
    }
  };
}

/** Copies the counted rating to its product; safe for duplicate, late or reordered events. */
export async function recordRating(productId: string): Promise<void> {
  const product = database.doc(`products/${productId}`);
  await database.runTransaction(async (transaction) => {
    const found = await transaction.get(product);
    const rating = ratingIn(await transaction.get(ratingDocument(productId)));
    if (!found.exists || isDeepStrictEqual(found.get(NOTED), rating)) return;
    transaction.update(product, {
      [NOTED]: rating ?? FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}

/** The same for a product that has changed: a client that creates or replaces one need not know this field. */
export async function recordRatingOf(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const noted: unknown = after.get(NOTED);
  if (before.exists && isDeepStrictEqual(before.get(NOTED), noted)) return;
  if (isDeepStrictEqual(ratingIn(await ratingDocument(after.id).get()), noted)) return;
  await recordRating(after.id);
}

/** Undefined if nobody has given a star. */
function ratingIn(stored: DocumentSnapshot): Rating | undefined {
  const { count, sum } = stored.data() ?? {};
  return count > 0 ? { count, sum } : undefined;
}
