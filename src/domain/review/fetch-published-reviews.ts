// Reads the published reviews of one product. Stores nothing, and accepts only documents that parse.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { encodeValue } from '#engine/firestore/firestore-values.ts';
import { runQuery } from '#engine/firestore/read-documents.ts';
import { MAX_REVIEWS_READ } from '../shared/limits.ts';
import { type PublishedReview, PublishedReviewFields } from './review.ts';

/** At most MAX_REVIEWS_READ reviews, newest first; those that do not parse are left out. */
export async function queryPublishedReviews(productId: string): Promise<Result<PublishedReview[]>> {
  const answer = await runQuery({
    from: [{ collectionId: 'publishedReviews' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'productId' },
        op: 'EQUAL',
        value: encodeValue(productId),
      },
    },
    orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
    limit: MAX_REVIEWS_READ,
  });
  if (answer.kind !== 'ok') return answer;
  const reviews = answer.value.documents.flatMap(({ id, fields }) => {
    const parsed = v.safeParse(PublishedReviewFields, fields);
    return parsed.success ? [{ id, ...parsed.output }] : [];
  });
  return { kind: 'ok', value: reviews };
}
