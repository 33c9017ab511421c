// Stamps a document with the server's time if its editor did not: `updatedAt` in the catalogue, `changedAt` on orders.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isStamped, type Version } from './change.ts';
import { isPreconditionFailed } from './precondition-failed.ts';

/**
 * Stamps exactly the version that was seen. Returns false and does nothing if the document has changed or gone since:
 * that later change has an event of its own.
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

/** Stamps documents that the desk finds by `changedAt`, unless the change did so itself; shoppers' changes do not. */
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
