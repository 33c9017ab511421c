// The app shell: everything that a screen is made of is precached, every navigation is answered from it, and a new
// version waits until the page says so.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NOT_SCREENS } from './not-screens.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Installs the precache and the navigation fallback. */
export function setUpShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  // Unknown files are the server's to answer.
  const screens = { denylist: NOT_SCREENS };
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), screens));
  // The first visit's page is looked after by this worker at once, so that it works offline without a reload.
  clientsClaim();
}

/** Whether a message is the page's word that the new version may take over. Source: workbox-window. */
export function isUpdateRequest(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
