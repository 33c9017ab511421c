// The merchant is done with an enquiry, a message, feedback or a review, or is not after all. It is a document of its own beside what was sent, which its
// sender may have to send once more, unchanged. There are two answers only, so whoever comes later either says the same or has seen the other.
// Its fields: InboxMark in core/model/outbox/inbox.ts. Rule: isMark in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { markDeskItem } from '../../device/desk/desk-inbox.ts';
import { noteProven } from '../../device/outbox/proven-writes.ts';
import { MarkChange } from '../../model/outbox/inbox.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { noteDeskChanged } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import type { WriteKind } from './write-kind.ts';

export const deskAnswerWrite = {
  kind: 'desk-answer',
  sentBy: 'desk',
  version: 1,
  schema: MarkChange,
  upcasts: {},
  document: ({ itemId, ...fields }) => ({ path: `/inbox/${itemId}`, does: 'set', fields }),
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.deskMarks, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    const done = v.safeParse(MarkChange, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    await markDeskItem(database, row.uid, done.output.itemId, done.output.answered);
    await noteDeskChanged(database);
  },
} satisfies WriteKind<MarkChange>;

/** Saves it. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveAnswer(
  database: HaatDatabase,
  { id, uid, ...change }: { id: string; uid: string } & Omit<MarkChange, 'timestamp'>,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskAnswerWrite;
  const payload: MarkChange = { ...change, timestamp: now };
  const entityKey = `desk/inbox/${change.itemId}`;
  return enqueue(database, { id, kind, v: version, sentBy, uid, entityKey, payload }, now);
}
