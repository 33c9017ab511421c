// The shop's own large pictures (banners, video posters): not precached, because a device needs only one kind of them.
// Cached once seen, then served stale-while-revalidate.

import { pictureRequests } from './product-images.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'own-pictures';

/** Whether a request is for a banner or for a video's poster of this shop. */
export function isOwnPicture(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin && /^\/(banners|videos)\//.test(pathname);
  return isOwn && request.method === 'GET' && !pictureRequests.signal.aborted;
}

/** The cached picture, refreshed for the next time; else the network's. */
export async function answerWithOwnPicture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null);
  // With broken storage, use the network.
  if (!cache) return fetchNow(event.request);
  const kept = await cache.match(event.request.url);
  const fresh = fetchAndKeep(cache, event.request);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

const fetchNow = (request: Request) => fetch(request, { signal: pictureRequests.signal });

async function fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
  const reply = await fetchNow(request);
  const isPicture = /^image\//.test(reply.headers.get('Content-Type') ?? '');
  if (reply.status === 200 && isPicture && !reply.redirected) {
    // A full device may refuse to store it; show it anyway.
    await cache.put(request.url, reply.clone()).catch(() => undefined);
  }
  return reply;
}
