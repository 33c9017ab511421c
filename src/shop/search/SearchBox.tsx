import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { useMedia } from '#ui/media/use-media.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { SEARCH_FOR } from './messages.ts';
import { type FieldProps, SearchForm } from './SearchForm.tsx';
import { type SuggestionAction, Suggestions } from './Suggestions.tsx';
import type { SearchText } from './use-search-text.ts';
import { useSuggestionList } from './use-suggestion-list.ts';
import './SearchBox.css';

type SearchBoxProps = {
  typed: SearchText;
  field: FieldProps;
  action: SuggestionAction;
  /** Whether the field that this one replaces had the focus. */
  takesFocus?: RefObject<boolean>;
};

/** The header's search: rotates category names as a hint, and suggests while the shopper types. */
export function SearchBox({ typed, field, action, takesFocus }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasNames, setHasNames] = useState(false);
  const list = useSuggestionList(typed, { closes: true });
  useLayoutEffect(() => {
    if (takesFocus?.current) input.current?.focus();
  }, [takesFocus]);
  const isEmpty = typed.text === '';
  return (
    <SearchForm
      typed={typed}
      fieldRef={input}
      onLeave={list.leave}
      field={{ ...list.field, placeholder: hasNames ? undefined : field.placeholder }}
    >
      {isEmpty && <RotatingNames onNames={setHasNames} />}
      <Suggestions list={list} variant="below" action={action} />
    </SearchForm>
  );
}

/** How long each name shows. ms */
const TURN_MS = 2_500;

/** The category names on this phone, whole and shortened for a narrow field. */
async function loadNames() {
  const [{ pageCatalogue }, { placeholderName }] = await Promise.all([
    import('#browser/sync/page-catalogue.ts'),
    import('./placeholder-name.ts'),
  ]);
  return async () => {
    const { categories = [] } = (await pageCatalogue().names()) ?? {};
    return categories.map((category) => {
      const { text, lang } = spokenText(category, 'categoryName');
      return { whole: text, cut: placeholderName(text), lang };
    });
  };
}

type RotatingNamesProps = {
  /** Called with whether there are names to show. */
  onNames(hasNames: boolean): void;
};

/** The category names in turn, as the hint of the empty field. */
function RotatingNames({ onNames }: RotatingNamesProps) {
  const names = useDeviceQuery(loadNames, [], []);
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [turn, setTurn] = useState(0);
  const count = names.length;
  const moves = count > 1 && !isCalm;

  useEffect(() => onNames(count > 0), [count, onNames]);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((last) => last + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [moves]);

  const shown = names[turn % Math.max(count, 1)];
  if (!shown) return null;
  return (
    <span className="rotating-names" aria-hidden="true">
      <Sentence
        text={SEARCH_FOR}
        parts={{
          name: (
            <span className="rotating-names__name" key={turn} lang={shown.lang}>
              {isNarrow ? shown.cut : shown.whole}
            </span>
          ),
        }}
      />
    </span>
  );
}
