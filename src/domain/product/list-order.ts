// The product list as a shopper asked for it: filtered and sorted. Pure, over the list in memory.

import { type Filters, isAskingForAll, productMatcher } from './filters.ts';
import type { SORT_ORDERS } from './messages.ts';
import type { Product } from './product.ts';

export type SortOrder = keyof typeof SORT_ORDERS;

/** The place of a product in the recommended order, as an index of the phone's database sorts it; equal places are sorted by name. */
export function recommendedPlace({ popularity, createdAt }: Product): [number, number] {
  return [0 - (popularity ?? 0), 0 - (createdAt ?? 0)];
}

/** "Recommended" for everybody: the most popular first, else the newest. Without any of both, by name. */
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
 * The products that answer the filters, in the order asked for. "Recommended" keeps the order of `products`: that of
 * `byRecommendation`, or the best match first for a search. Equal prices keep that order too, and so does what was made at one moment.
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
