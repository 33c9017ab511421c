// What the list says of itself.

/** How many products were found. */
export function foundWords(total: number): string {
  return `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
}

/** What a list of search results is called. */
export function resultsHeading(search: string): string {
  return `Results for “${search}”`;
}
