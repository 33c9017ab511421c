// Caches the pages drawn on this phone while they are up to date: a start gets one before the drawing code is loaded,
// which on a mid-range phone takes longer than the page itself.
import { readMirrorVersion } from '#domain/catalogue/mirror-version.ts';
import { isSavingData } from '#domain/product/saving-data.ts';
import type { DrawnScreen } from './draw-screens.ts';

const CACHE = 'drawn-pages';
/** The oldest go first. */
const MAX_PAGES = 12;
/** Header of a cached page: the basis it was drawn from. */
const DRAWN_FROM = 'X-Drawn-From';
/** Header: its length in UTF-16 code units; a full device may store only the beginning of a page, or nothing. */
const DRAWN_LENGTH = 'X-Drawn-Length';

/**
 * Everything that a drawn page depends on besides its address: the shop's version, the catalogue, and whether the
 * shopper saves data. Null while this phone has no catalogue. `shopVersion`: different for every build.
 */
export async function readBasis(shopVersion: string): Promise<string | null> {
  const catalogue = await readMirrorVersion();
  return catalogue && [shopVersion, catalogue, isSavingData()].join(' ');
}

/** The cached page of an address, if it was drawn from the same basis. */
export async function keptPage(url: URL, basis: string): Promise<Response | null> {
  if (!isKept(url)) return null;
  // With broken storage, draw the page again.
  const kept = await caches.match(keyOf(url), { cacheName: CACHE }).catch(() => undefined);
  if (kept?.headers.get(DRAWN_FROM) !== basis) return null;
  const html = await kept.text().catch(() => '');
  const isWhole = html.length === Number(kept.headers.get(DRAWN_LENGTH));
  return isWhole ? new Response(html, { headers: kept.headers }) : null;
}

/** Caches a page drawn after `basis` was read. A full device goes without. */
export async function keepPage(url: URL, basis: string, page: DrawnScreen): Promise<void> {
  if (!isKept(url)) return;
  const { html } = page;
  const headers = new Headers(page.headers);
  headers.set(DRAWN_FROM, basis);
  headers.set(DRAWN_LENGTH, String(html.length));
  try {
    const cache = await caches.open(CACHE);
    await cache.put(keyOf(url), new Response(html, { headers }));
    const keys = await cache.keys();
    const excess = keys.slice(0, Math.max(0, keys.length - MAX_PAGES));
    await Promise.all(excess.map((key) => cache.delete(key)));
  } catch (error) {
    console.warn('a drawn page was not kept:', error);
  }
}

/** Filters and searches are too many to cache, and may be private. */
function isKept({ search }: URL): boolean {
  return search === '';
}

function keyOf({ origin, pathname }: URL): string {
  return origin + pathname;
}
