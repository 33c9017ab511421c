// The precache: the files of one version, which the browser has before that version of the shop is installed. Workbox fetches them one
// after the other, and on a line where each way to the shop and back takes half a second that is most of the time that it takes until
// the shop works without a network.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Files fetched at the same time; browsers open six connections to a server without HTTP/2, and the page needs some. */
const AT_ONCE = 4;

/** Answers requests for the files of this version, and fetches those that are missing while the worker is installed. */
export function precacheFiles(entries: readonly (PrecacheEntry | string)[]): PrecacheController {
  const precache = new PrecacheController();
  precache.addToCacheList([...entries]);
  // The first page is drawn like any other.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
  self.addEventListener('install', (event) => event.waitUntil(fetchAll(precache, entries, event)));
  // It clears its own cache of what older versions kept. Workbox's cleanupOutdatedCaches has no place here: it deletes every precache whose name has
  // this scope in it, and the shop's scope is in the desk's.
  self.addEventListener('activate', precache.activate);
  return precache;
}

/** Rejects at the first file that does not come; those that came are kept, and the next try goes on from there. */
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
        // A file without a hash in its address may be an older one in the browser's own cache.
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
