// The merchant marks an enquiry, a message, feedback or a review as done, or as not done after all. The mark is a
// document of its own, because the sender may have to send the item again, unchanged. There are only two answers, so a
// later mark either says the same or was made with the other in view. A function deletes removed items.
// Its fields: InboxMark in inbox/inbox.ts. Rule: isMark in backend/firestore.rules.

import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { MarkChange } from '../inbox.ts';
import { markDeskItem } from './desk-inbox.ts';

export const deskAnswerWrite = {
  kind: 'desk-answer',
  sentBy: 'desk',
  version: 1,
  schema: MarkChange,
  upcasts: {},
  document: ({ itemId, removed, ...fields }, row) => ({
    path: `/inbox/${itemId}`,
    does: 'set',
    ...signed({ ...fields, ...(removed && { removed }) }, row),
  }),
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.deskMarks, database.deviceState],
  onDone: whenProven(MarkChange, (database, uid, { itemId: id, answered, removed = false }) =>
    markDeskItem(database, uid, { id, answered, removed }),
  ),
} satisfies WriteKind<MarkChange>;

/** Saves the mark. Needs no network. `id` is minted once per press; `now` in ms. */
export async function saveAnswer(
  database: HaatDatabase,
  { id, uid, ...change }: { id: string; uid: string } & Omit<MarkChange, 'timestamp'>,
  now: number,
): Promise<SaveOutcome> {
  const payload: MarkChange = { ...change, timestamp: now };
  const entityKey = `desk/inbox/${change.itemId}`;
  return saveAtDesk(database, deskAnswerWrite, { id, uid, entityKey, payload }, now);
}
