// Asks the search of the catalogue's worker; where there is none the page searches by itself.
import { deviceDatabase } from '#core/device/database/database.ts';
import { askCatalogueWorker } from './catalogue-worker.ts';

/**
 * The ids of the products on this phone that answer a text, best first; null while there is no mirror. `synonyms`: the merchant's own
 * rows of words that mean one thing.
 */
export async function searchProducts(
  text: string,
  synonyms: readonly (readonly string[])[],
): Promise<string[] | null> {
  try {
    return await askCatalogueWorker('search', { text, synonyms });
  } catch (error) {
    console.warn('searching on the page itself:', error);
    const { searchProductIds } = await import('#core/device/catalogue/product-search.ts');
    return searchProductIds(deviceDatabase(), text, { synonyms, yieldToMain });
  }
}

async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
