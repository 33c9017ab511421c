// Raises an enquiry about a product: saved on this phone with its outbox row, both or neither; sync sends it.
import { pressedBy } from '#core/device/account.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { mintId } from '#core/model/identifiers.ts';
import { enqueue, type SaveOutcome } from '#core/sync/enqueue.ts';
import { enquirySender } from '#core/sync/senders/enquiry.ts';

/** One press, one enquiry; its id is minted here. Works without a network. */
export async function raiseEnquiry(productId: string): Promise<SaveOutcome> {
  const database = deviceDatabase();
  const uid = await pressedBy(database);
  const id = mintId();
  const now = Date.now();
  return enqueue(
    database,
    {
      id,
      kind: enquirySender.kind,
      v: enquirySender.version,
      uid,
      entityKey: `queries/${id}`,
      payload: { userId: uid, productId, timestamp: now },
    },
    now,
    [database.enquiries],
    () => database.enquiries.add({ id, productId, uid, raisedAt: now, sentAt: null }),
  );
}
