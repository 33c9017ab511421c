// Names of brands and categories from the mirror.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { readBrands, readCategories } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { Brand, Category } from '#core/model/catalogue.ts';

/** A brand's name by its id; a text that is no id of a brand is a name already. */
export function useBrandName(): (brand: string) => string {
  const brands = useBrands();
  return useCallback(
    (brand) => brands.find(({ id }) => id === brand)?.brandName ?? brand,
    [brands],
  );
}

/** All categories, by name. */
export function useCategories(): Category[] {
  return useLiveQuery(() => readCategories(deviceDatabase()), [], NO_CATEGORIES);
}

/** All brands. */
export function useBrands(): Brand[] {
  return useLiveQuery(() => readBrands(deviceDatabase()), [], NO_BRANDS);
}

/** The name of a category or a brand; null where the device does not know it. For loaders. */
export async function loadName(kind: 'category' | 'brand', id: string): Promise<string | null> {
  const database = deviceDatabase();
  if (kind === 'category') {
    const all = await readCategories(database);
    return all.find((category) => category.id === id)?.categoryName ?? null;
  }
  const all = await readBrands(database);
  return all.find((brand) => brand.id === id)?.brandName ?? null;
}

/** The same, followed; `loaded` is what the loader found. */
export function useName(kind: 'category' | 'brand', id: string, loaded: string | null) {
  return useLiveQuery(() => loadName(kind, id), [kind, id], loaded);
}

const NO_BRANDS: Brand[] = [];
const NO_CATEGORIES: Category[] = [];
