// Hours, claims and questions: as set at the desk, else as in src/config/pages.ts.
import { rowsOf } from '#core/model/catalogue/home-page.ts';
import type { ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { pages } from '#shop-pages';
import { useSaidOfShop } from './use-shop.ts';

/** Lines that say when somebody answers. `loaded`: what the page began with; null while it is on its way. */
export function useHours(loaded: ShopSettings | null): readonly string[] {
  return useSaidOfShop(loaded).hours ?? pages.hours;
}

/** Those that are empty are not shown. */
export function useClaims(loaded: ShopSettings | null) {
  return useSaidOfShop(loaded).claims ?? pages.claims;
}

export function useFaqs(loaded: ShopSettings | null): readonly Faq[] {
  const said = useSaidOfShop(loaded).faqs;
  return said ? rowsOf(['question', 'answer'], said) : pages.faqs;
}

type Faq = { question: string; answer: string };
