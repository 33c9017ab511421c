// The product list's URL parameters, as the specification defines them: search, categories (comma-separated ids),
// priceRange (JSON with min and max), plus brands (like categories) and sort. Malformed ones fall back to defaults.
import * as v from 'valibot';
import type { Filters } from '#domain/product/filters.ts';
import type { SortOrder } from '#domain/product/list-order.ts';
import { DEFAULT_PRICE_RANGE, MAX_NAME_LENGTH, MAX_QUERY_VALUES } from '#domain/shared/limits.ts';

/** The sort orders, in the order they are offered. */
export const sortOrders = [
  'recommended',
  'price-low',
  'price-high',
  'newest',
] as const satisfies SortOrder[];

const Rupees = v.pipe(v.number(), v.finite(), v.minValue(0));
const PriceRange = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    min: v.optional(Rupees, DEFAULT_PRICE_RANGE.min),
    max: v.optional(Rupees, DEFAULT_PRICE_RANGE.max),
  }),
  v.check(({ min, max }) => min <= max),
);

/** The search parameters of /products, as text; all optional. */
export const ListSearch = v.object({
  search: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), undefined),
  categories: v.fallback(v.optional(v.string()), undefined),
  brands: v.fallback(v.optional(v.string()), undefined),
  priceRange: v.fallback(v.optional(v.pipe(v.string(), v.check(isPriceRange))), undefined),
  sort: v.fallback(v.optional(v.picklist(sortOrders)), undefined),
});
export type ListSearch = v.InferOutput<typeof ListSearch>;

/** The filters and the sort order that the URL asks for. */
export function requestFromSearch(search: ListSearch): { filters: Filters; order: SortOrder } {
  return { filters: filtersFromSearch(search), order: search.sort ?? 'recommended' };
}

/** The parameters for these filters and this order; defaults stay out of the URL. */
export function searchFromRequest(filters: Filters, order: SortOrder): ListSearch {
  const { search, categories, brands, priceRange } = filters;
  const { min, max } = DEFAULT_PRICE_RANGE;
  const isAnyPrice = priceRange.min === min && priceRange.max === max;
  return {
    search: search || undefined,
    categories: categories.join(',') || undefined,
    brands: brands.join(',') || undefined,
    priceRange: isAnyPrice ? undefined : JSON.stringify(priceRange),
    sort: order === 'recommended' ? undefined : order,
  };
}

function filtersFromSearch(search: ListSearch): Filters {
  const range = v.safeParse(PriceRange, search.priceRange);
  return {
    search: search.search?.trim() ?? '',
    categories: idsOf(search.categories),
    brands: idsOf(search.brands),
    priceRange: range.success ? range.output : DEFAULT_PRICE_RANGE,
  };
}

function idsOf(commaSeparated: string | undefined): string[] {
  return [...new Set(commaSeparated?.split(',').filter(Boolean))].slice(0, MAX_QUERY_VALUES);
}

/** The parameters of a URL's query, all as text; each route interprets its own. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Builds a URL's query from text parameters; commas stay readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => typeof value === 'string' && value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`;
}

function isPriceRange(text: string): boolean {
  return v.safeParse(PriceRange, text).success;
}
