// The state of this device's mirror: the generation shown, the cursor, and an import in progress. Never reads the
// catalogue itself.
import type { HaatDatabase, ImportProgress, MirrorState } from '../device/tables.ts';

const EMPTY: MirrorState = {
  key: 'catalogue',
  generation: 0,
  cursor: '1970-01-01T00:00:00Z',
  head: null,
  refreshedAt: 0,
};

/** The mirror's state; on a new device that of an empty mirror. */
export async function readMirrorState(database: HaatDatabase): Promise<MirrorState> {
  return (await database.mirrorState.get('catalogue')) ?? EMPTY;
}

/** The import in progress, if there is one. */
export async function readImportProgress(
  database: HaatDatabase,
): Promise<ImportProgress | undefined> {
  return database.filling.get('filling');
}
