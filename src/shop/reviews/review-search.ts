// The query of the review page. Source: specification, review.
import * as v from 'valibot';
import { MAX_NAME_LENGTH } from '#domain/shared/limits.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';

const Name = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), undefined);

/** Which product the review is about, and what its form begins with. */
export const ReviewSearch = v.object({
  productId: v.fallback(v.optional(DocumentId), undefined),
  customerName: Name,
  productName: Name,
});
export type ReviewSearch = v.InferOutput<typeof ReviewSearch>;
