import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { PLACEHOLDER, SEARCH } from './messages.ts';
import { SearchForm, SearchSign } from './SearchForm.tsx';
import type { SuggestionAction } from './Suggestions.tsx';
import { useSearchText } from './use-search-text.ts';
import './HeaderSearch.css';

// Loads apart: suggestions read the phone's database, and the field works without them.
const SearchBox = lazyComponent(
  () => import('./SearchBox.tsx').then((it) => it.SearchBox),
  SearchForm,
);

/** The search in the header. Text typed before its suggestions load is kept. */
export function HeaderSearch({ action }: { action: SuggestionAction }) {
  const typed = useSearchText();
  const isInField = useRef(false);
  // Small screens have a search screen instead; while the width is unknown, the style sheet hides this field there.
  const isWide = useMedia('(min-width: 768px)', true);
  if (!isWide) return null;
  const field = {
    placeholder: PLACEHOLDER,
    onFocus: () => {
      isInField.current = true;
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      // Ignore the blur when the field is replaced by the one with suggestions.
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

/** Opens the search screen on small screens, with the text of a list of results. */
export function SearchLink() {
  const { text: searched } = useSearchText();
  return (
    <Link className="search-link" to="/search" state={{ searched }} aria-label={SEARCH}>
      <SearchSign />
    </Link>
  );
}
