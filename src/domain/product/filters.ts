// Filters of the product list, and which products match them. Knows neither URL nor database.
import { DEFAULT_PRICE_RANGE } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import type { Product } from './product.ts';

/** Search words, category and brand ids (empty means all) and prices in rupees, both ends inclusive. */
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

/** Whether the filters exclude nothing. */
export function isAskingForAll({ search, categories, brands, priceRange }: Filters): boolean {
  const { min, max } = DEFAULT_PRICE_RANGE;
  const anyPrice = priceRange.min <= min && priceRange.max >= max;
  return searchWords(search).length === 0 && !categories.length && !brands.length && anyPrice;
}

/** A predicate for products that match the filters, exactly as the shop's Firestore query does. */
export function productMatcher(filters: Filters): (product: Product) => boolean {
  const words = new Set(searchWords(filters.search));
  const categories = new Set(filters.categories);
  const brands = new Set(filters.brands);
  const min = paiseFromRupees(filters.priceRange.min);
  const max = paiseFromRupees(filters.priceRange.max);
  return ({ category, brand, pricePaise, tags }) =>
    (categories.size === 0 || categories.has(category)) &&
    (brands.size === 0 || brands.has(brand)) &&
    pricePaise >= min &&
    pricePaise <= max &&
    (words.size === 0 || tags.some((tag) => words.has(tag)));
}
