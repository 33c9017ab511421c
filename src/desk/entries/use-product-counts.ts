import { useMemo } from 'react';
import { isDeleted } from '../edits/use-waiting-edits.ts';
import { useDeskProducts } from '../products/use-desk-products.ts';

/** How many products, hidden ones too, each category or brand has, by its id; undefined while loading. */
export function useProductCounts(
  field: 'category' | 'brand' | null,
): ReadonlyMap<string, number> | undefined {
  const products = useDeskProducts();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { card, waiting } of products ?? []) {
      if (field === null || isDeleted(waiting)) continue;
      counts.set(card[field], (counts.get(card[field]) ?? 0) + 1);
    }
    return products && counts;
  }, [products, field]);
}
