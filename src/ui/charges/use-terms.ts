// The shop's terms as the screens count with them. Apart from use-shop.ts, because first screens do without.
import { type SellingTerms, sellingTerms } from '#domain/order/selling-terms.ts';
import { useStoredSettings } from '../use-shop.ts';

/** As the mirror or the loaded page has them; none until one of them is read. */
export function useTerms(): SellingTerms {
  return sellingTerms(useStoredSettings());
}
