// The merchant is done with an enquiry, a message, feedback or a review, or is not after all. It is a document of its own beside what was sent, which its
// sender may have to send once more, unchanged. There are two answers only, so whoever comes later either says the same or has seen the other. What is
// removed a function deletes.
// Its fields: InboxMark in core/model/outbox/inbox.ts. Rule: isMark in backend/firestore.rules.

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

/** Saves it. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveAnswer(
  database: HaatDatabase,
  { id, uid, ...change }: { id: string; uid: string } & Omit<MarkChange, 'timestamp'>,
  now: number,
): Promise<SaveOutcome> {
  const payload: MarkChange = { ...change, timestamp: now };
  const entityKey = `desk/inbox/${change.itemId}`;
  return saveAtDesk(database, deskAnswerWrite, { id, uid, entityKey, payload }, now);
}
