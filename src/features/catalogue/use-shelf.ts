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

/** What the device has for a list just now; null while it has no catalogue. For loaders. */
export function loadShelf(filters: Filters, limit: number): Promise<Shelf | null> {
  return readShelf(deviceDatabase(), filters, limit);
}

/** Follows a list of at most `limit` products; `loaded` is what the loader found. */
export function useShelf(filters: Filters, limit: number, loaded: Shelf | null): ShelfView {
  const key = JSON.stringify(filters);
  const live = useLiveQuery(() => loadShelf(filters, limit), [key, limit], loaded);
  const [first, setFirst] = useState<{ key: string; products: Product[] | null } | null>(null);
  const reachable = useReachability() === 'reachable';
  const answered = first?.key === key ? first.products : undefined;

  const ask = useCallback(async () => {
    setFirst(null);
    setFirst({ key, products: await askForProducts(JSON.parse(key)) });
  }, [key]);

  // Asks once for each list, and again when the shop comes back after it did not answer.
  const mustAsk = live === null && (answered === undefined || (answered === null && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (live) return { state: 'shown', ...keepPlaces(answered ?? [], live, limit) };
  if (answered) return { state: 'shown', products: answered, hasMore: false };
  if (answered === null) return { state: 'no-answer', retry: ask };
  return { state: 'asking' };
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
