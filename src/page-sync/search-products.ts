// Asks the search of a worker of its own; where there is none (a browser that cannot, a worker whose code did not come) the page
// searches by itself.
import { deviceDatabase } from '#core/device/database/database.ts';

type Answer = { at: number; ids: string[] | null } | { at: number; error: string };
type Waiting = { resolve(ids: string[] | null): void; reject(reason: unknown): void };

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

/**
 * The ids of the products on this phone that answer a text, best first; null while there is no mirror. `synonyms`: the merchant's own
 * rows of words that mean one thing.
 */
export async function searchProducts(
  text: string,
  synonyms: readonly (readonly string[])[],
): Promise<string[] | null> {
  try {
    return await askWorker(text, synonyms);
  } catch (error) {
    console.warn('searching on the page itself:', error);
    const { searchProductIds } = await import('#core/device/catalogue/product-search.ts');
    return searchProductIds(deviceDatabase(), text, synonyms, yieldToMain);
  }
}

function askWorker(
  text: string,
  synonyms: readonly (readonly string[])[],
): Promise<string[] | null> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    asked += 1;
    waiting.set(asked, { resolve, reject });
    worker.postMessage({ at: asked, text, synonyms });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('../../sw/search-worker.ts', import.meta.url), {
    type: 'module',
  });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asker = waiting.get(data.at);
    waiting.delete(data.at);
    if ('error' in data) asker?.reject(data.error);
    else asker?.resolve(data.ids);
  });
  started.addEventListener('error', ({ message }) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(message || 'the worker did not start');
    waiting.clear();
  });
  return started;
}

async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
