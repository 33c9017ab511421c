// How many products each category and each brand would show beside what else is asked. Loaded once the list is there.

import { pageCatalogue } from '#browser/sync/page-catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type Filters, NO_FILTERS, productMatcher } from '#domain/product/filters.ts';
import type { Product } from '#domain/product/product.ts';

/** Numbers of products by the id of a category or a brand; one that is not named has none. */
export type Facets = Record<'categories' | 'brands', ReadonlyMap<string, number>>;

/** Another one whenever the mirror has changed. */
export async function readCatalogueVersion(): Promise<string> {
  const { generation, cursor } = await readMirrorState(deviceDatabase());
  return `${generation} ${cursor}`;
}

/** The numbers for these filters, from the device alone; null while there is no mirror. */
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

/** The numbers among products that answer the words already. A choice within a group only ever adds to it, so its own group does not count. */
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
