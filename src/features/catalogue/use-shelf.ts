// The products of a list: the device's own, followed as the mirror changes; on an empty device the shop's first
// ones, which keep their places when the mirror arrives.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { readProducts, readShelf, type Shelf } from '#core/device/catalogue.ts';
import { readList } from '#core/device/catalogue-list.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { searchProducts } from '#core/device/product-search.ts';
import { type Filters, isAskingForAll, productMatcher } from '#core/model/filters.ts';
import { arrangeList, type SortOrder } from '#core/model/list-order.ts';
import type { Product } from '#core/model/product.ts';
import { askForProducts } from '#page-sync/ask-catalogue.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { shop } from '#shop';

export type ShelfView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'shown'; products: Product[]; hasMore: boolean };

type Answer = Product[] | 'asking' | 'no-answer';

/** What a list shows: what is asked for, in which order, and at most how many. */
export type ListRequest = { filters: Filters; order: SortOrder; limit: number };

/** What the device has for a list just now; null while it has no catalogue. For loaders. */
export async function loadShelf({ filters, order, limit }: ListRequest): Promise<Shelf | null> {
  const database = deviceDatabase();
  // The plain list comes straight from an index, so that a cold start need not read everything first.
  if (order === 'recommended' && isAskingForAll(filters)) {
    return readShelf(database, filters, limit);
  }
  const { search, ...others } = filters;
  const products = search
    ? await searchProducts(database, search, shop.searchWords, giveWay)
    : await readList(database);
  if (!products) return null;
  const arranged = arrangeList(products, { ...others, search: '' }, order);
  return { products: arranged.slice(0, limit), hasMore: arranged.length > limit };
}

/** Follows a list; `loaded` is what the loader found. */
export function useShelf(request: ListRequest, loaded: Shelf | null): ShelfView {
  const { filters, order, limit } = request;
  const key = JSON.stringify([filters, order]);
  const [asked, setAsked] = useState<{ key: string; answer: Answer } | null>(null);
  const answer = asked?.key === key ? asked.answer : null;
  const first = Array.isArray(answer) ? answer : NONE;
  const live = useLiveQuery(
    async () => ({ key, shelf: await loadShelf(request), first: await today(first) }),
    [key, limit, first],
    { key, shelf: loaded, first },
  );
  const shelf = live.key === key ? live.shelf : loaded;
  const reachable = useReachability() === 'reachable';

  const ask = useCallback(async () => {
    setAsked({ key, answer: 'asking' });
    const [filters] = JSON.parse(key);
    const products = await askForProducts(filters);
    setAsked({ key, answer: products ?? 'no-answer' });
  }, [key]);

  // Asks once for each list, and again when the shop comes back after it did not answer.
  const mustAsk = !shelf && (answer === null || (answer === 'no-answer' && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (shelf) {
    const stillAnswering = live.first.filter(productMatcher(filters));
    return { state: 'shown', ...keepPlaces(stillAnswering, shelf, limit) };
  }
  if (Array.isArray(answer)) return { state: 'shown', products: answer, hasMore: false };
  return answer === 'no-answer' ? { state: 'no-answer', retry: ask } : { state: 'asking' };
}

const NONE: Product[] = [];

/** These products as the mirror has them now; those that are gone are left out. */
async function today(products: readonly Product[]): Promise<Product[]> {
  const ids = products.map(({ id }) => id);
  const now = await readProducts(deviceDatabase(), ids);
  return ids.flatMap((id) => now.get(id) ?? []);
}

/** Puts what was shown before the mirror came first, so that nothing moves under the shopper's finger. */
function keepPlaces(first: readonly Product[], live: Shelf, limit: number): Shelf {
  if (first.length === 0) return live;
  const ids = new Set(first.map(({ id }) => id));
  const others = live.products.filter(({ id }) => !ids.has(id));
  return {
    products: [...first, ...others].slice(0, Math.max(limit, first.length)),
    hasMore: live.hasMore,
  };
}

async function giveWay(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
