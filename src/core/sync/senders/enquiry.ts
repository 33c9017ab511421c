// How an enquiry goes to Firestore: one document in `queries` under the id that was minted at the press.
import { readAccount } from '../../device/account.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { Enquiry } from '../../model/enquiry.ts';
import type { OutboxRow } from '../../model/write.ts';
import type { Sender } from '../sender.ts';

export const enquirySender = {
  kind: 'enquiry',
  version: 1,
  schema: Enquiry,
  upcasts: {},
  document: (enquiry, row) => ({ path: `/queries/${row.id}`, does: 'set', fields: enquiry }),
  // Nobody may read queries; the rules let an identical second write pass instead.
  canReadBack: false,
  notesIn: (database: HaatDatabase) => [database.enquiries, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow, now: number) {
    // It may have been on its way while its account left; then nothing of it stays for the next one.
    const isOwn = row.uid === null || (await readAccount(database))?.uid === row.uid;
    if (isOwn) await database.enquiries.update(row.id, { sentAt: now });
    else await database.enquiries.delete(row.id);
  },
  noteDiscarded: (database: HaatDatabase, row: OutboxRow) => database.enquiries.delete(row.id),
} satisfies Sender<Enquiry>;
