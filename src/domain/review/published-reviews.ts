// Published reviews as this device last read them, so that a product can show them without a network. They are as public as the
// product itself and belong to nobody's account.

import type { HaatDatabase, ReviewsOfProduct } from '../device/tables.ts';
import type { PublishedReview } from './review.ts';

/** The reviews of a product; empty where none were ever read. */
export async function readPublishedReviews(
  database: HaatDatabase,
  productId: string,
): Promise<PublishedReview[]> {
  return (await database.publishedReviews.get(productId))?.reviews ?? [];
}

/** Puts these in place of what was read before. */
export async function putPublishedReviews(
  database: HaatDatabase,
  read: ReviewsOfProduct,
): Promise<void> {
  if (read.reviews.length > 0) await database.publishedReviews.put(read);
  else await database.publishedReviews.delete(read.productId);
}
