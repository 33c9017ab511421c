// What a shopper asks of the product list, and which products answer it. It knows neither URL nor database.
import { DEFAULT_PRICE_RANGE } from './limits.ts';
import { paiseFromRupees } from './money.ts';
import type { Product } from './product.ts';

/** Search words, category and brand ids (empty means all) and prices in rupees, both ends included. */
export type Filters = {
  search: string;
  categories: string[];
  brands: string[];
  priceRange: { min: number; max: number };
};

export const NO_FILTERS: Filters = {
  search: '',
  categories: [],
  brands: [],
  priceRange: DEFAULT_PRICE_RANGE,
};

/** The lowercase words of a search text, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Whether the filters leave nothing out at their widest. */
export function isAskingForAll({ search, categories, brands, priceRange }: Filters): boolean {
  const { min, max } = DEFAULT_PRICE_RANGE;
  const anyPrice = priceRange.min <= min && priceRange.max >= max;
  return searchWords(search).length === 0 && !categories.length && !brands.length && anyPrice;
}

/** Whether a product answers the filters, just as the shop's own Firestore query would judge. */
export function matchesFilters(product: Product, filters: Filters): boolean {
  const words = searchWords(filters.search);
  return (
    (filters.categories.length === 0 || filters.categories.includes(product.category)) &&
    (filters.brands.length === 0 || filters.brands.includes(product.brand)) &&
    product.pricePaise >= paiseFromRupees(filters.priceRange.min) &&
    product.pricePaise <= paiseFromRupees(filters.priceRange.max) &&
    (words.length === 0 || product.tags.some((tag) => words.includes(tag)))
  );
}
