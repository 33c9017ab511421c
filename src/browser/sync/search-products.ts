// Searches in the catalogue worker; without one the page searches itself, and loads the code then.

import { shop } from '#config/shop.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import { callCatalogueWorker } from './catalogue-worker.ts';

const synonyms = shop.searchWords;
const work = { synonyms, yieldToMain };

/** The ids of this phone's products that match a text, best first; null while there is no mirror. */
export async function searchProducts(text: string): Promise<string[] | null> {
  try {
    return await callCatalogueWorker((it) => it.search(text, synonyms));
  } catch (error) {
    console.warn('searching on the page itself:', error);
    const { database, searchProductIds } = await loadSearch();
    return searchProductIds(database, text, work);
  }
}

/** Suggestions for a text: categories and products, best first. An empty text warms up the search. */
export async function suggest(text: string): Promise<Suggestions> {
  try {
    return await callCatalogueWorker((it) => it.suggest(text, synonyms));
  } catch (error) {
    console.warn('suggesting on the page itself:', error);
    const { database, readSuggestions } = await loadSearch();
    return readSuggestions(database, text, work);
  }
}

async function loadSearch() {
  const [{ deviceDatabase }, { searchProductIds }, { readSuggestions }] = await Promise.all([
    import('#domain/device/database.ts'),
    import('#domain/search/product-search.ts'),
    import('#domain/search/suggestions.ts'),
  ]);
  return { database: deviceDatabase(), searchProductIds, readSuggestions };
}

async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
