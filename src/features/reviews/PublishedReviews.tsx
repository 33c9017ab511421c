import { DateTime } from '#ui/DateTime.tsx';
import { usePublishedReviews } from './use-published-reviews.ts';
import './PublishedReviews.css';

/** What others wrote about a product; nothing at all while there is nothing. */
export function PublishedReviews({ productId }: { productId: string }) {
  const reviews = usePublishedReviews(productId);
  if (reviews.length === 0) return null;
  return (
    <section className="published-reviews" aria-labelledby="published-reviews">
      <h2 id="published-reviews">Reviews</h2>
      <ul className="published-reviews__list">
        {reviews.map(({ id, customerName, review, timestamp }) => (
          <li className="published-review" key={id}>
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
