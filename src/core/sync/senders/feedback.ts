// How feedback goes out: its file to Storage at `service-documents/{id}`, then one document in `services` that names it.
import type { HaatDatabase } from '../../device/database.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { readWaitingFile } from '../../device/waiting-files.ts';
import { Feedback, feedbackFilePath } from '../../model/feedback.ts';
import type { OutboxRow } from '../../model/write.ts';
import { fileAddress } from '../../remote/upload-file.ts';
import type { Sender } from '../sender.ts';

export const feedbackSender = {
  kind: 'feedback',
  version: 1,
  schema: Feedback,
  upcasts: {},
  document: (feedback, row) => ({
    path: `/services/${row.id}`,
    does: 'set',
    fields: { ...feedback, fileURL: fileAddress(feedbackFilePath(row.id)) },
  }),
  async file(database: HaatDatabase, row: OutboxRow) {
    const file = await readWaitingFile(database, row.id);
    return file && { path: feedbackFilePath(row.id), type: file.type, bytes: file.bytes };
  },
  canReadBack: false,
  notesIn: (database: HaatDatabase) => [database.waitingFiles, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow) {
    await database.waitingFiles.delete(row.id);
    await noteProven(database, row.id);
  },
  noteDiscarded: (database: HaatDatabase, row: OutboxRow) => database.waitingFiles.delete(row.id),
} satisfies Sender<Feedback>;
