// Pages of a list. Pure, over a list in memory.

import { arrangeList, byRecommendation } from '../product/list-order.ts';
import type { Product } from '../product/product.ts';
import type { ListPage, ListRequest } from './catalogue-reader.ts';

/** Filters, sorts and cuts products that already match the request's words: the first `limit`, and the total. */
export function listPage(
  products: readonly Product[],
  { filters, order, limit }: ListRequest,
): ListPage {
  const all = arrangeList(products, { ...filters, search: '' }, order);
  return { products: all.slice(0, limit), hasMore: all.length > limit, total: all.length };
}

/** An empty phone's first page, from the shop's first reply: in the list's order, uncounted as more may exist. */
export function firstListPage(answer: readonly Product[], request: ListRequest): ListPage {
  return { ...listPage(answer.toSorted(byRecommendation), request), total: null };
}
