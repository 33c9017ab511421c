// When an open page, of the shop or the desk, saves the backup of what only this phone has.
import { Dexie } from 'dexie';
import { BACKED_UP_TABLES, saveBackup } from '#domain/device/backup.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';

/**
 * Keeps the backup current while a page is open: now, and after every change of the backed-up tables, whoever makes it.
 */
export function backUpWhenDue(database: HaatDatabase): void {
  // Dexie names changes idb://database/table/index.
  const backedUp = BACKED_UP_TABLES.map((table) => `idb://${database.name}/${table}/`);
  Dexie.on('storagemutated', (changed) => {
    const isBackedUp = Object.keys(changed).some((part) =>
      backedUp.some((it) => part.startsWith(it)),
    );
    if (isBackedUp) void saveBackup(database);
  });
  void saveBackup(database);
}
