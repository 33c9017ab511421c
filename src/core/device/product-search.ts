// Search over the mirror: the index is made once for each state of the catalogue, from the list in memory, and loaded only
// when somebody searches.
import type { Product } from '../model/product.ts';
import type { ProductSearch } from '../model/search.ts';
import { readBrands, readCategories } from './catalogue.ts';
import { readList } from './catalogue-list.ts';
import type { HaatDatabase } from './database.ts';

type Searched = {
  list: readonly Product[];
  byId: Map<string, Product>;
  search: Promise<ProductSearch>;
};

let made: Searched | null = null;

/**
 * The products that answer a text, best first; null while there is no mirror. `synonyms`: the merchant's own rows of
 * words that mean one thing; `giveWay` is awaited between slices while the index is made.
 */
export async function searchProducts(
  database: HaatDatabase,
  text: string,
  synonyms: readonly (readonly string[])[],
  giveWay: () => Promise<void>,
): Promise<Product[] | null> {
  const list = await readList(database);
  if (!list) return null;
  if (made?.list !== list) {
    const byId = new Map(list.map((product) => [product.id, product]));
    const search = makeIndex(database, list, synonyms, giveWay);
    made = { list, byId, search };
    // An index that could not be made (its code did not arrive) is tried again by the next search.
    search.catch(() => {
      made = null;
    });
  }
  const { byId, search } = made;
  return (await search).find(text).flatMap((id) => byId.get(id) ?? []);
}

async function makeIndex(
  database: HaatDatabase,
  list: readonly Product[],
  synonyms: readonly (readonly string[])[],
  giveWay: () => Promise<void>,
): Promise<ProductSearch> {
  const [{ buildProductSearch }, { SEARCH_SYNONYMS }, brands, categories] = await Promise.all([
    import('../model/search.ts'),
    import('../model/search-synonyms.ts'),
    readBrands(database),
    readCategories(database),
  ]);
  const brandNames = new Map(brands.map(({ id, brandName }) => [id, brandName]));
  const categoryNames = new Map(categories.map(({ id, categoryName }) => [id, categoryName]));
  const entries = list.map(({ id, name, tags, brand, category, quantity }) => ({
    id,
    name,
    tags,
    brandName: brandNames.get(brand) ?? brand,
    categoryName: categoryNames.get(category) ?? category,
    inStock: quantity > 0,
  }));
  return buildProductSearch(entries, [...SEARCH_SYNONYMS, ...synonyms], giveWay);
}
