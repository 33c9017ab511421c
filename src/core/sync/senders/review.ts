// How a review goes to Firestore: one document in `reviews` under the id minted at the press. Whether it is shown is the
// merchant's to say, so that "landed" means that it is this review, not that nobody has published it yet.
import type { HaatDatabase } from '../../device/database.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { Review } from '../../model/review.ts';
import type { OutboxRow } from '../../model/write.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { Sender } from '../sender.ts';
import { holdsSameFields } from '../verdict.ts';

export const reviewSender = {
  kind: 'review',
  version: 1,
  schema: Review,
  upcasts: {},
  document: (review, row) => ({ path: `/reviews/${row.id}`, does: 'set', fields: review }),
  canReadBack: true,
  hasLanded: (stored: PlainFields | undefined, review: Review) =>
    stored !== undefined && holdsSameFields({ ...stored, published: false }, review),
  notesIn: (database: HaatDatabase) => [database.deviceState],
  noteSynced: (database: HaatDatabase, row: OutboxRow) => noteProven(database, row.id),
} satisfies Sender<Review>;
