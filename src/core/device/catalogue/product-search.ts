// Search over the mirror. The index is kept on the device, so that a start loads it instead of making it anew, and follows the
// catalogue product by product. Its code is loaded only when somebody searches.
import type { Product } from '../../model/catalogue/product.ts';
import { factWords } from '../../model/catalogue/product-facts.ts';
import type { ProductSearch } from '../../model/catalogue/search.ts';
import type { HaatDatabase } from '../database/tables.ts';
import { readBrands, readCategories } from './catalogue.ts';
import { readList } from './catalogue-list.ts';

/** Moves when products are indexed in another way: what was kept before is of no use then. */
const FORM = 2;

let made: { list: readonly Product[]; search: Promise<ProductSearch> } | null = null;

/**
 * The ids of the products that answer a text, best first; null while there is no mirror. `synonyms`: the merchant's own rows of
 * words that mean one thing; `yieldToMain` is awaited between slices while products are indexed.
 */
export async function searchProductIds(
  database: HaatDatabase,
  text: string,
  synonyms: readonly (readonly string[])[],
  yieldToMain: () => Promise<void>,
): Promise<string[] | null> {
  // At a start both are read side by side.
  const means = made ? null : readMeans(database);
  means?.catch(() => undefined);
  const list = await readList(database);
  if (!list) return null;
  if (made?.list !== list) {
    const search = openIndex(database, list, means ?? readMeans(database), synonyms, yieldToMain);
    made = { list, search };
    // An index that could not be made (its code did not arrive) is tried again by the next search.
    search.catch(() => {
      made = null;
    });
  }
  return (await made.search).find(text);
}

/** What an index is made of beside the list: its code, the names, and the index that was kept. */
function readMeans(database: HaatDatabase) {
  return Promise.all([
    import('../../model/catalogue/search.ts'),
    import('../../model/catalogue/search-synonyms.ts'),
    readBrands(database),
    readCategories(database),
    database.catalogueList.get('search'),
  ]);
}

async function openIndex(
  database: HaatDatabase,
  list: readonly Product[],
  means: ReturnType<typeof readMeans>,
  ownSynonyms: readonly (readonly string[])[],
  yieldToMain: () => Promise<void>,
): Promise<ProductSearch> {
  const [{ buildProductSearch }, { SEARCH_SYNONYMS }, brands, categories, found] = await means;
  const brandNames = new Map(brands.map(({ id, brandName }) => [id, brandName]));
  const categoryNames = new Map(categories.map(({ id, categoryName }) => [id, categoryName]));
  const entries = list.map((product) => {
    const { id, name, tags, brand, category, quantity } = product;
    return {
      id,
      name,
      tags,
      brandName: brandNames.get(brand) ?? brand,
      categoryName: categoryNames.get(category) ?? category,
      facts: factWords(product),
      inStock: quantity > 0,
    };
  });
  const synonyms = [...SEARCH_SYNONYMS, ...ownSynonyms];
  const madeWith = JSON.stringify([FORM, synonyms]);
  const kept = found?.key === 'search' && found.madeWith === madeWith ? found : null;
  const search = await buildProductSearch(entries, synonyms, yieldToMain, kept)
    // An index that cannot be read is made anew.
    .catch(() => buildProductSearch(entries, synonyms, yieldToMain));
  const toKeep = search.toKeep();
  if (toKeep) {
    // A device without room finds things all the same; the next start makes the index anew.
    await database.catalogueList.put({ key: 'search', madeWith, ...toKeep }).catch(() => undefined);
  }
  return search;
}
