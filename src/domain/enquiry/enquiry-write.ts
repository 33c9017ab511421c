// An enquiry about a product: one document in `queries` under the id minted at the press.
// Its fields: Enquiry in enquiry.ts. Who may write it: `match /queries/{id}` in backend/firestore.rules.
import { currentUid, isStillHere } from '#engine/account/account.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueueRateLimited, type SendOutcome } from '#engine/outbox/enqueue.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { Enquiry } from './enquiry.ts';

export const enquiryWrite = {
  kind: 'enquiry',
  version: 1,
  schema: Enquiry,
  upcasts: {},
  document: (enquiry, row) => ({ path: `/queries/${row.id}`, does: 'set', fields: enquiry }),
  // Nobody may read queries; the rules let an identical second write pass instead.
  canReadBack: false,
  tables: (database: HaatDatabase) => [database.enquiries, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow, now: number) {
    // Its account may have left while it was on its way; then leave nothing for the next account.
    if (await isStillHere(database, row.uid))
      await database.enquiries.update(row.id, { sentAt: now });
    else await database.enquiries.delete(row.id);
  },
  onDiscard: (database: HaatDatabase, row: OutboxRow) => database.enquiries.delete(row.id),
} satisfies WriteKind<Enquiry>;

/** One press, one enquiry; its id is minted here. Works without a network. */
export async function raiseEnquiry(
  database: HaatDatabase,
  productId: string,
): Promise<SendOutcome> {
  const uid = await currentUid(database);
  const id = mintId();
  const now = Date.now();
  return enqueueRateLimited(
    database,
    {
      id,
      kind: enquiryWrite.kind,
      v: enquiryWrite.version,
      uid,
      entityKey: `queries/${id}`,
      payload: { userId: uid, productId, timestamp: now },
    },
    now,
    [database.enquiries],
    () => database.enquiries.add({ id, productId, uid, raisedAt: now, sentAt: null }),
  );
}
