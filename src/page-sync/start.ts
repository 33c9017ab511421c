// Starts everything that the page does with the network by itself. Loaded after the first paint.
import { deviceDatabase, type HaatDatabase } from '#core/device/database.ts';
import { firebaseProject } from '#core/model/firebase-project.ts';
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
  if (import.meta.env.HAAT_HAS_APP_CHECK) void startAppCheck(database);
  watchReachability();
  refreshWhenDue(database, loadSanitiser);
  drainWhenDue(database);
  refreshAccountWhenDue(database);
  badgeWhenDue(database);
  keepStorageWhenDue(database);
  backUpWhenDue(database);
}

/** The SDK itself is loaded only when a proof is to be fetched. */
async function startAppCheck(database: HaatDatabase): Promise<void> {
  if (!firebaseProject.appCheckSiteKey) return;
  const { keepAppCheckFresh } = await import('./keep-app-check.ts');
  keepAppCheckFresh(database, async () =>
    (await import('#services/app-check-sdk.ts')).newAppCheckToken(),
  );
}
