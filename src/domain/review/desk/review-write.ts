// The merchant publishes a review, or takes that back. A review never changes once sent, so this needs no base.
// Its fields: Publication in inbox/inbox.ts. Rule: publishes in backend/firestore.rules.

import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { publishDeskReview } from '../../inbox/desk/desk-inbox.ts';
import { Publication } from '../../inbox/inbox.ts';

export const deskReviewWrite = {
  kind: 'desk-review',
  sentBy: 'desk',
  version: 1,
  schema: Publication,
  upcasts: {},
  document: ({ reviewId, published }, row) => ({
    path: `/reviews/${reviewId}`,
    does: 'merge',
    ...signed({ published }, row),
  }),
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.deskInbox, database.deviceState],
  onDone: whenProven(Publication, (database, uid, { reviewId, published }) =>
    publishDeskReview(database, uid, reviewId, published),
  ),
} satisfies WriteKind<Publication>;

/** Saves the change. Needs no network. `id` is minted once per press; `now` in ms. */
export async function savePublication(
  database: HaatDatabase,
  { id, uid, ...payload }: { id: string; uid: string } & Publication,
  now: number,
): Promise<SaveOutcome> {
  const entityKey = `desk/reviews/${payload.reviewId}`;
  return saveAtDesk(database, deskReviewWrite, { id, uid, entityKey, payload }, now);
}
