// When an open page, of the shop or the desk, saves the backup of what only this phone has.
import { Dexie } from 'dexie';
import { BACKED_UP_TABLES, saveBackup } from '#domain/device/backup.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';

/**
 * Keeps the backup current while a page is open: now, and after every change of the backed-up tables, whoever makes it.
 */
export function backUpWhenDue(database: HaatDatabase): void {
  Dexie.on('storagemutated', (changed) => {
    // Dexie names changes idb://database/table/index.
    const tables: readonly unknown[] = Object.keys(changed).map((part) => part.split('/')[3]);
    if (BACKED_UP_TABLES.some((table) => tables.includes(table))) void saveBackup(database);
  });
  void saveBackup(database);
}
