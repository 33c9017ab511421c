// Keeps the spare copy true while a page is open: now, and after every change of what is in it, whoever made the change.
import { Dexie } from 'dexie';
import type { HaatDatabase } from '#core/device/database.ts';
import { keepSpare, SPARED_TABLES } from '#core/device/spare-copy.ts';

/** Begins to follow the database; call it once. */
export function spareWhenDue(database: HaatDatabase): void {
  // Dexie names what changed idb://database/table/index.
  const spared = SPARED_TABLES.map((table) => `idb://${database.name}/${table}/`);
  Dexie.on('storagemutated', (changed) => {
    const isSpared = Object.keys(changed).some((part) => spared.some((it) => part.startsWith(it)));
    if (isSpared) void keepSpare(database);
  });
  void keepSpare(database);
}
