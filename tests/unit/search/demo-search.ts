// The search over the demo catalogue, as a phone has it.
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { buildProductSearch, type SearchEntry, searchEntry } from '#domain/search/search.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { categories, demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';

const names = {
  brands: new Map(Object.entries(brands).map(([id, { brandName }]) => [id, brandName])),
  categories: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
};

export const demoEntries: SearchEntry[] = parseDocuments(
  'products',
  demoProducts.map(entryOf),
).items.map((product) => searchEntry(product, names));

export const demoSearch = await buildProductSearch(demoEntries, SEARCH_SYNONYMS, null);
