import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { PLACEHOLDER, SEARCH } from './messages.ts';
import { SearchForm, SearchSign } from './SearchForm.tsx';
import type { SuggestionAction } from './Suggestions.tsx';
import { useSearchText } from './use-search-text.ts';
import './HeaderSearch.css';

// Suggestions read the phone's database; the field itself answers before that is there.
const SearchBox = lazyComponent(
  () => import('./SearchBox.tsx').then((it) => it.SearchBox),
  SearchForm,
);

/** The search in the header. What is typed before its suggestions are loaded stays. */
export function HeaderSearch({ action }: { action: SuggestionAction }) {
  const typed = useSearchText();
  const isInField = useRef(false);
  // On small screens the search has a screen of its own; where the width is not known yet, the style sheet hides it there.
  const isWide = useMedia('(min-width: 768px)', true);
  if (!isWide) return null;
  const field = {
    placeholder: PLACEHOLDER,
    onFocus: () => {
      isInField.current = true;
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      // A field that is taken away for the better one was not left by its shopper.
      if (target.isConnected) isInField.current = false;
    },
  };
  return (
    <AfterHydration before={<SearchForm typed={typed} field={field} />}>
      <SearchBox
        typed={typed}
        field={{ placeholder: PLACEHOLDER }}
        action={action}
        takesFocus={isInField}
      />
    </AfterHydration>
  );
}

/** The way to the search on small screens. */
export function SearchLink() {
  return (
    <Link className="search-link" to="/search" aria-label={SEARCH}>
      <SearchSign />
    </Link>
  );
}
