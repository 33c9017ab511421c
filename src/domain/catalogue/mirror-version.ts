// Which state of the catalogue this device has, read without Dexie: a service worker that was just started knows it before it has
// loaded anything large.
import type { MirrorState } from '../device/tables.ts';

/**
 * Another text for every state of the mirror; null while there is none, or where it cannot be read. It makes no database, and stands in
 * nobody's way who changes the tables. `name` and `factory` are other than the default in tests only.
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
        // A database without this table.
        resolve(null);
      }
      // Once it has answered.
      database.close();
    };
  });
}

function versionOf(state: MirrorState | undefined): string | null {
  if (!state || state.generation === 0) return null;
  return `${state.generation}:${state.cursor}:${state.madeWith ?? 0}`;
}
