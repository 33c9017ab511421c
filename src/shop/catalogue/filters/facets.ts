// How many products each category and brand would show under the other filters. Loads after the list.

import { pageCatalogue } from '#browser/sync/page-catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type Filters, NO_FILTERS, productMatcher } from '#domain/product/filters.ts';
import type { Product } from '#domain/product/product.ts';

/** Numbers of products by the id of a category or brand; a missing id means 0. */
export type Facets = Record<'categories' | 'brands', ReadonlyMap<string, number>>;

/** A text that changes whenever the mirror does. */
export async function readCatalogueVersion(): Promise<string> {
  const { generation, cursor } = await readMirrorState(deviceDatabase());
  return `${generation} ${cursor}`;
}

/** The counts for these filters, from the device alone; null while there is no mirror. */
export async function readFacets(filters: Filters): Promise<Facets | null> {
  const { search } = filters;
  const found = search
    ? await pageCatalogue().list({
        filters: { ...NO_FILTERS, search },
        order: 'recommended',
        limit: Number.MAX_SAFE_INTEGER,
      })
    : null;
  const products = search ? found?.products : await readList(deviceDatabase());
  return products ? countFacets(products, filters) : null;
}

/** Counts products that match the search. A group ignores its own selection, because a choice within it only adds. */
export function countFacets(products: readonly Product[], filters: Filters): Facets {
  const asked = { ...filters, search: '' };
  const count = (group: 'categories' | 'brands', idOf: (product: Product) => string) => {
    const numbers = new Map<string, number>();
    for (const product of products.filter(productMatcher({ ...asked, [group]: [] }))) {
      numbers.set(idOf(product), (numbers.get(idOf(product)) ?? 0) + 1);
    }
    return numbers;
  };
  return {
    categories: count('categories', ({ category }) => category),
    brands: count('brands', ({ brand }) => brand),
  };
}
