// The app shell: the files of all screens are precached, every navigation gets a drawn page or the shell, and a new
// version waits until the page activates it.
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

/** How long to wait for a drawn page before serving the shell. ms */
const DRAW_TIMEOUT_MS = 1_500;
/** The same for a page that the shop draws. ms */
const SHOP_TIMEOUT_MS = 3_000;

const precached = self.__WB_MANIFEST;
const precache = precacheFiles(precached);
const shellRevision = precached
  .flatMap((it) => (typeof it === 'string' ? [] : it))
  .find(({ url }) => url === 'shell.html')?.revision;
/** Identifies the build: the shell names the page's code, and the drawing script has a hash in its address. */
const shopVersion = `${shellRevision} ${TASKS_ADDRESS}`;

/** Serves navigations: a drawn page, else the shell. */
export function setUpShell(): void {
  // Leave unknown files to the server.
  const screens = { denylist: NAVIGATION_DENYLIST };
  const shell = precache.createHandlerBoundToURL('/shell.html');
  registerRoute(
    new NavigationRoute(async (navigation) => {
      const page = await drawnPage(navigation.url, navigation.event);
      const found = page === 'no-catalogue' ? await pageOfShop(navigation.request) : page;
      return found ?? shell(navigation);
    }, screens),
  );
  // Control the page of the first visit at once, so that it works offline without a reload.
  clientsClaim();
}

/**
 * Draws and caches the home page, with which an installed shop opens, and all open pages, so that their next start does
 * not wait.
 */
export async function drawAhead(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const plain = open.map(({ url }) => new URL(url)).filter(({ search }) => search === '');
  for (const path of new Set(['/', ...plain.map(({ pathname }) => pathname)])) {
    await drawnPage(new URL(path, self.location.origin), event);
  }
}

/**
 * The page of an address, cached or drawn now; null (serve the shell) where that fails or takes too long, or the phone
 * does not draw that page.
 */
async function drawnPage(
  url: URL,
  event: ExtendableEvent,
): Promise<Response | 'no-catalogue' | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), DRAW_TIMEOUT_MS));
  try {
    return await Promise.race([keptOrDrawn(url, event), late]);
  } catch (error) {
    console.warn('the page could not be drawn:', error);
    return null;
  }
}

/** The page as the shop draws it; null where that fails or takes too long. */
async function pageOfShop(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SHOP_TIMEOUT_MS));
  const page = await Promise.race([fetch(request).catch(() => null), late]);
  return page && page.status < 500 ? page : null;
}

async function keptOrDrawn(
  url: URL,
  event: ExtendableEvent,
): Promise<Response | 'no-catalogue' | null> {
  const basis = await readBasis(shopVersion);
  if (!basis) return 'no-catalogue';
  const kept = await keptPage(url, basis);
  if (kept) return kept;
  const page = await loadTasks().drawScreen(url, (path) => precache.matchPrecache(path));
  if (!page) return null;
  const { html, status, headers } = page;
  if (status === 200) event.waitUntil(keepPage(url, basis, page));
  return new Response(html, { status, headers });
}
