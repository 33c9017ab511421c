// The cached product pictures: the first thing a full device can do without.

/** The cache's name; the worker fills it. */
export const PICTURE_CACHE = 'product-pictures';

/** Deletes all of them; false when there were none, so that no space was won. */
export async function evictPictures(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return caches.delete(PICTURE_CACHE).catch(() => false);
}
