// The products of a list: the device's own, followed as the mirror changes; on an empty device the shop's first
// ones, which keep their places when the mirror arrives.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { readShelf, type Shelf } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { Filters } from '#core/model/filters.ts';
import type { Product } from '#core/model/product.ts';
import { askForProducts } from '#page-sync/ask-catalogue.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

export type ShelfView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'shown'; products: Product[]; hasMore: boolean };

type Answer = Product[] | 'asking' | 'no-answer';

/** What the device has for a list just now; null while it has no catalogue. For loaders. */
export function loadShelf(filters: Filters, limit: number): Promise<Shelf | null> {
  return readShelf(deviceDatabase(), filters, limit);
}

/** Follows a list of at most `limit` products; `loaded` is what the loader found. */
export function useShelf(filters: Filters, limit: number, loaded: Shelf | null): ShelfView {
  const key = JSON.stringify(filters);
  const live = useLiveQuery(
    async () => ({ key, shelf: await loadShelf(filters, limit) }),
    [key, limit],
    { key, shelf: loaded },
  );
  const shelf = live.key === key ? live.shelf : loaded;
  const [asked, setAsked] = useState<{ key: string; answer: Answer } | null>(null);
  const answer = asked?.key === key ? asked.answer : null;
  const reachable = useReachability() === 'reachable';

  const ask = useCallback(async () => {
    setAsked({ key, answer: 'asking' });
    const products = await askForProducts(JSON.parse(key));
    setAsked({ key, answer: products ?? 'no-answer' });
  }, [key]);

  // Asks once for each list, and again when the shop comes back after it did not answer.
  const mustAsk = !shelf && (answer === null || (answer === 'no-answer' && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  const first = Array.isArray(answer) ? answer : [];
  if (shelf) return { state: 'shown', ...keepPlaces(first, shelf, limit) };
  if (Array.isArray(answer)) return { state: 'shown', products: answer, hasMore: false };
  return answer === 'no-answer' ? { state: 'no-answer', retry: ask } : { state: 'asking' };
}

/** Puts what was already shown first, as it stands now, so that nothing moves under the shopper's finger. */
function keepPlaces(shown: readonly Product[], live: Shelf, limit: number): Shelf {
  if (shown.length === 0) return live;
  const now = new Map(live.products.map((product) => [product.id, product]));
  const first = shown.map((product) => now.get(product.id) ?? product);
  const ids = new Set(shown.map(({ id }) => id));
  const others = live.products.filter(({ id }) => !ids.has(id));
  return {
    products: [...first, ...others].slice(0, Math.max(limit, first.length)),
    hasMore: live.hasMore,
  };
}
