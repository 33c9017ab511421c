// Starts the page's background work with the network. Loaded after the first paint.
import { deviceDatabase } from '#domain/device/database.ts';
import { showBadge } from '#engine/outbox/count-waiting.ts';
import { backUpWhenDue } from './back-up-when-due.ts';
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
