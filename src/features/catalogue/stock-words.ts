// The stock of a product in the shopper's words. Source: specification, product detail.
import { isInStock, type Product } from '#core/model/product.ts';

/** 'In stock', 'Out of stock', or when it will be there. */
export function stockWords(product: Product): { tone: 'in' | 'out'; words: string } {
  if (isInStock(product)) return { tone: 'in', words: 'In stock' };
  const weeks = Math.ceil(product.numWeeks ?? 0);
  if (weeks <= 0) return { tone: 'out', words: 'Out of stock' };
  return { tone: 'out', words: `Available in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}` };
}
