// A worker of the page that answers searches, so that neither loading nor changing the index of a large catalogue holds up the screen.
import { deviceDatabase } from '#core/device/database.ts';
import { searchProductIds } from '#core/device/product-search.ts';

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
