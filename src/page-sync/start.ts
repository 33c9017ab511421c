// Starts everything that the page does with the network by itself. Loaded after the first paint.
import { deviceDatabase } from '#core/device/database.ts';
import { backUpWhenDue } from './backup-when-due.ts';
import { badgeWhenDue } from './badge-when-due.ts';
import { drainWhenDue } from './drain-when-due.ts';
import { keepStorageWhenDue } from './keep-storage.ts';
import { watchReachability } from './reachability.ts';
import { refreshAccountWhenDue } from './refresh-account-when-due.ts';
import { refreshWhenDue, type Sanitiser } from './refresh-when-due.ts';

/** Begins watching, refreshing and draining; call it once. */
export function startPageSync(loadSanitiser: () => Promise<Sanitiser>): void {
  const database = deviceDatabase();
  if (import.meta.env.HAAT_HAS_APP_CHECK) {
    void import('./keep-app-check.ts').then((it) => it.keepAppCheckFresh(database));
  }
  watchReachability();
  refreshWhenDue(database, loadSanitiser);
  drainWhenDue(database);
  refreshAccountWhenDue(database);
  badgeWhenDue(database);
  keepStorageWhenDue(database);
  backUpWhenDue(database);
}
