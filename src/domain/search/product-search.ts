// Search over the mirror. The index is kept on the device, so that a start loads it instead of making it anew, and follows the
// catalogue product by product. Its code is loaded only when somebody searches.

import { readBrands, readCategories } from '../catalogue/catalogue.ts';
import { readList, readListStamp } from '../catalogue/catalogue-list.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { ProductSearch } from './search.ts';

/** Moves when products are indexed in another way: what was kept before is of no use then. */
const FORM = 1;

export type SearchWork = {
  /** The merchant's own rows of words that mean one thing. */
  synonyms: readonly (readonly string[])[];
  /** Awaited between slices of the work; null where no screen waits. */
  yieldToMain: (() => Promise<void>) | null;
};

let made: { database: HaatDatabase; stamp: string; search: Promise<ProductSearch> } | null = null;

/** The ids of the products that answer a text, best first; null while there is no mirror. */
export async function searchProductIds(
  database: HaatDatabase,
  text: string,
  work: SearchWork,
): Promise<string[] | null> {
  const stamp = await readListStamp(database);
  if (stamp === null) return null;
  if (made?.database !== database || made.stamp !== stamp) {
    const search = openIndex(database, stamp, work);
    made = { database, stamp, search };
    // An index that could not be made (its code did not arrive) is tried again by the next search.
    search.catch(() => {
      made = null;
    });
  }
  return (await made.search).find(text);
}

/** The search as it was kept where the catalogue has not changed since, which takes a fraction of the time; else it is brought up to date. */
async function openIndex(
  database: HaatDatabase,
  stamp: string,
  { synonyms: own, yieldToMain }: SearchWork,
): Promise<ProductSearch> {
  const [search, { SEARCH_SYNONYMS }, kept] = await Promise.all([
    import('./search.ts'),
    import('./search-synonyms.ts'),
    readKept(database),
  ]);
  const synonyms = [...SEARCH_SYNONYMS, ...own];
  const madeWith = JSON.stringify([FORM, synonyms]);
  const index = kept.index?.madeWith === madeWith ? kept.index : null;
  const soldOut =
    index && kept.state?.of === index.id && kept.state.stamp === stamp ? kept.state.soldOut : null;
  if (index && soldOut) {
    const opened = await search
      .openProductSearch(index.index, soldOut, yieldToMain)
      .catch(() => null);
    if (opened) return opened;
  }
  const texts = index && (await readTexts(database, index.id));
  const before = index && texts && { index: index.index, texts };
  const { products, ...names } = await readNamed(database);
  const entries = products.map((product) => search.searchEntry(product, names));
  const built = await search
    .buildProductSearch(entries, synonyms, yieldToMain, before)
    // An index that cannot be read is made anew.
    .catch(() => search.buildProductSearch(entries, synonyms, yieldToMain));
  const changed = built.toKeep();
  const id = changed || !index ? crypto.randomUUID() : index.id;
  // A device without room finds things all the same; the next start does the work again.
  await database.catalogueList
    .bulkPut([
      { key: 'search-state', of: id, stamp, soldOut: built.soldOut },
      ...(changed
        ? [
            { key: 'search' as const, id, madeWith, index: changed.index },
            { key: 'search-texts' as const, of: id, texts: changed.texts },
          ]
        : []),
    ])
    .catch(() => undefined);
  return built;
}

/** The index and what was known of the catalogue then, read as one. */
async function readKept({ catalogueList }: HaatDatabase) {
  const [index, state] = await catalogueList.bulkGet(['search', 'search-state']);
  return {
    index: index?.key === 'search' ? index : null,
    state: state?.key === 'search-state' ? state : null,
  };
}

async function readTexts({ catalogueList }: HaatDatabase, of: string) {
  const kept = await catalogueList.get('search-texts');
  return kept?.key === 'search-texts' && kept.of === of ? kept.texts : null;
}

/** All products, and what their categories and brands are called. */
async function readNamed(database: HaatDatabase) {
  const [products, brands, categories] = await Promise.all([
    readList(database),
    readBrands(database),
    readCategories(database),
  ]);
  return {
    products: products ?? [],
    brands: new Map(brands.map(({ id, brandName }) => [id, brandName])),
    categories: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
  };
}
