// The cache of product pictures: filled as they are seen, warmed in idle time, bounded, and first to go when the
// device is full. Offline, another size of the same picture stands in for one that was never fetched.

import { PICTURE_CACHE } from '#core/device/picture-cache.ts';
import { firebaseProject } from '#core/model/firebase-project.ts';
import { standInAddresses } from '#core/model/picture.ts';

/** Pictures kept at most; the oldest go first. */
const MOST_PICTURES = 3_000;
/** Pictures fetched at the same time while warming. */
const WARM_AT_ONCE = 3;

/** Whether a request is for a product's thumbnail in this project's Storage. */
export function isProductPicture(request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url.startsWith(firebaseProject.storageOrigin) &&
    standInAddresses(request.url) !== null
  );
}

/** The picture from the cache, else from the network, else the same picture in another size. */
export async function answerWithPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE).catch(() => null);
  // Where storage is broken the network still has it.
  if (!cache) return fetchPicture(request.url);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  try {
    const reply = await fetchPicture(request.url);
    if (isPicture(reply)) {
      const kept = await keep(cache, request.url, reply.clone());
      // What broke off is no picture; another size of it may be whole.
      return (kept === 'cut' && (await standIn(cache, request.url))) || reply;
    }
    return (await standIn(cache, request.url)) ?? reply;
  } catch {
    return (await standIn(cache, request.url)) ?? Response.error();
  }
}

/** The addresses of a warm-up message from the page, or null for any other message. */
export function readWarmRequest(data: unknown): string[] | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('urls' in data))
    return null;
  if (data.type !== 'warm-pictures' || !Array.isArray(data.urls)) return null;
  return data.urls.filter((url) => typeof url === 'string' && standInAddresses(url) !== null);
}

let warming: Promise<void> | null = null;

/** Fetches what is not kept yet, a few at a time; stops when the network is gone or the device is full. */
export function warmPictures(urls: readonly string[]): Promise<void> {
  warming ??= warm(urls).finally(() => {
    warming = null;
  });
  return warming;
}

async function warm(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = urls.filter((url) => !kept.has(url)).slice(0, MOST_PICTURES);
  let mustStop = false;
  const workers = Array.from({ length: WARM_AT_ONCE }, async () => {
    for (let url = missing.shift(); url && !mustStop; url = missing.shift()) {
      try {
        const reply = await fetchPicture(url);
        if (isPicture(reply)) mustStop = (await keep(cache, url, reply)) !== 'kept';
      } catch {
        mustStop = true;
      }
    }
  });
  await Promise.all(workers);
  await dropOldest(cache);
}

function fetchPicture(url: string): Promise<Response> {
  return fetch(url, { mode: 'cors', credentials: 'omit', priority: 'low' });
}

/** Only a real, readable picture is kept: no opaque reply, no error page, nothing of another type. */
function isPicture(reply: Response): boolean {
  return reply.status === 200 && /^image\//.test(reply.headers.get('Content-Type') ?? '');
}

/**
 * Keeps a picture. When the device is full all of them go: pictures are the first thing that it can do without. A line that
 * breaks in the middle of one costs only that one.
 */
async function keep(cache: Cache, url: string, reply: Response): Promise<'kept' | 'full' | 'cut'> {
  try {
    await cache.put(url, reply);
    return 'kept';
  } catch (error) {
    if (!(error instanceof Error && error.name === 'QuotaExceededError')) return 'cut';
    await caches.delete(PICTURE_CACHE);
    return 'full';
  }
}

async function standIn(cache: Cache, url: string): Promise<Response | undefined> {
  for (const other of standInAddresses(url) ?? []) {
    const kept = await cache.match(other);
    if (kept) return kept;
  }
  return undefined;
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const excess = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
  await Promise.all(excess.map((key) => cache.delete(key)));
}
