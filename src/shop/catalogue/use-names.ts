// Names of brands and categories: as the page was drawn, then updated as the mirror changes.
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { Names } from '#domain/catalogue/catalogue-reader.ts';
import { type Brand, brandNameOf, type Category } from '#domain/catalogue/categories.ts';
import { asEnglish, type SpokenText, spokenText } from '#domain/shared/spoken-text.ts';

const root = getRouteApi('__root__');
const NO_NAMES: Names = { categories: [], brands: [] };

/** Returns a brand's name for its id; empty until it is known. */
export function useBrandName(): (brand: string) => string {
  const { brands } = useNames();
  return useCallback(
    (brand) => brandNameOf(brand, (id) => brands.find((one) => one.id === id)?.brandName),
    [brands],
  );
}

/** All categories, by their English names; `spoken`: what each is called. */
export function useCategories(): (Category & { spoken: SpokenText })[] {
  const { categories } = useNames();
  return useMemo(
    () => categories.map((it) => ({ ...it, spoken: spokenText(it, 'categoryName') })),
    [categories],
  );
}

/** All brands. */
export function useBrands(): Brand[] {
  return useNames().brands;
}

/** The name of a category or a brand; null if the device does not know it. */
export function useName(kind: 'category' | 'brand', id: string): SpokenText | null {
  const { categories, brands } = useNames();
  const category = kind === 'category' && categories.find((one) => one.id === id);
  if (category) return spokenText(category, 'categoryName');
  const brand = kind === 'brand' && brands.find((one) => one.id === id);
  return brand ? asEnglish(brand.brandName) : null;
}

function useNames(): Names {
  const drawn = root.useLoaderData()?.names ?? null;
  const live = useDeviceQuery(
    async () => {
      const { pageCatalogue } = await import('#browser/sync/page-catalogue.ts');
      return () => pageCatalogue().names();
    },
    [],
    drawn,
  );
  return live ?? drawn ?? NO_NAMES;
}
