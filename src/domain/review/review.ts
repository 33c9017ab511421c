// A review of a bought product: its form, the document that is sent, and the public fields of a published one. Decides
// nothing about publishing.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import {
  MAX_MESSAGE_CODE_UNITS,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STARS,
} from '../shared/limits.ts';
import { REVIEW_PROBLEMS } from './messages.ts';

/** The typed form; name, product and review are required. Source: specification, validation rules. */
export const ReviewForm = v.object({
  customerName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => REVIEW_PROBLEMS.nameMissing),
    maxCharacters(MAX_NAME_LENGTH, () => REVIEW_PROBLEMS.nameTooLong),
  ),
  productName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => REVIEW_PROBLEMS.productMissing),
    maxCharacters(MAX_NAME_LENGTH, () => REVIEW_PROBLEMS.productTooLong),
  ),
  review: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => REVIEW_PROBLEMS.reviewMissing),
    maxCharacters(MAX_MESSAGE_LENGTH, () => REVIEW_PROBLEMS.reviewTooLong, MAX_MESSAGE_CODE_UNITS),
  ),
  /** One to five, optional. */
  stars: v.pipe(
    v.string(),
    v.regex(/^[1-5]?$/),
    v.transform((chosen) => (chosen === '' ? undefined : Number(chosen))),
  ),
});
export type ReviewForm = v.InferInput<typeof ReviewForm>;

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STARS));

/** The fields of `reviews/{id}` as the phone creates it; `timestamp` in ms since 1970 by the phone's clock. */
export const Review = v.strictObject({
  userId: DocumentId,
  orderId: DocumentId,
  productId: DocumentId,
  customerName: v.string(),
  productName: v.string(),
  review: v.string(),
  stars: v.exactOptional(Stars),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Only the merchant publishes. */
  published: v.literal(false),
});
export type Review = v.InferOutput<typeof Review>;

/** The id under which a review is stored: one for each product of an order. */
export function reviewId({ orderId, productId }: Pick<Review, 'orderId' | 'productId'>): string {
  return `${orderId}_${productId}`;
}

/**
 * The fields of `publishedReviews/{id}`, which everybody may read: the author's name, but neither account nor order.
 */
export const PublishedReviewFields = v.object({
  customerName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    maxCharacters(MAX_NAME_LENGTH, 'too long'),
  ),
  review: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    maxCharacters(MAX_MESSAGE_LENGTH, 'too long', MAX_MESSAGE_CODE_UNITS),
  ),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stars: v.fallback(v.optional(Stars), undefined),
});
export type PublishedReview = v.InferOutput<typeof PublishedReviewFields> & { id: string };
