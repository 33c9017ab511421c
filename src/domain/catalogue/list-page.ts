// What a list shows of the products that answer its words. Pure, over a list in memory.

import { arrangeList, byRecommendation } from '../product/list-order.ts';
import type { Product } from '../product/product.ts';
import type { ListPage, ListRequest } from './catalogue-reader.ts';

/** The products that answer a request, out of those that answer its words already: the first `limit`, and how many there are. */
export function listPage(
  products: readonly Product[],
  { filters, order, limit }: ListRequest,
): ListPage {
  const all = arrangeList(products, { ...filters, search: '' }, order);
  return { products: all.slice(0, limit), hasMore: all.length > limit, total: all.length };
}

/** What an empty phone shows of the shop's first answer: in the order of the whole list, and uncounted, as it may not be all there is. */
export function firstListPage(answer: readonly Product[], request: ListRequest): ListPage {
  return { ...listPage(answer.toSorted(byRecommendation), request), total: null };
}
