// Files that wait on this device until they are uploaded, each under the id of its outbox row; where a row has several, that is how their ids begin.
import type { HaatDatabase, WaitingFile } from '../database/tables.ts';

/** The file of a row; undefined when there is none (any more). */
export async function readWaitingFile(
  database: HaatDatabase,
  id: string,
): Promise<WaitingFile | undefined> {
  return database.waitingFiles.get(id);
}

/** Takes away all files of a row. */
export async function deleteWaitingFiles(database: HaatDatabase, rowId: string): Promise<void> {
  await database.waitingFiles.where('id').startsWith(rowId).delete();
}
