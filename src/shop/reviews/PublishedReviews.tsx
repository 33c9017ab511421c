import { useEffect } from 'react';
import { refreshReviews } from '#browser/sync/refresh-reviews.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readPublishedReviews } from '#domain/review/published-reviews.ts';
import type { PublishedReview } from '#domain/review/review.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Stars } from '#ui/text/Stars.tsx';
import { REVIEWS } from './messages.ts';
import './PublishedReviews.css';

/** Published reviews of a product; renders nothing while there are none. */
export function PublishedReviews({ productId }: { productId: string }) {
  const reviews = usePublishedReviews(productId);
  if (reviews.length === 0) return null;
  return (
    <section className="published-reviews" aria-labelledby="published-reviews">
      <h2 id="published-reviews">{REVIEWS}</h2>
      <ul className="published-reviews__list">
        {reviews.map(({ id, customerName, review, timestamp, stars }) => (
          <li className="published-review" key={id}>
            {stars !== undefined && (
              <p>
                <Stars rating={{ count: 1, sum: stars }} isOfOne />
              </p>
            )}
            <p className="published-review__words">{review}</p>
            <p className="published-review__who">
              <strong>{customerName}</strong>
              <DateTime at={timestamp} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Newest first; empty while loading. */
function usePublishedReviews(productId: string): readonly PublishedReview[] {
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    // If the refresh fails, the stored reviews stay; the next view of the product retries.
    if (isReachable) void refreshReviews(productId).catch(() => undefined);
  }, [productId, isReachable]);
  return useLiveQuery(() => readPublishedReviews(deviceDatabase(), productId), [productId], []);
}
