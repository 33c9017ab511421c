// Texts about products that several screens share: stock and sort order. They are in the first script.
// Source: specification, states and screens, where they give the words.

export const OUT_OF_STOCK = 'Out of stock';

/** For a pre-order. `weeks` until it ships; 0 when unknown. */
export function preorderWords(weeks: number): string {
  if (weeks <= 0) return 'Pre-order · ships once it is back in stock';
  return `Pre-order · ships in about ${weeks === 1 ? '1 week' : `${weeks} weeks`}`;
}

/** For words that apply to some pieces only, such as three of five when two are in stock. */
export function ofSomePieces(words: string, pieces: number, of: number): string {
  return pieces < of ? `${pieces} of ${of} pieces: ${words}` : words;
}

/** How the list can be sorted. */
export const SORT_ORDERS = {
  recommended: 'Recommended',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  newest: 'Newest',
} as const;
