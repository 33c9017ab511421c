// What the network delivered to a phone: to its page, its workers and its service worker. What a cache or the service worker had does not count.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

/** Answers, and their bytes with the headers, as they came. */
export type Delivered = { requests: number; bytes: number };

/** A size is known as soon as its answer has come, or never. ms */
const UNKNOWN_AFTER_MS = 5_000;

/** Counts from now on; what is returned ends it. Where one size could not be learned, there is no sum of bytes. */
export function countDelivered(context: BrowserContext): () => Promise<Delivered> {
  const coming: Promise<number>[] = [];
  const note = (request: Request) => {
    const unknown = sleep(UNKNOWN_AFTER_MS, Number.NaN);
    coming.push(Promise.race([bytesOf(request).catch(() => Number.NaN), unknown]));
  };
  context.on('requestfinished', note);
  return async () => {
    context.off('requestfinished', note);
    const delivered = (await Promise.all(coming)).filter((bytes) => bytes !== 0);
    return {
      requests: delivered.length,
      bytes: delivered.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}

/** None where a cache or the service worker answered, or what the page made itself. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  if (!response || response.fromServiceWorker() || !request.url().startsWith('http')) return 0;
  // Together they are what came over the line, which is nothing for an answer out of the browser's cache.
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}
