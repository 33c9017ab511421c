// Prefetches product pictures within the day's budget of bytes.

import { warmingBudget } from '#domain/catalogue/pictures-to-warm.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readWarmed, writeWarmed } from '#domain/product/warmed-pictures.ts';
import { fallbackAddresses } from '#domain/shared/picture.ts';
import { PICTURE_CACHE } from '#engine/device/picture-cache.ts';
import { dropOldest, fetchPicture, isPicture, keepPicture } from './product-images.ts';

/** Pictures fetched in parallel. */
const AT_ONCE = 3;
/** Bytes after which the spent budget is stored: a worker may be killed at any time. */
const NOTED_EVERY = 250_000;
/** Prefetching pauses until no page has made a request for this long. ms */
const CALM_MS = 1_000;

type WarmRequest = { urls: readonly string[]; isFreeLine: boolean };

let warming: Promise<void> | null = null;

/**
 * Fetches the missing pictures, a few at a time; stops when the budget is spent, the network fails, the device is full
 * or `requests` are aborted. `sinceAsked`: time since a page's last request to the worker, ms.
 */
export function warmPictures(
  request: WarmRequest,
  requests: AbortController,
  sinceAsked: () => number,
  database: HaatDatabase = deviceDatabase(),
): Promise<void> {
  warming ??= warm(request, requests, sinceAsked, database).finally(() => {
    warming = null;
  });
  return warming;
}

async function warm(
  { urls, isFreeLine }: WarmRequest,
  requests: AbortController,
  sinceAsked: () => number,
  database: HaatDatabase,
): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = urls.filter((url) => !kept.has(url) && fallbackAddresses(url) !== null);
  const { left, warmed } = warmingBudget(await readWarmed(database), Date.now(), isFreeLine);
  let fetched = 0;
  let noted = 0;
  let mustStop = false;
  const note = async () => {
    noted = fetched;
    // A full device may refuse to store it; go on.
    await writeWarmed(database, { ...warmed, bytes: warmed.bytes + fetched }).catch(
      () => undefined,
    );
  };
  const calm = async () => {
    for (let since = sinceAsked(); since < CALM_MS; since = sinceAsked()) {
      await new Promise((resolve) => setTimeout(resolve, CALM_MS - since));
    }
  };
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (await calm(); !mustStop && fetched < left; await calm()) {
      const url = missing.shift();
      if (!url) return;
      try {
        const reply = await fetchPicture(url, requests);
        if (!isPicture(reply)) continue;
        const content = await reply.blob();
        fetched += content.size;
        mustStop = (await keepPicture(cache, url, new Response(content, reply))) !== 'kept';
        if (fetched - noted > NOTED_EVERY) await note();
      } catch {
        mustStop = true;
      }
    }
  });
  await Promise.all(workers);
  if (fetched > noted) await note();
  await dropOldest(cache);
}
