// A contact-us message: one document in `contact-us` under the id minted at the press.
// Its fields: ContactMessage in contact-message.ts. Who may write it: `match /contact-us/{id}` in
// backend/firestore.rules.
import { currentUid } from '#engine/account/account.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import { enqueueRateLimited, type SendOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { ContactMessage } from './contact-message.ts';
import { forgetMessage, recordArrived, recordPressed } from './sent-messages.ts';

export const contactWrite = {
  kind: 'contact',
  version: 1,
  schema: ContactMessage,
  upcasts: {},
  document: (message, row) => ({ path: `/contact-us/${row.id}`, does: 'set', fields: message }),
  // Nobody may read messages; the rules let an identical second write pass instead.
  canReadBack: false,
  tables: (database: HaatDatabase) => [database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow, now: number) {
    await recordProven(database, row);
    await recordArrived(database, row.id, now);
  },
  onDiscard: (database: HaatDatabase, row: OutboxRow) => forgetMessage(database, row.id),
} satisfies WriteKind<ContactMessage>;

/** Queues a message and deletes `draft` in one transaction; needs no network. `id` is minted once per press of Send. */
export async function sendMessage(
  database: HaatDatabase,
  id: string,
  message: ContactMessage,
  draft: string,
): Promise<SendOutcome> {
  const uid = await currentUid(database);
  const { kind, version } = contactWrite;
  return enqueueRateLimited(
    database,
    { id, kind, v: version, uid, entityKey: `contact-us/${id}`, payload: message },
    Date.now(),
    [database.drafts],
    async () => {
      await deleteDraft(database, draft);
      await recordPressed(database, { id, of: 'contact-us' });
    },
  );
}
