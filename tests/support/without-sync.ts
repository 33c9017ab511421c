// A browser that has no Background Sync, as Safari and Firefox are: only pages register for it, so that taking it from them is enough.
import type { BrowserContext } from 'playwright/test';

/** Set for a run of all journeys in such a browser. */
export const isWithoutSync = process.env.HAAT_WITHOUT_SYNC === '1';

/** What is about Background Sync itself carries this, and is left out of such a run. */
export const BACKGROUND_SYNC = '@background-sync';

/** From its next page on, this browser has no Background Sync. */
export async function takeSyncAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    if (typeof ServiceWorkerRegistration === 'undefined') return;
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}
