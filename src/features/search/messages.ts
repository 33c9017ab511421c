// What the search box says. Source: specification, app shell and search screen.
import type { Suggestions } from './use-suggestions.ts';

/** What stands in the empty field. */
export const PLACEHOLDER = 'Search your item here...';

/** How many suggestions there are, for those who cannot see the list. */
export function countWords({ categories, products }: Suggestions): string {
  const count = categories.length + products.length;
  if (count === 0) return 'No suggestions';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
