// The merchant lets everybody read a review, or takes that back. A review does not change once it was sent, so there is nothing else to decide it by.
// Its fields: Publication in core/model/outbox/inbox.ts. Rule: publishes in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { publishDeskReview } from '../../device/desk/desk-inbox.ts';
import { noteProven } from '../../device/outbox/proven-writes.ts';
import { Publication } from '../../model/outbox/inbox.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { noteDeskChanged } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import type { WriteKind } from './write-kind.ts';

export const deskReviewWrite = {
  kind: 'desk-review',
  sentBy: 'desk',
  version: 1,
  schema: Publication,
  upcasts: {},
  document: ({ reviewId, published }) => ({
    path: `/reviews/${reviewId}`,
    does: 'merge',
    fields: { published },
  }),
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.deskInbox, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    const done = v.safeParse(Publication, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    await publishDeskReview(database, row.uid, done.output.reviewId, done.output.published);
    await noteDeskChanged(database);
  },
} satisfies WriteKind<Publication>;

/** Saves it. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function savePublication(
  database: HaatDatabase,
  { id, uid, ...payload }: { id: string; uid: string } & Publication,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskReviewWrite;
  const entityKey = `desk/reviews/${payload.reviewId}`;
  return enqueue(database, { id, kind, v: version, sentBy, uid, entityKey, payload }, now);
}
