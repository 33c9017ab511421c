// A browser without Background Sync, like Safari and Firefox: only pages register for it, so removing it from them is enough.
import type { BrowserContext } from 'playwright/test';

/** Set when all journeys run in such a browser. */
export const isWithoutSync = process.env.HAAT_WITHOUT_SYNC === '1';

/** The tag of tests of Background Sync itself, which such a run leaves out. */
export const BACKGROUND_SYNC = '@background-sync';

/** From its next page on, this browser has no Background Sync. */
export async function takeSyncAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    if (typeof ServiceWorkerRegistration === 'undefined') return;
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}
