// The shop's own large pictures (banners, posters of videos): not part of the precache, because a device needs one
// kind of them only; kept as they are seen, shown at once from then on, and looked after behind the shopper's back.

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'own-pictures';

/** Whether a request is for a banner or for a video's poster of this shop. */
export function isOwnPicture(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin && /^\/(banners|videos)\//.test(pathname);
  return isOwn && request.method === 'GET';
}

/** The picture that is kept, and a newer one for the next time; without one the network's. */
export async function answerWithOwnPicture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null);
  // Where storage is broken the network still has it.
  if (!cache) return fetch(event.request);
  const kept = await cache.match(event.request.url);
  const fresh = fetchAndKeep(cache, event.request);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
  const reply = await fetch(request);
  const isPicture = /^image\//.test(reply.headers.get('Content-Type') ?? '');
  if (reply.status === 200 && isPicture && !reply.redirected) {
    // A full device may refuse it; it is shown all the same.
    await cache.put(request.url, reply.clone()).catch(() => undefined);
  }
  return reply;
}
