// What the search says. Source: specification, app shell and search screen.
import type { Suggestions } from '#domain/search/suggestions.ts';

/** What stands in the empty field. */
export const PLACEHOLDER = 'Search your item here...';
/** The same while the names of categories take turns in it. */
export const SEARCH_FOR = 'Search for {name}';

export const SEARCH = 'Search';
/** What others learn of the search. */
export const SEARCH_DESCRIPTION = 'Search the shop by name, in English or Hindi.';
/** What the field is called. */
export const SEARCH_PRODUCTS = 'Search products';
export const BACK = 'Back';

export const SUGGESTIONS = 'Suggestions';
export const SHOW_RESULTS_IN = 'Show results in {category}';

/** How many suggestions there are, for those who cannot see the list. */
export function countWords({ categories, products }: Suggestions): string {
  const count = categories.length + products.length;
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
