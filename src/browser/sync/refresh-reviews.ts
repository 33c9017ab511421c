// Fetches the published reviews of the product on screen and stores them for offline use. Nothing waits for it, and
// without a reply the stored ones stay.

import { deviceDatabase } from '#domain/device/database.ts';
import { queryPublishedReviews } from '#domain/review/fetch-published-reviews.ts';
import { putPublishedReviews } from '#domain/review/published-reviews.ts';

export async function refreshReviews(productId: string): Promise<void> {
  const answer = await queryPublishedReviews(productId);
  if (answer.kind !== 'ok') return;
  await putPublishedReviews(deviceDatabase(), { productId, reviews: answer.value });
}
