// A worker of the page that answers searches, so that neither loading nor changing the index of a large catalogue holds up the screen.

import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { deviceDatabase } from '#core/device/database/database.ts';

declare const self: DedicatedWorkerGlobalScope;

type Asked = { at: number; text: string; synonyms: readonly (readonly string[])[] };

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data);
});

async function answer({ at, text, synonyms }: Asked): Promise<void> {
  try {
    const ids = await searchProductIds(deviceDatabase(), text, synonyms, async () => undefined);
    self.postMessage({ at, ids });
  } catch (error) {
    self.postMessage({ at, error: String(error) });
  }
}
