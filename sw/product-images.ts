// The cache of product pictures: filled as they are seen and by src/browser/sync/refresh-when-due.ts, bounded, and
// first to go when the device is full. Offline, another size of the same picture stands in for a missing one.

import { fallbackAddresses } from '#domain/shared/picture.ts';
import { isTextPicture } from '#domain/shared/text-picture.ts';
import { PICTURE_CACHE } from '#engine/device/picture-cache.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

/** Cached pictures at most; the oldest go first. */
const MAX_PICTURES = 3_000;

/** Aborts this worker's requests for pictures, once it makes way for the next version. */
export const pictureRequests = new AbortController();

/** Whether a request is for a product's thumbnail, or a picture in a merchant's text or on a banner, in this project's Storage. */
export function isProductPicture(request: Request): boolean {
  return (
    request.method === 'GET' &&
    !pictureRequests.signal.aborted &&
    request.url.startsWith(firebaseProject.storageOrigin) &&
    (fallbackAddresses(request.url) !== null || isTextPicture(request.url))
  );
}

/** The picture from the cache, else from the network, else the same picture in another size. */
export async function answerWithPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE).catch(() => null);
  // With broken storage, use the network.
  if (!cache) return fetchPicture(request.url);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  try {
    const reply = await fetchPicture(request.url);
    if (isPicture(reply)) {
      const kept = await keepPicture(cache, request.url, reply.clone());
      // A truncated picture is useless; another size of it may be whole.
      return (kept === 'cut' && (await fallbackPicture(cache, request.url))) || reply;
    }
    return (await fallbackPicture(cache, request.url)) ?? reply;
  } catch {
    return (await fallbackPicture(cache, request.url)) ?? Response.error();
  }
}

export function fetchPicture(url: string, { signal } = pictureRequests): Promise<Response> {
  return fetch(url, { mode: 'cors', credentials: 'omit', priority: 'low', signal });
}

/** Whether to cache a reply: only a readable picture, no opaque reply, no error page, no other type. */
export function isPicture(reply: Response): boolean {
  return reply.status === 200 && /^image\//.test(reply.headers.get('Content-Type') ?? '');
}

/**
 * Caches a picture. On a full device it deletes all of them: pictures are the first thing a device can do without. A
 * connection that breaks midway costs only that one picture.
 */
export async function keepPicture(
  cache: Cache,
  url: string,
  reply: Response,
): Promise<'kept' | 'full' | 'cut'> {
  try {
    await cache.put(url, reply);
    return 'kept';
  } catch (error) {
    if (!(error instanceof Error && error.name === 'QuotaExceededError')) return 'cut';
    await caches.delete(PICTURE_CACHE);
    return 'full';
  }
}

async function fallbackPicture(cache: Cache, url: string): Promise<Response | undefined> {
  for (const other of fallbackAddresses(url) ?? []) {
    const kept = await cache.match(other);
    if (kept) return kept;
  }
  return undefined;
}

export async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const excess = keys.slice(0, Math.max(0, keys.length - MAX_PICTURES));
  await Promise.all(excess.map((key) => cache.delete(key)));
}
