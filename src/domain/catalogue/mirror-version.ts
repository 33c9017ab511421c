// Reads the version of this device's mirror without Dexie: a service worker that has just started knows it before it
// loads anything large.
import type { MirrorState } from '../device/tables.ts';

/**
 * A text that differs for every state of the mirror; null while there is none, or where it cannot be read. Creates no
 * database, and blocks no upgrade. `name` and `factory` differ from the defaults in tests only.
 */
export function readMirrorVersion(name = 'haat', factory = indexedDB): Promise<string | null> {
  return new Promise((resolve) => {
    const opening = factory.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      try {
        const rows = database.transaction('mirrorState').objectStore('mirrorState');
        const asked: IDBRequest<MirrorState | undefined> = rows.get('catalogue');
        asked.onsuccess = () => resolve(versionOf(asked.result));
        asked.onerror = () => resolve(null);
      } catch {
        // The database lacks this table.
        resolve(null);
      }
      // Takes effect once the request is done.
      database.close();
    };
  });
}

function versionOf(state: MirrorState | undefined): string | null {
  if (!state || state.generation === 0) return null;
  return `${state.generation}:${state.cursor}:${state.madeWith ?? 0}`;
}
