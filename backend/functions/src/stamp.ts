// Gives a document the `updatedAt` that its editor did not: the server's time.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isOvertaken } from './overtaken.ts';

/**
 * Stamps exactly the version that was seen. When the document has changed or gone since, that later
 * change has an event of its own, which decides; nothing is done here.
 */
export async function stamp(seen: DocumentSnapshot): Promise<void> {
  if (!seen.updateTime) return;
  try {
    await seen.ref.update(
      { updatedAt: FieldValue.serverTimestamp() },
      { lastUpdateTime: seen.updateTime },
    );
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}
