// Hours, claims and questions: as set at the desk, else as in src/config/pages.ts.

import { pages } from '#config/pages.ts';
import { FAQ_ROW, rowsOf } from '#domain/settings/rows.ts';
import type { RowOf, ShopSettings } from '#domain/settings/settings.fields.ts';
import { useStoredSettings } from './use-shop.ts';

/** The opening hours, as lines of text. `loaded`: the settings that the loader read; null while loading. */
export function useHours(loaded: ShopSettings | null): readonly string[] {
  return useStoredSettings(loaded).hours ?? pages.hours;
}

/** Callers leave out empty claims. */
export function useClaims(loaded: ShopSettings | null) {
  return useStoredSettings(loaded).claims ?? pages.claims;
}

export function useFaqs(loaded: ShopSettings | null): readonly RowOf<'faqs'>[] {
  const { faqs } = useStoredSettings(loaded);
  return faqs ? rowsOf(FAQ_ROW, faqs) : pages.faqs;
}
