// A review: one document in `reviews` for each product of an order, so that a second one meets the first. The merchant
// decides whether it is shown, so "landed" means that it is this review, published or not.
// Its fields: Review in review.ts. Who may write it: `match /reviews/{id}` in backend/firestore.rules.
import type * as v from 'valibot';
import { deleteDraft } from '#engine/device/drafts.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { holdsSameFields } from '#engine/outbox/classify-commit.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { Review, type ReviewForm, reviewId } from './review.ts';

export const reviewWrite = {
  kind: 'review',
  version: 1,
  schema: Review,
  upcasts: {},
  document: (review) => ({ path: `/reviews/${reviewId(review)}`, does: 'set', fields: review }),
  canReadBack: true,
  hasLanded(stored: PlainFields | undefined, review: Review) {
    if (stored === undefined) return false;
    const { changedAt, changedBy, ...said } = stored;
    return holdsSameFields({ ...said, published: false }, review);
  },
  tables: (database: HaatDatabase) => [database.deviceState],
  onDone: (database: HaatDatabase, row: OutboxRow) => recordProven(database, row),
} satisfies WriteKind<Review>;

/** The reviewed product of an order, the author, and the validated form. */
export type NewReview = Omit<v.InferOutput<typeof ReviewForm>, 'stars'> & {
  stars?: number | undefined;
  /** Minted once per press. */
  id: string;
  uid: string;
  orderId: string;
  productId: string;
};

/** Saves the review; the same press twice is saved once. Deletes `draft` in the same transaction. `now` in ms. */
export function sendReview(
  database: HaatDatabase,
  { id, uid, stars, ...words }: NewReview,
  draft: string,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version } = reviewWrite;
  const payload: Review = {
    userId: uid,
    ...words,
    ...(stars !== undefined && { stars }),
    timestamp: now,
    published: false,
  };
  const entityKey = `reviews/${reviewId(payload)}`;
  const write = { id, kind, v: version, uid, entityKey, payload };
  return enqueue(database, write, now, [database.drafts], () => deleteDraft(database, draft));
}
