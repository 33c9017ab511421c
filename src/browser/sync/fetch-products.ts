// Fetches from the shop: the first products of an empty device, or one product missing from the mirror. Online only;
// screens call it only after the device had no answer.
import type { Filters } from '#domain/product/filters.ts';
import type { Product, ProductWithDetails } from '#domain/product/product.ts';
import { recordAnswered } from './reachability.ts';

/** Found, confirmed missing by the shop itself, or no answer. */
export type FetchedProduct =
  | { outcome: 'found'; product: ProductWithDetails }
  | { outcome: 'missing' | 'no-answer' };

/** The first products that match the filters; null when the shop does not answer. */
export async function fetchProducts(filters: Filters): Promise<Product[] | null> {
  const { queryProducts } = await import('#domain/catalogue/fetch-catalogue.ts');
  const answer = await queryProducts(filters);
  if (answer.kind !== 'ok') {
    recordAnswered(false);
    return null;
  }
  recordAnswered(true);
  return answer.value;
}

/** One product by its id. `missing` only on the shop's own word. */
export async function fetchProduct(id: string): Promise<FetchedProduct> {
  const { readProduct } = await import('#domain/catalogue/fetch-catalogue.ts');
  const answer = await readProduct(id);
  // An id that Firestore itself rejects is missing for good.
  const isImpossible = answer.kind === 'refused' && answer.status === 'INVALID_ARGUMENT';
  recordAnswered(answer.kind === 'ok' || isImpossible);
  if (isImpossible) return { outcome: 'missing' };
  if (answer.kind !== 'ok') return { outcome: 'no-answer' };
  return answer.value ? { outcome: 'found', product: answer.value } : { outcome: 'missing' };
}
