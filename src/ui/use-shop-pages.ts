// Hours, claims and questions: as set at the desk, else as in src/config/pages.ts.

import { pages } from '#config/pages.ts';
import type { RowOf, ShopSettings } from '#domain/settings/settings.fields.ts';
import { rowsOf } from '#domain/settings/shop-settings.ts';
import { useStoredSettings } from './use-shop.ts';

/** Lines that say when somebody answers. `loaded`: what the page began with; null while it is on its way. */
export function useHours(loaded: ShopSettings | null): readonly string[] {
  return useStoredSettings(loaded).hours ?? pages.hours;
}

/** Those that are empty are not shown. */
export function useClaims(loaded: ShopSettings | null) {
  return useStoredSettings(loaded).claims ?? pages.claims;
}

export function useFaqs(loaded: ShopSettings | null): readonly RowOf<'faqs'>[] {
  const { faqs } = useStoredSettings(loaded);
  return faqs ? rowsOf('faqs', faqs) : pages.faqs;
}
