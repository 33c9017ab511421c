// Names of brands and categories from the mirror.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { readBrands, readCategories } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { Brand, Category } from '#core/model/catalogue.ts';

/** A brand's name by its id; a text that is no id of a brand is a name already. */
export function useBrandName(): (brand: string) => string {
  const brands = useLiveQuery(() => readBrands(deviceDatabase()), [], NO_BRANDS);
  return useCallback(
    (brand) => brands.find(({ id }) => id === brand)?.brandName ?? brand,
    [brands],
  );
}

/** All categories, by name. */
export function useCategories(): Category[] {
  return useLiveQuery(() => readCategories(deviceDatabase()), [], NO_CATEGORIES);
}

const NO_BRANDS: Brand[] = [];
const NO_CATEGORIES: Category[] = [];
