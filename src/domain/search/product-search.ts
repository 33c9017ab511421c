// Search over the mirror. The index is kept on the device, so that a start loads it instead of rebuilding it, and is
// updated product by product. Its code is loaded only when somebody searches.

import { readBrands, readCategories } from '../catalogue/catalogue.ts';
import { readList, readListStamp } from '../catalogue/catalogue-list.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { ProductSearch } from './search.ts';

/** Raise it when the searched fields are indexed differently: it invalidates kept indexes. */
const FORM = 2;

export type SearchWork = {
  /** The shop's own rows of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Awaited between slices of work; null where no screen waits. */
  yieldToMain: (() => Promise<void>) | null;
};

let made: { database: HaatDatabase; stamp: string; search: Promise<ProductSearch> } | null = null;

/**
 * The ids of the products that match a text, best first; null while there is no mirror. `isTyping`: its last word may
 * be incomplete.
 */
export async function searchProductIds(
  database: HaatDatabase,
  text: string,
  work: SearchWork,
  isTyping = false,
): Promise<string[] | null> {
  const stamp = await readListStamp(database);
  if (stamp === null) return null;
  if (made?.database !== database || made.stamp !== stamp) {
    const search = openIndex(database, stamp, work);
    made = { database, stamp, search };
    // After a failure (such as code that did not load) the next search tries again.
    search.catch(() => {
      made = null;
    });
  }
  return (await made.search).find(text, isTyping);
}

/** Opens the kept index if the catalogue is unchanged, in a fraction of the time; else brings it up to date. */
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
  const madeWith = JSON.stringify([FORM, search.SEARCHED, synonyms]);
  const index = kept.index?.madeWith === madeWith ? kept.index : null;
  const soldOut =
    index && kept.state?.of === index.id && kept.state.stamp === stamp ? kept.state.soldOut : null;
  if (index && soldOut) {
    const opened = await search
      .openProductSearch(index.index, soldOut, synonyms, yieldToMain)
      .catch(() => null);
    if (opened) return opened;
  }
  const texts = index && (await readTexts(database, index.id));
  const before = index && texts && { index: index.index, texts };
  const { products, ...names } = await readNamed(database);
  const entries = products.map((product) => search.searchEntry(product, names));
  const built = await search
    .buildProductSearch(entries, synonyms, yieldToMain, before)
    // An unreadable index is rebuilt.
    .catch(() => search.buildProductSearch(entries, synonyms, yieldToMain));
  const changed = built.toKeep();
  const id = changed || !index ? crypto.randomUUID() : index.id;
  // A device without room can search all the same; the next start repeats the work.
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

/** The index and the catalogue's state it was built from, in one read. */
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

/** All products, and the names of their categories and brands. */
async function readNamed(database: HaatDatabase) {
  const [products, brands, categories] = await Promise.all([
    readList(database),
    readBrands(database),
    readCategories(database),
  ]);
  return {
    products: products ?? [],
    brands: new Map(brands.map((it) => [it.id, it])),
    categories: new Map(categories.map((it) => [it.id, it])),
  };
}
