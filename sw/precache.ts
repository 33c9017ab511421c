// The precache: the files of one version, fetched before that version is installed. Workbox fetches them one after the
// other, which on a line with a round trip of half a second is most of the time until the shop works offline; here
// several come at once.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Files fetched in parallel; browsers open six connections to a server without HTTP/2, and the page needs some. */
const AT_ONCE = 4;

/** Serves this version's files, and fetches the missing ones while the worker is installing. */
export function precacheFiles(entries: readonly (PrecacheEntry | string)[]): PrecacheController {
  const precache = new PrecacheController();
  precache.addToCacheList([...entries]);
  // No index file: the home page is drawn like any other.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
  self.addEventListener('install', (event) => event.waitUntil(fetchAll(precache, entries, event)));
  // Deletes older versions' files from its own cache. Workbox's cleanupOutdatedCaches would delete every precache whose
  // name contains this scope, and the desk's scope contains the shop's.
  self.addEventListener('activate', precache.activate);
  return precache;
}

/** Rejects at the first file that fails; fetched files stay, and the next try continues from there. */
async function fetchAll(
  precache: PrecacheController,
  entries: readonly (PrecacheEntry | string)[],
  event: ExtendableEvent,
): Promise<void> {
  const missing = entries.values();
  const fetchNext = async () => {
    for (const entry of missing) {
      const { url, revision } = typeof entry === 'string' ? { url: entry } : entry;
      const request = new Request(url, {
        // The browser's HTTP cache may hold an older version of a file without a hash in its address.
        cache: revision ? 'reload' : 'default',
        credentials: 'same-origin',
        priority: 'low',
      });
      const cacheKey = precache.getCacheKeyForURL(url);
      await Promise.all(precache.strategy.handleAll({ request, event, params: { cacheKey } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}
