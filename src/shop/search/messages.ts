// Texts of the search. Source: specification, app shell and search screen.
import type { Suggestions } from '#domain/search/suggestions.ts';

/** The empty field's placeholder. */
export const PLACEHOLDER = 'Search your item here...';
/** The same while category names rotate in it. */
export const SEARCH_FOR = 'Search for {name}';

export const SEARCH = 'Search';
/** The page's description for search engines and link previews. */
export const SEARCH_DESCRIPTION = 'Search the shop by name, in English or Hindi.';
/** The field's accessible name. */
export const SEARCH_PRODUCTS = 'Search products';
export const BACK = 'Back';
export const RECENT_SEARCHES = 'Recent searches';
export const CLEAR = 'Clear';
/** The same for screen readers. */
export const CLEAR_SEARCHES = 'Clear recent searches';

// Searching by voice.
export const SPEAK = 'Search by voice';
export const LISTENING = 'Listening… Say what you are looking for.';
export const NOTHING_HEARD = 'Nothing was heard. Tap the microphone and try again, or type it.';
export const NO_MICROPHONE =
  'The microphone is blocked for this shop. Allow it in your browser’s settings, or type it.';
export const CANNOT_LISTEN = 'Voice search does not answer right now. Please type it.';

export const SUGGESTIONS = 'Suggestions';
export const SHOW_RESULTS_IN = 'Show results in {category}';

/** The number of suggestions, for screen readers. */
export function countWords({ categories, products }: Suggestions): string {
  const count = categories.length + products.length;
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
