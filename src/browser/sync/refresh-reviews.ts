// Asks the shop for the published reviews of a product that is being looked at, and keeps them for the time without a network.
// Nobody waits for it, and without an answer what was kept stays.

import { deviceDatabase } from '#domain/device/database.ts';
import { queryPublishedReviews } from '#domain/review/fetch-published-reviews.ts';
import { putPublishedReviews } from '#domain/review/published-reviews.ts';

/** Asks once. */
export async function refreshReviews(productId: string): Promise<void> {
  const answer = await queryPublishedReviews(productId);
  if (answer.kind !== 'ok') return;
  await putPublishedReviews(deviceDatabase(), { productId, reviews: answer.value });
}
