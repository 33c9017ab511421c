// Names and categories of the products on this device, hidden ones too.
import { useCallback, useMemo } from 'react';
import type { ProductOf } from '#domain/order/desk/pick-list.ts';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { useDeskProducts } from '../products/use-desk-products.ts';

/** The name of a product and of its category; nothing while they are read. */
export function useProductNames(): ProductOf {
  const products = useDeskProducts();
  const categories = useGroupOptions('categories');
  const all = useMemo(() => {
    const names = new Map(categories.map(({ value, words }) => [value, words]));
    return new Map(
      products?.map(({ productId, card: { name, category } }) => {
        return [productId, { name, category: names.get(category) ?? '' }];
      }),
    );
  }, [products, categories]);
  return useCallback((productId) => all.get(productId), [all]);
}
