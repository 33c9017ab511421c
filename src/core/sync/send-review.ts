// Saves a review for sending; needs no network. It never says "sent": that takes the shop's own word.
import type { HaatDatabase } from '../device/database.ts';
import { dropDraft } from '../device/drafts.ts';
import type { Review, ReviewForm } from '../model/review.ts';
import { enqueue, type SaveOutcome } from './enqueue.ts';
import { reviewSender } from './senders/review.ts';

/** Which product of which order the review is about, who writes it, and its words as the form has passed them. */
export type NewReview = ReviewForm & {
  /** Minted once for each press. */
  id: string;
  uid: string;
  orderId: string;
  productId: string;
};

/** Saves the review; the same press twice is saved once. `draft` goes with it, or neither does. `now` in ms. */
export function sendReview(
  database: HaatDatabase,
  { id, uid, ...words }: NewReview,
  draft: string,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version } = reviewSender;
  const payload: Review = { userId: uid, ...words, timestamp: now, published: false };
  const write = { id, kind, v: version, uid, entityKey: `reviews/${id}`, payload };
  return enqueue(database, write, now, [database.drafts], () => dropDraft(database, draft));
}
