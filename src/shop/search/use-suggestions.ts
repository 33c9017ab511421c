// Suggestions under the search box, from the device alone: categories and products that match the text so far.
import { useEffect, useState } from 'react';
import { suggest } from '#browser/sync/search-products.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';

const NONE: Suggestions = { categories: [], products: [] };

/** Suggestions for a text; none for an empty one. Drops an answer overtaken by more typing. */
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
  // Keep the last answer until the new one is there, so that the list does not flicker while typing.
  return asked && found ? found.suggestions : NONE;
}

/** Warms up the search before the first letter is typed. */
export function prepareSearch(): void {
  void suggest('').catch(() => undefined);
}
