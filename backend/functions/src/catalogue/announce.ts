// Keeps `catalogue/head`, the small document that tells phones whether there is anything to fetch.
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { database } from '../database.ts';

/**
 * Moves the head's `changedAt` past a change that was committed at `since`. Writes nothing if it is already past, as
 * after the first of 500 documents of one commit.
 */
export async function announce(since: Timestamp): Promise<void> {
  const head = database.doc('catalogue/head');
  // Most calls end here, without a transaction and its lock.
  if (isPast((await head.get()).get('changedAt'), since)) return;
  await database.runTransaction(async (transaction) => {
    const current = await transaction.get(head);
    if (isPast(current.get('changedAt'), since)) return;
    transaction.set(head, { changedAt: FieldValue.serverTimestamp() }, { merge: true });
  });
}

function isPast(changedAt: unknown, since: Timestamp): boolean {
  return changedAt instanceof Timestamp && changedAt.valueOf() >= since.valueOf();
}
