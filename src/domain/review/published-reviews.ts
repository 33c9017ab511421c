// Published reviews as this device last read them, so that a product can show them offline. They are as public as the
// product and belong to no account.

import type { HaatDatabase, ReviewsOfProduct } from '../device/tables.ts';
import type { PublishedReview } from './review.ts';

/** The reviews of a product; empty if none were ever read. */
export async function readPublishedReviews(
  database: HaatDatabase,
  productId: string,
): Promise<PublishedReview[]> {
  return (await database.publishedReviews.get(productId))?.reviews ?? [];
}

/** Replaces the product's stored reviews. */
export async function putPublishedReviews(
  database: HaatDatabase,
  read: ReviewsOfProduct,
): Promise<void> {
  if (read.reviews.length > 0) await database.publishedReviews.put(read);
  else await database.publishedReviews.delete(read.productId);
}
