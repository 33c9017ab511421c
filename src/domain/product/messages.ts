// What shoppers read of products, whichever screen shows them: whether there are some, and how they are sorted. They are in the first script.
// Source: specification, states and screens, where they give the words.

export const OUT_OF_STOCK = 'Out of stock';

/** Of what is ordered before it is there. `weeks` until it ships; 0 where that is not known. */
export function preorderWords(weeks: number): string {
  if (weeks <= 0) return 'Pre-order · ships once it is back in stock';
  return `Pre-order · ships in about ${weeks === 1 ? '1 week' : `${weeks} weeks`}`;
}

/** Where that is so of some pieces only, such as three of five when two are there. */
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
