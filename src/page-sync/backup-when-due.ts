// Keeps the backup true while a page is open: now, and after every change of what is in it, whoever made the change.
import { Dexie } from 'dexie';
import { BACKED_UP_TABLES, saveBackup } from '#core/device/backup.ts';
import type { HaatDatabase } from '#core/device/database.ts';

/** Begins to follow the database; call it once. */
export function backUpWhenDue(database: HaatDatabase): void {
  // Dexie names what changed idb://database/table/index.
  const spared = BACKED_UP_TABLES.map((table) => `idb://${database.name}/${table}/`);
  Dexie.on('storagemutated', (changed) => {
    const isBackedUp = Object.keys(changed).some((part) =>
      spared.some((it) => part.startsWith(it)),
    );
    if (isBackedUp) void saveBackup(database);
  });
  void saveBackup(database);
}
