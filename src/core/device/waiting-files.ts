// Files that wait on this device until they are uploaded, each under the id of its outbox row.
import type { HaatDatabase } from './database.ts';

/** Bytes and not a Blob: some browsers lose the Blobs that they keep in IndexedDB. */
export type WaitingFile = {
  id: string;
  type: string;
  bytes: ArrayBuffer;
  /** When its upload was proven, ms since 1970 by the phone's clock. */
  uploadedAt?: number;
};

/** The file of a row; undefined when there is none (any more). */
export async function readWaitingFile(
  database: HaatDatabase,
  id: string,
): Promise<WaitingFile | undefined> {
  return database.waitingFiles.get(id);
}
