// The kept pictures of products: the first thing that a full device can do without.

/** The name of their cache; the worker fills it. */
export const PICTURE_CACHE = 'product-pictures';

/** Gives all of them up; false where there were none, so that nothing was won by it. */
export async function evictPictures(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return caches.delete(PICTURE_CACHE).catch(() => false);
}
