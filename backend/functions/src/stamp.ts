// Gives a document the `updatedAt` that its editor did not: the server's time.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';

// gRPC status codes, which the Admin SDK passes on as they are.
const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

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

function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === FAILED_PRECONDITION || code === NOT_FOUND;
}
