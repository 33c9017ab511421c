// What this device knows of its own mirror: the generation that is shown, how far it has followed the shop's
// changes, and an import that was under way. It never reads the catalogue itself.
import type { HaatDatabase, ImportProgress, MirrorState } from '../device/tables.ts';

const EMPTY: MirrorState = {
  key: 'catalogue',
  generation: 0,
  cursor: '1970-01-01T00:00:00Z',
  head: null,
  refreshedAt: 0,
};

/** The mirror's state; that of an empty mirror on a new device. */
export async function readMirrorState(database: HaatDatabase): Promise<MirrorState> {
  return (await database.mirrorState.get('catalogue')) ?? EMPTY;
}

/** The import that is under way, if there is one. */
export async function readImportProgress(
  database: HaatDatabase,
): Promise<ImportProgress | undefined> {
  return database.filling.get('filling');
}
