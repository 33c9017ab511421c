// The app shell: the files of all screens are precached, every navigation gets a drawn page or the shell, and a new
// version waits until the page activates it.
import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { splitLanguage } from '#config/languages.ts';
import { isOwnPage } from '#domain/shared/own-pages.ts';
import { keepPage, keptPage, readBasis } from './drawn-pages.ts';
import { loadTasks, TASKS_ADDRESS } from './load-tasks.ts';
import { NAVIGATION_DENYLIST } from './navigation-denylist.ts';
import { pageHeaders } from './page-headers.ts';
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
      const found = page === 'no-catalogue' ? await pageOfShop(navigation.url) : page;
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
 * The page of an address, cached or drawn now. `no-catalogue`: this phone has none yet. Null (serve the shell) where that
 * fails or takes too long, and for pages that are never drawn.
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

/**
 * The page as the shop draws it. Null where that fails or takes too long, and for another version's page, whose files
 * this worker lacks.
 */
async function pageOfShop(url: URL): Promise<Response | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(SHOP_TIMEOUT_MS) });
    const html = await reply.text();
    const [, code = ''] = / data-code="([^"]+)"/.exec(html) ?? [];
    const isOfThisVersion = code.split(' ').every((path) => precache.getCacheKeyForURL(path));
    if (!isOfThisVersion) return null;
    return new Response(html, { status: reply.status, headers: pageHeaders(reply) });
  } catch {
    return null;
  }
}

async function keptOrDrawn(
  url: URL,
  event: ExtendableEvent,
): Promise<Response | 'no-catalogue' | null> {
  const basis = await readBasis(shopVersion);
  if (!basis) return isOwnPage(splitLanguage(url.pathname).bare) ? null : 'no-catalogue';
  const kept = await keptPage(url, basis);
  if (kept) return kept;
  const page = await loadTasks().drawScreen(url, (path) => precache.matchPrecache(path));
  if (!page) return null;
  const { html, status, headers } = page;
  if (status === 200) event.waitUntil(keepPage(url, basis, page));
  return new Response(html, { status, headers });
}
