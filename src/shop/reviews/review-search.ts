// The query of the review page. Source: specification, review.
import * as v from 'valibot';
import { MAX_NAME_LENGTH } from '#domain/shared/limits.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';

const Name = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), undefined);

/** The product to review, and the form's initial values. */
export const ReviewSearch = v.object({
  productId: v.fallback(v.optional(DocumentId), undefined),
  customerName: Name,
  productName: Name,
});
export type ReviewSearch = v.InferOutput<typeof ReviewSearch>;
