// The private note of an order: an edit of one field, whose base is the note as it was seen. Conflicts and locks:
// editing/desk-conflict.ts. Its fields: OrderNote. Rule: isPrivateNote in backend/firestore.rules.
import * as v from 'valibot';
import { deleteDraft } from '#engine/device/drafts.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { SendDecision, WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { acceptedBase, compareStored, conflict } from '../../editing/desk-conflict.ts';
import { recordGivenUp, saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { putDeskNote } from './desk-records.ts';

/** The payload: the note as typed, and as it was when typing began. Empty: no note. `timestamp`: the press, ms. */
export const OrderNote = v.object({
  customer: DocumentId,
  orderId: DocumentId,
  note: v.string(),
  base: v.object({ note: v.string() }),
  timestamp: v.number(),
});
export type OrderNote = v.InferOutput<typeof OrderNote>;

export const deskNoteWrite = {
  kind: 'desk-note',
  sentBy: 'desk',
  version: 1,
  schema: OrderNote,
  upcasts: {},
  document: ({ customer, orderId, note }, row) => ({
    path: `/orderRecords/${orderId}`,
    does: 'merge',
    ...signed({ customer, note }, row),
  }),
  canReadBack: true,
  checkBeforeSend({ orderId, note, base }, row, remote): Promise<SendDecision> {
    return compareStored(remote, `/orderRecords/${orderId}`, (stored) => {
      const now = typeof stored?.note === 'string' ? stored.note : '';
      const isExpected = now === acceptedBase(base, row).note || now === note;
      return isExpected ? { do: 'go' } : conflict({ note: now });
    });
  },
  tables: (database: HaatDatabase) => [database.deskRecords, database.deviceState],
  onDone: whenProven(OrderNote, (database, uid, { timestamp: at, ...note }) =>
    putDeskNote(database, uid, { ...note, at }),
  ),
  onDiscard: recordGivenUp,
} satisfies WriteKind<OrderNote>;

/** Saves a note and deletes its draft. Needs no network. `id` is minted once per press; `now` in ms. */
export async function saveOrderNote(
  database: HaatDatabase,
  {
    id,
    uid,
    draft,
    ...note
  }: { id: string; uid: string; draft: string } & Omit<OrderNote, 'timestamp'>,
  now: number,
): Promise<SaveOutcome> {
  const payload: OrderNote = { ...note, timestamp: now };
  const entityKey = `desk/orderRecords/${note.orderId}`;
  const write = { id, uid, entityKey, payload };
  return saveAtDesk(database, deskNoteWrite, write, now, [database.drafts], () =>
    deleteDraft(database, draft),
  );
}
