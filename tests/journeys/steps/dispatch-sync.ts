// Background Sync on demand: fires the sync event in the shop’s worker, as the browser does once it believes in a network.
import type { BrowserContext, CDPSession } from 'playwright/test';

export const ORIGIN = 'http://localhost:5000';
const TAG = 'haat-outbox';

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };

/** Fires one sync event and returns when the browser has taken it. */
export async function dispatchSync(context: BrowserContext): Promise<void> {
  const elsewhere = await context.newPage();
  const devtools = await context.newCDPSession(elsewhere);
  const registrationId = await shopRegistration(devtools);
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: ORIGIN,
    registrationId,
    tag: TAG,
    lastChance: false,
  });
  await elsewhere.close();
}

/** The browser's id for the registration of the shop’s worker. */
export async function shopRegistration(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const registrations: readonly Registration[] = event.registrations;
      const shop = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL === `${ORIGIN}/` && !isDeleted,
      );
      if (shop) resolve(shop.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}
