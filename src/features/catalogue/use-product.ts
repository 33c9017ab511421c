// One product: the device's own, followed as the mirror changes; where the device does not know it, the shop is
// asked. Only the shop's own word makes it missing; being offline never does.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { readProductWithDetails } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { ProductWithDetails } from '#core/model/product.ts';
import { type AskedProduct, askForProduct } from '#page-sync/ask-catalogue.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

export type ProductView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'missing' }
  | { state: 'shown'; product: ProductWithDetails };

/** What the device has of a product; undefined or null when it has nothing. For loaders. */
export function loadProduct(id: string): Promise<ProductWithDetails | undefined | null> {
  return readProductWithDetails(deviceDatabase(), id);
}

/** Follows a product; `loaded` is what the loader found. */
export function useProduct(id: string, loaded: ProductWithDetails | undefined | null): ProductView {
  // Loaders hand over `undefined` for "not in the mirror", which a live query means by "not read yet".
  const live = useLiveQuery(async () => (await loadProduct(id)) ?? null, [id], loaded ?? null);
  const [asked, setAsked] = useState<{ id: string; answer: AskedProduct } | null>(null);
  const reachable = useReachability() === 'reachable';
  const answer = asked?.id === id ? asked.answer : undefined;

  const ask = useCallback(async () => {
    setAsked(null);
    setAsked({ id, answer: await askForProduct(id) });
  }, [id]);

  const mustAsk = !live && (!answer || (answer.outcome === 'no-answer' && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (live?.id === id) return { state: 'shown', product: live };
  if (answer?.outcome === 'found') return { state: 'shown', product: answer.product };
  if (answer?.outcome === 'missing') return { state: 'missing' };
  if (answer?.outcome === 'no-answer') return { state: 'no-answer', retry: ask };
  return { state: 'asking' };
}
