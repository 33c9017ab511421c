// Feedback: uploads its file to Storage at `service-documents/{id}`, then creates a document in `services` that links
// to it.
// Its fields: Feedback in feedback.ts, and `fileURL`. Who may write them: `match /services/{id}` in
// backend/firestore.rules and `match /service-documents/{id}` in backend/storage.rules.
import { currentUid } from '#engine/account/account.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { enqueueRateLimited, type SendOutcome } from '#engine/outbox/enqueue.ts';
import { readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { forgetMessage, recordArrived, recordPressed } from '../message/sent-messages.ts';
import { UPLOAD_KNOWN_MS } from '../shared/limits.ts';
import { Feedback, feedbackFilePath } from './feedback.ts';

export const feedbackWrite = {
  kind: 'feedback',
  version: 1,
  schema: Feedback,
  upcasts: {},
  document: (feedback, row) => ({
    path: `/services/${row.id}`,
    does: 'set',
    fields: { ...feedback, fileURL: fileAddress(feedbackFilePath(row.id)) },
  }),
  file: {
    async read(database: HaatDatabase, row: OutboxRow, now: number) {
      const file = await readWaitingFile(database, row.id);
      if (!file) return undefined;
      const { type, bytes, uploadedAt } = file;
      const isThere = uploadedAt !== undefined && Math.abs(now - uploadedAt) < UPLOAD_KNOWN_MS;
      return { path: feedbackFilePath(row.id), type, bytes, isThere };
    },
    recordThere: (database: HaatDatabase, row: OutboxRow, now: number) =>
      database.waitingFiles.update(row.id, { uploadedAt: now }),
  },
  canReadBack: false,
  tables: (database: HaatDatabase) => [database.waitingFiles, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow, now: number) {
    await database.waitingFiles.delete(row.id);
    await recordProven(database, row);
    await recordArrived(database, row.id, now);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await database.waitingFiles.delete(row.id);
    await forgetMessage(database, row.id);
  },
} satisfies WriteKind<Feedback>;

/**
 * Queues feedback with its file; needs no network. The file has passed its checks; `id` is minted once per press; the
 * drafts are deleted in the same transaction.
 */
export async function sendFeedback(
  database: HaatDatabase,
  id: string,
  feedback: Feedback,
  file: File,
  drafts: readonly string[],
): Promise<SendOutcome> {
  const uid = await currentUid(database);
  const bytes = await file.arrayBuffer();
  const { kind, version } = feedbackWrite;
  return enqueueRateLimited(
    database,
    { id, kind, v: version, uid, entityKey: `services/${id}`, payload: feedback },
    Date.now(),
    [database.waitingFiles, database.drafts],
    async () => {
      await database.waitingFiles.put({ id, type: file.type, bytes });
      for (const draft of drafts) await deleteDraft(database, draft);
      await recordPressed(database, { id, of: 'services' });
    },
  );
}
