// The products of a list: the device's own, followed as the mirror changes; on an empty device the shop's first
// ones, which keep their places when the mirror arrives.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { readProducts, readShelf, type Shelf } from '#core/device/catalogue.ts';
import { readList } from '#core/device/catalogue-list.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { type Filters, isAskingForAll, productMatcher } from '#core/model/filters.ts';
import { arrangeList, type SortOrder } from '#core/model/list-order.ts';
import type { Product } from '#core/model/product.ts';
import { askForProducts } from '#page-sync/ask-catalogue.ts';
import { searchProducts } from '#page-sync/search-products.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { shop } from '#shop';
import { besideLiveQuery } from './beside-live-query.ts';

/** A part of a list, and how many products the whole of it has; null where that was not counted. */
export type CountedShelf = Shelf & { total: number | null };
export type ShelfView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | ({ state: 'shown' } & CountedShelf);

type Answer = Product[] | 'asking' | 'no-answer';

/** What a list shows: what is asked for, in which order, and at most how many. */
export type ListRequest = { filters: Filters; order: SortOrder; limit: number };

/** What the device has for a list just now; null while it has no catalogue. For loaders. */
export async function loadShelf(request: ListRequest): Promise<CountedShelf | null> {
  const { filters, order, limit } = request;
  const database = deviceDatabase();
  // The plain list comes straight from an index, so that a cold start need not read everything first.
  if (order === 'recommended' && isAskingForAll(filters)) {
    const shelf = await readShelf(database, filters, limit);
    return shelf && { ...shelf, total: shelf.hasMore ? null : shelf.products.length };
  }
  const [list, found] = await Promise.all([
    readList(database),
    filters.search ? searchProducts(filters.search, shop.searchWords) : null,
  ]);
  if (!filters.search) return list && shelfOf(list, request);
  if (!list || !found) return null;
  const byId = new Map(list.map((product) => [product.id, product]));
  return shelfOf(
    found.flatMap((id) => byId.get(id) ?? []),
    request,
  );
}

/**
 * Follows a list. `loaded` is what the loader found, undefined where it did not look for just this. While a changed
 * request is looked up, what the last one found stays.
 */
export function useShelf(request: ListRequest, loaded: CountedShelf | null | undefined): ShelfView {
  const { filters, order, limit } = request;
  const question = JSON.stringify(filters);
  const key = `${order} ${question}`;
  const [asked, setAsked] = useState<{ question: string; answer: Answer } | null>(null);
  const answer = asked?.question === question ? asked.answer : (firstAnswers.get(question) ?? null);
  const first = Array.isArray(answer) ? answer : NONE;
  const live = useLiveQuery(
    async () => {
      const stillThere = await today(first);
      return { key, shelf: await besideLiveQuery(() => loadShelf(request)), first: stillThere };
    },
    [key, limit, first],
    { key, shelf: loaded, first },
  );
  const shelf = live.key === key || loaded === undefined ? live.shelf : loaded;
  const reachable = useReachability() === 'reachable';

  const ask = useCallback(async () => {
    setAsked({ question, answer: 'asking' });
    const products = await askForProducts(JSON.parse(question));
    if (products) firstAnswers.set(question, products);
    setAsked({ question, answer: products ?? 'no-answer' });
  }, [question]);

  // Asks once for each list, and again when the shop comes back after it did not answer.
  const mustAsk = shelf === null && (answer === null || (answer === 'no-answer' && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (shelf) {
    // A list that is sorted by price has no other places to keep.
    if (order !== 'recommended') return { state: 'shown', ...shelf };
    const stillAnswering = live.first.filter(productMatcher(filters));
    return { state: 'shown', ...keepPlaces(stillAnswering, shelf, limit) };
  }
  if (Array.isArray(answer)) return { state: 'shown', ...shelfOf(answer, request) };
  return answer === 'no-answer' ? { state: 'no-answer', retry: ask } : { state: 'asking' };
}

const NONE: Product[] = [];

/** What the shop answered while this phone was empty, for as long as the page lives: Back finds the same places. */
const firstAnswers = new Map<string, Product[]>();

/** The products that answer a request, out of those that answer its words already. */
function shelfOf(
  products: readonly Product[],
  { filters, order, limit }: ListRequest,
): CountedShelf {
  const all = arrangeList(products, { ...filters, search: '' }, order);
  return { products: all.slice(0, limit), hasMore: all.length > limit, total: all.length };
}

/** These products as the mirror has them now; those that are gone are left out. */
async function today(products: readonly Product[]): Promise<Product[]> {
  const ids = products.map(({ id }) => id);
  const now = await readProducts(deviceDatabase(), ids);
  return ids.flatMap((id) => now.get(id) ?? []);
}

/** Puts what was shown before the mirror came first, so that nothing moves under the shopper's finger. */
function keepPlaces(first: readonly Product[], live: CountedShelf, limit: number): CountedShelf {
  if (first.length === 0) return live;
  const ids = new Set(first.map(({ id }) => id));
  const others = live.products.filter(({ id }) => !ids.has(id));
  return { ...live, products: [...first, ...others].slice(0, Math.max(limit, first.length)) };
}
