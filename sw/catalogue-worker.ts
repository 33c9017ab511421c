// A dedicated worker of the page: with a large catalogue, searching and filling the mirror from the published files
// would block the screen.
import { expose } from 'comlink';
import * as published from '#domain/catalogue/fetch-published-catalogue.ts';
import { importFromParts } from '#domain/catalogue/published-source.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { searchProductIds } from '#domain/search/product-search.ts';
import { readSuggestions } from '#domain/search/suggestions.ts';
import type { CatalogueTasks } from '#domain/search/worker-tasks.ts';

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
// Tells the page that it has started; comlink sends nothing on its own.
self.postMessage('started');
