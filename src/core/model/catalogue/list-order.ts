// The product list as a shopper asked for it: filtered and sorted. Pure, over the list in memory.

import type { SORT_ORDERS } from '../messages.ts';
import { type Filters, isAskingForAll, productMatcher } from './filters.ts';
import type { Product } from './product.ts';

export type SortOrder = keyof typeof SORT_ORDERS;

/**
 * The products that answer the filters, in the order asked for. "Recommended" keeps the order of `products`: in stock
 * first, then by name, or the best match first for a search. Equal prices keep that order too.
 */
export function arrangeList(
  products: readonly Product[],
  filters: Filters,
  order: SortOrder,
): readonly Product[] {
  const asked = isAskingForAll(filters) ? products : products.filter(productMatcher(filters));
  if (order === 'recommended') return asked;
  const sign = order === 'price-low' ? 1 : -1;
  return asked.toSorted((a, b) => sign * (a.pricePaise - b.pricePaise));
}
