// Suggestions under the search box, from the device alone: categories and products that answer what is typed so far.
import { useEffect, useState } from 'react';
import { suggest } from '#browser/sync/search-products.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';

const NONE: Suggestions = { categories: [], products: [] };

/** Suggestions for a text; none for an empty one. An answer that was overtaken by more typing is dropped. */
export function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const asked = text.trim();
  useEffect(() => {
    let isOvertaken = false;
    if (asked) {
      void suggest(asked).then((suggestions) => {
        if (!isOvertaken) setFound({ text: asked, suggestions });
      }, console.error);
    }
    return () => {
      isOvertaken = true;
    };
  }, [asked]);
  // Until the new answer is there the last one stays, so that the list does not flicker while typing.
  return asked && found ? found.suggestions : NONE;
}

/** Makes the search ready before the first letter is typed. */
export function prepareSearch(): void {
  void suggest('').catch(() => undefined);
}
