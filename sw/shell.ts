// The app shell: everything that a screen is made of is precached, every navigation is answered with a drawn page or with the shell,
// and a new version waits until the page says so.
import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepPage, keptPage, readBasis } from './drawn-pages.ts';
import { loadTasks, TASKS_ADDRESS } from './load-tasks.ts';
import { NAVIGATION_DENYLIST } from './navigation-denylist.ts';
import { precacheFiles } from './precache.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

/** A shopper waits this long for a drawn page before the shell comes. ms */
const DRAW_TIMEOUT_MS = 1_500;

const precached = self.__WB_MANIFEST;
const precache = precacheFiles(precached);
const shellRevision = precached
  .flatMap((it) => (typeof it === 'string' ? [] : it))
  .find(({ url }) => url === 'shell.html')?.revision;
/** What a page is made of: its code is named in the shell, and what draws it has a hash in its address. */
const shopVersion = `${shellRevision} ${TASKS_ADDRESS}`;

/** Answers navigations: with a drawn page, else with the shell. */
export function setUpShell(): void {
  // Unknown files are the server's to answer.
  const screens = { denylist: NAVIGATION_DENYLIST };
  const shell = precache.createHandlerBoundToURL('/shell.html');
  registerRoute(
    new NavigationRoute(
      async (navigation) =>
        (await drawnPage(navigation.url, navigation.event)) ?? shell(navigation),
      screens,
    ),
  );
  // The first visit's page is looked after by this worker at once, so that it works offline without a reload.
  clientsClaim();
}

/** Draws the page that an installed shop opens with, and those that are open, unless they are kept: their next start does not wait for it. */
export async function drawAhead(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const plain = open.map(({ url }) => new URL(url)).filter(({ search }) => search === '');
  for (const path of new Set(['/', ...plain.map(({ pathname }) => pathname)])) {
    await drawnPage(new URL(path, self.location.origin), event);
  }
}

/** The page of an address from those that were kept, else drawn now; null where that fails or takes too long, and the shell has to do. */
async function drawnPage(url: URL, event: ExtendableEvent): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), DRAW_TIMEOUT_MS));
  try {
    return await Promise.race([keptOrDrawn(url, event), late]);
  } catch (error) {
    console.warn('the page could not be drawn:', error);
    return null;
  }
}

async function keptOrDrawn(url: URL, event: ExtendableEvent): Promise<Response | null> {
  const basis = await readBasis(shopVersion);
  const kept = basis && (await keptPage(url, basis));
  if (kept) return kept;
  const page = await loadTasks().drawScreen(url, (path) => precache.matchPrecache(path));
  if (!page) return null;
  const { html, status, headers } = page;
  if (basis && status === 200) event.waitUntil(keepPage(url, basis, page));
  return new Response(html, { status, headers });
}
