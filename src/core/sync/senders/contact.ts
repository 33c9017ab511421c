// How a contact-us message goes to Firestore: one document in `contact-us` under the id minted at the press.
import type { HaatDatabase } from '../../device/database.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { ContactMessage } from '../../model/contact-message.ts';
import type { OutboxRow } from '../../model/write.ts';
import type { Sender } from '../sender.ts';

export const contactSender = {
  kind: 'contact',
  version: 1,
  schema: ContactMessage,
  upcasts: {},
  document: (message, row) => ({ path: `/contact-us/${row.id}`, does: 'set', fields: message }),
  // Nobody may read messages; the rules let an identical second write pass instead.
  canReadBack: false,
  notesIn: (database: HaatDatabase) => [database.deviceState],
  noteSynced: (database: HaatDatabase, row: OutboxRow) => noteProven(database, row.id),
} satisfies Sender<ContactMessage>;
