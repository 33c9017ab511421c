// Asks the shop for the published reviews of a product that is being looked at, and keeps them for the time without a network.
// Nobody waits for it, and without an answer what was kept stays.

import { putPublishedReviews } from '#core/device/catalogue/published-reviews.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { queryPublishedReviews } from '#core/remote/published-reviews.ts';

/** Asks once. */
export async function refreshReviews(productId: string): Promise<void> {
  const answer = await queryPublishedReviews(productId);
  if (answer.kind !== 'ok') return;
  await putPublishedReviews(deviceDatabase(), { productId, reviews: answer.value });
}
