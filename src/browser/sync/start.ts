// Starts the page's background work with the network. Loaded after the first paint.
import { Dexie } from 'dexie';
import { BACKED_UP_TABLES, saveBackup } from '#domain/device/backup.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { showBadge } from '#engine/outbox/count-waiting.ts';
import { drainWhenDue } from './drain-when-due.ts';
import { keepAppCheckFresh } from './keep-app-check.ts';
import { keepStorageWhenDue } from './keep-storage.ts';
import { watchReachability } from './reachability.ts';
import { refreshAccountWhenDue } from './refresh-account-when-due.ts';
import { refreshWhenDue, type Sanitiser } from './refresh-when-due.ts';
import { onWaitingCount, waitingCount } from './waiting-count.ts';

/** Starts watching, refreshing and draining, each in a task of its own; call it once. */
export async function startPageSync(loadSanitiser: () => Promise<Sanitiser>): Promise<void> {
  const database = deviceDatabase();
  if (import.meta.env.HAAT_HAS_APP_CHECK) {
    keepAppCheckFresh(database);
  }
  watchReachability();
  // Whatever asks before the opening is answered in one task.
  await database.open().catch(() => undefined);
  const works = [
    () => drainWhenDue(database, () => import('#domain/writes/drain-device.ts')),
    () => refreshWhenDue(database, loadSanitiser),
    () => refreshAccountWhenDue(database),
    badgeWhenDue,
    () => keepStorageWhenDue(database),
    () => backUpWhenDue(database),
  ];
  for (const begin of works) {
    begin();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/**
 * Keeps the backup current while a page is open: now, and after every change of the backed-up tables, whoever makes it.
 */
function backUpWhenDue(database: HaatDatabase): void {
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

/** Keeps the app icon's badge current while a page is open, also at a sign-out; after that the worker does. */
function badgeWhenDue(): void {
  const show = () => {
    const counted = waitingCount();
    if (counted) void showBadge(counted, navigator);
  };
  onWaitingCount(show);
  // A page that shows the count may have counted already.
  show();
}
