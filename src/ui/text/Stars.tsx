import type { Rating } from '#domain/product/product.ts';
import { averageStars } from '#domain/product/product-facts.ts';
import { starsWords } from '../messages.ts';
import './Stars.css';

type StarsProps = {
  /** The rating of one review, one to five stars, or of several together. */
  rating: Rating;
  /** A single review's rating: leaves out the count. */
  isOfOne?: boolean;
};

/** A rating, such as ★ 4.5 (12). */
export function Stars({ rating, isOfOne }: StarsProps) {
  const stars = isOfOne ? String(rating.sum) : averageStars(rating);
  return (
    <span className="stars">
      <span aria-hidden="true">
        <span className="stars__sign">★</span>{' '}
        <span>{isOfOne ? stars : `${stars} (${rating.count})`}</span>
      </span>
      <span className="visually-hidden">{starsWords(stars, isOfOne ? null : rating.count)}</span>
    </span>
  );
}
