// Suggestions under the search box, from the device alone: categories and products that answer what is typed so far.
import { useEffect, useState } from 'react';
import { readCategories, readProducts } from '#core/device/catalogue/catalogue.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { Category } from '#core/model/catalogue/catalogue.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { searchProducts } from '#page-sync/search-products.ts';
import { shop } from '#shop';

export type Suggestions = { categories: Category[]; products: Product[] };

const NONE: Suggestions = { categories: [], products: [] };
const MAX_CATEGORIES = 3;
const MAX_PRODUCTS = 6;

/** Suggestions for a text; none for an empty one. An answer that was overtaken by more typing is dropped. */
export function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const asked = text.trim();
  useEffect(() => {
    let isOvertaken = false;
    if (asked) {
      void suggest(asked).then((suggestions) => {
        if (!isOvertaken) setFound({ text: asked, suggestions });
      }, console.error);
    }
    return () => {
      isOvertaken = true;
    };
  }, [asked]);
  // Until the new answer is there the last one stays, so that the list does not flicker while typing.
  return asked && found ? found.suggestions : NONE;
}

/** Makes the search ready before the first letter is typed. */
export function prepareSearch(): void {
  void suggest('a').catch(() => undefined);
}

async function suggest(text: string): Promise<Suggestions> {
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
