// What this phone suggests for a text; it comes with the first letter.
import { readCategories, readProducts } from '#core/device/catalogue/catalogue.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { Category } from '#core/model/catalogue/catalogue.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { searchProducts } from '#page-sync/search-products.ts';
import { shop } from '#shop';

export type Suggestions = { categories: Category[]; products: Product[] };

const MAX_CATEGORIES = 3;
const MAX_PRODUCTS = 6;

/** Categories and products that answer a text, best first. */
export async function suggest(text: string): Promise<Suggestions> {
  const database = deviceDatabase();
  const [found, categories] = await Promise.all([
    searchProducts(text, shop.searchWords),
    readCategories(database),
  ]);
  const best = found?.slice(0, MAX_PRODUCTS) ?? [];
  const byId = await readProducts(database, best);
  const products = best.flatMap((id) => byId.get(id) ?? []);
  return { products, categories: answering(categories, text, products) };
}

/** Categories whose name holds what is typed first, then those of the best products. */
function answering(categories: readonly Category[], text: string, best: Product[]): Category[] {
  const typed = text.toLowerCase();
  const named = categories.filter(({ categoryName }) => categoryName.toLowerCase().includes(typed));
  const ofProducts = best.flatMap(
    ({ category }) => categories.find(({ id }) => id === category) ?? [],
  );
  return [...new Set([...named, ...ofProducts])].slice(0, MAX_CATEGORIES);
}
