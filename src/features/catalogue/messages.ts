// What shoppers read of lists and of a product's stock. Source: specification, product detail.
import { isInStock, type Product } from '#core/model/product.ts';

/** How many products were found. */
export function foundWords(total: number): string {
  return `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
}

/** What a list of search results is called. */
export function resultsHeading(search: string): string {
  return `Results for “${search}”`;
}

/** 'In stock', 'Out of stock', or when it will be there. */
export function stockWords(product: Product): { tone: 'in' | 'out'; words: string } {
  if (isInStock(product)) return { tone: 'in', words: 'In stock' };
  const weeks = Math.ceil(product.numWeeks ?? 0);
  if (weeks <= 0) return { tone: 'out', words: 'Out of stock' };
  return { tone: 'out', words: `Available in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}` };
}
