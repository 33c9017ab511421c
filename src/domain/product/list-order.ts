// Filters and sorts the product list. Pure, over the list in memory.

import { type Filters, isAskingForAll, productMatcher } from './filters.ts';
import type { SORT_ORDERS } from './messages.ts';
import type { Product } from './product.ts';

export type SortOrder = keyof typeof SORT_ORDERS;

/** A product's sort key in the recommended order, for an index of the phone's database; ties sort by name. */
export function recommendedPlace({ popularity, createdAt }: Product): [number, number] {
  return [0 - (popularity ?? 0), 0 - (createdAt ?? 0)];
}

/** "Recommended", the same for everybody: most popular first, then newest, then by name. */
export function byRecommendation(a: Product, b: Product): number {
  const [popularityOfA, ageOfA] = recommendedPlace(a);
  const [popularityOfB, ageOfB] = recommendedPlace(b);
  return (
    popularityOfA - popularityOfB ||
    ageOfA - ageOfB ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
  );
}

/** As the phone's database sorts. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The matching products in the requested order. "Recommended" keeps the order of `products`: `byRecommendation`, or for
 * a search the best match first. Ties on price or creation time keep that order too.
 */
export function arrangeList(
  products: readonly Product[],
  filters: Filters,
  order: SortOrder,
): readonly Product[] {
  const asked = isAskingForAll(filters) ? products : products.filter(productMatcher(filters));
  if (order === 'recommended') return asked;
  if (order === 'newest') {
    return asked.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
  }
  const sign = order === 'price-low' ? 1 : -1;
  return asked.toSorted((a, b) => sign * (a.pricePaise - b.pricePaise));
}
