// What others wrote about a product: what is kept on this phone, and anew from the shop while it answers.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { readPublishedReviews } from '#core/device/published-reviews.ts';
import type { PublishedReview } from '#core/model/review.ts';
import { refreshReviews } from '#page-sync/refresh-reviews.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

/** Newest first; none while the phone is being asked. */
export function usePublishedReviews(productId: string): readonly PublishedReview[] {
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    // Reviews that could not be refreshed stay as they were; the next look at the product asks again.
    if (isReachable) void refreshReviews(productId).catch(() => undefined);
  }, [productId, isReachable]);
  return useLiveQuery(() => readPublishedReviews(deviceDatabase(), productId), [productId], []);
}
