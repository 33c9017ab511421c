// One product: the device's own, updated as the mirror changes; if the device does not know it, the shop is asked. Only
// the shop's answer makes a product missing; being offline never does.
import { useCallback, useEffect, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import { type FetchedProduct, fetchProduct } from '#browser/sync/fetch-products.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { ShownProduct } from '#domain/product/product.ts';

export type ProductView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'missing' }
  | { state: 'shown'; product: ShownProduct };

/** Follows a product; `loaded` is the loader's result. */
export function useProduct(id: string, loaded: ShownProduct | null): ProductView {
  const live = useDeviceQuery(
    async () => {
      const { pageCatalogue } = await import('#browser/sync/page-catalogue.ts');
      return () => pageCatalogue().product(id);
    },
    [id],
    loaded,
  );
  const product = live?.id === id ? live : loaded?.id === id ? loaded : null;
  const [asked, setAsked] = useState<{ id: string; answer: FetchedProduct | 'asking' } | null>(
    null,
  );
  const answer = asked?.id === id ? asked.answer : null;
  const reachable = useReachability() === 'reachable';

  const ask = useCallback(async () => {
    setAsked({ id, answer: 'asking' });
    setAsked({ id, answer: await fetchProduct(id) });
  }, [id]);

  const gotNoAnswer = answer !== null && answer !== 'asking' && answer.outcome === 'no-answer';
  const mustAsk = !product && (answer === null || (gotNoAnswer && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (product) return { state: 'shown', product };
  if (answer === null || answer === 'asking') return { state: 'asking' };
  if (answer.outcome === 'found') return { state: 'shown', product: answer.product };
  return answer.outcome === 'missing' ? { state: 'missing' } : { state: 'no-answer', retry: ask };
}
