// Suggestions while somebody types: categories and products that match the text so far.

import { readCategories, readProducts } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/categories.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { Product } from '../product/product.ts';
import { textsInAll } from '../shared/translations.ts';
import { type SearchWork, searchProductIds } from './product-search.ts';

export type Suggestions = { categories: Category[]; products: Product[] };

const MAX_CATEGORIES = 3;
const MAX_PRODUCTS = 6;

/** Categories and products that match a text, best first; none while there is no mirror. */
export async function readSuggestions(
  database: HaatDatabase,
  text: string,
  work: SearchWork,
): Promise<Suggestions> {
  const [found, categories] = await Promise.all([
    searchProductIds(database, text, work, true),
    readCategories(database),
  ]);
  const best = found?.slice(0, MAX_PRODUCTS) ?? [];
  const byId = await readProducts(database, best);
  const products = best.flatMap((id) => byId.get(id) ?? []);
  return { products, categories: answering(categories, text, products) };
}

/** Categories whose name contains the text first, then those of the best products. */
function answering(categories: readonly Category[], text: string, best: Product[]): Category[] {
  const typed = text.toLowerCase();
  const named = categories.filter(({ categoryName, texts }) =>
    [categoryName, ...textsInAll(texts, 'categoryName')].some((it) =>
      it.toLowerCase().includes(typed),
    ),
  );
  const ofProducts = best.flatMap(
    ({ category }) => categories.find(({ id }) => id === category) ?? [],
  );
  return [...new Set([...named, ...ofProducts])].slice(0, MAX_CATEGORIES);
}
