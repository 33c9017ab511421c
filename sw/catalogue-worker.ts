// A worker of the page for what would hold up the screen with a large catalogue: it answers searches, and fills the mirror from the
// published files.
import { expose } from 'comlink';
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { readSuggestions } from '#core/device/catalogue/suggestions.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import * as published from '#core/remote/published-catalogue.ts';
import { importFromParts } from '#core/sync/catalogue/published-source.ts';
import type { CatalogueTasks } from '#core/sync/catalogue/worker-tasks.ts';

declare const self: DedicatedWorkerGlobalScope;

const tasks: CatalogueTasks = {
  search: (text, synonyms) =>
    searchProductIds(deviceDatabase(), text, { synonyms, yieldToMain: null }),
  suggest: (text, synonyms) =>
    readSuggestions(deviceDatabase(), text, { synonyms, yieldToMain: null }),
  async importParts(head, state) {
    const refused: string[] = [];
    const setup = { database: deviceDatabase(), published, yieldToMain: async () => undefined };
    await importFromParts(setup, head, state, refused);
    return refused;
  },
};
expose(tasks);
// Tells the page that it has started; comlink says nothing unasked.
self.postMessage('started');
