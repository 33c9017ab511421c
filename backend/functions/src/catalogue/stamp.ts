// Gives a document the mark that its editor did not: the server's time, `updatedAt` in the catalogue and `changedAt` on orders.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isStamped, type Version } from './change.ts';
import { isPreconditionFailed } from './precondition-failed.ts';

/**
 * Stamps exactly the version that was seen. False, and nothing done, when the document has changed or gone since: that later
 * change has an event of its own, which decides.
 */
export async function stamp(
  seen: DocumentSnapshot,
  field: 'updatedAt' | 'changedAt' = 'updatedAt',
): Promise<boolean> {
  if (!seen.updateTime) return false;
  try {
    await seen.ref.update(
      { [field]: FieldValue.serverTimestamp() },
      { lastUpdateTime: seen.updateTime },
    );
    return true;
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    return false;
  }
}

/** Stamps what the desk finds by `changedAt`, where a change did not say it: shoppers' changes do not. */
export async function stampChange(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot,
): Promise<void> {
  const [from, to] = [before && versionOf(before), versionOf(after)];
  if (to && !isStamped('changedAt', from, to)) await stamp(after, 'changedAt');
}

function versionOf(snapshot: DocumentSnapshot): Version | undefined {
  const fields = snapshot.data();
  return fields && snapshot.updateTime && { fields, writtenAt: snapshot.updateTime };
}
