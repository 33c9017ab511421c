// The app shell: everything that a screen is made of is precached, every navigation is answered with a drawn page or with the shell,
// and a new version waits until the page says so.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { drawnScreen } from './draw-screens.ts';
import { NAVIGATION_DENYLIST } from './navigation-denylist.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Installs the precache and the navigation fallback. */
export function setUpShell(): void {
  // The first page is drawn like any other.
  precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
  // Unknown files are the server's to answer.
  const screens = { denylist: NAVIGATION_DENYLIST };
  const shell = createHandlerBoundToURL('/shell.html');
  registerRoute(
    new NavigationRoute(
      async (navigation) => (await drawnScreen(navigation.url)) ?? shell(navigation),
      screens,
    ),
  );
  // The first visit's page is looked after by this worker at once, so that it works offline without a reload.
  clientsClaim();
}
