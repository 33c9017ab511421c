// Fetches product pictures before anybody asks for them, within the day's budget of bytes.

import { warmingBudget } from '#domain/catalogue/pictures-to-warm.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readWarmed, writeWarmed } from '#domain/product/warmed-pictures.ts';
import { fallbackAddresses } from '#domain/shared/picture.ts';
import { PICTURE_CACHE } from '#engine/device/picture-cache.ts';
import { dropOldest, fetchPicture, isPicture, keepPicture } from './product-images.ts';

/** Pictures fetched at the same time. */
const AT_ONCE = 3;
/** The account is written after so many bytes: a worker may be ended at any time. */
const NOTED_EVERY = 250_000;
/** Pictures that nobody waits for give way until no page has asked for anything for so long. ms */
const CALM_MS = 1_000;

type WarmRequest = { urls: readonly string[]; isAtEase: boolean };

let warming: Promise<void> | null = null;

/**
 * Fetches what is not kept yet, a few at a time; stops when the budget is spent, the network is gone or the device is full. `sinceAsked`: how long ago
 * a page asked the worker for anything, ms.
 */
export function warmPictures(
  request: WarmRequest,
  sinceAsked: () => number,
  database: HaatDatabase = deviceDatabase(),
): Promise<void> {
  warming ??= warm(request, sinceAsked, database).finally(() => {
    warming = null;
  });
  return warming;
}

async function warm(
  { urls, isAtEase }: WarmRequest,
  sinceAsked: () => number,
  database: HaatDatabase,
): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = urls.filter((url) => !kept.has(url) && fallbackAddresses(url) !== null);
  const { left, warmed } = warmingBudget(await readWarmed(database), Date.now(), isAtEase);
  let fetched = 0;
  let noted = 0;
  let mustStop = false;
  const note = async () => {
    noted = fetched;
    // A full device may refuse it; the pictures go on.
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
        const reply = await fetchPicture(url);
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
