import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { keepOf, keptOf } from '#ui/layout/history-entry.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { BACK, PLACEHOLDER, SEARCH } from './messages.ts';
import { SearchForm } from './SearchForm.tsx';
import { type SuggestionAction, Suggestions } from './Suggestions.tsx';
import { speechRecognition } from './speech-recognition.ts';
import { type SearchText, useSearchText } from './use-search-text.ts';
import { useSuggestionList } from './use-suggestion-list.ts';
import './SearchScreen.css';

// Loads only where the browser can listen.
const VoiceSearch = lazyComponent<{ typed: SearchText }>(() =>
  import('./VoiceSearch.tsx').then((it) => it.VoiceSearch),
);

function Voice({ typed }: { typed: SearchText }) {
  return (
    <AfterHydration>
      {speechRecognition(globalThis) && <VoiceSearch typed={typed} />}
    </AfterHydration>
  );
}

type SearchScreenProps = {
  action: SuggestionAction;
  /** Called with each text whose results are opened. */
  onSearch(text: string): void;
  /** Shown while nothing is typed. */
  whenEmpty?: Elements;
};

/** The search screen of small screens: just the field, the way back and the suggestions. */
export function SearchScreen({ action, onSearch, whenEmpty }: SearchScreenProps) {
  const typed = useKeptText(useSearchText());
  const search = () => {
    onSearch(typed.text);
    typed.search();
  };
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestionList(typed, { closes: false });
  const focusField = () => field.current?.focus();
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="search-screen">
      <div className="search-screen__bar">
        <Link className="search-screen__back" to="/" aria-label={BACK}>
          <Icon name="back" />
        </Link>
        {/* A new screen focuses its heading; here pass the focus on to the field. */}
        <h1 className="visually-hidden" tabIndex={-1} onFocus={focusField}>
          {SEARCH}
        </h1>
        <SearchForm
          typed={{ ...typed, search }}
          fieldRef={field}
          field={{ ...list.field, placeholder: PLACEHOLDER }}
          voice={<Voice typed={{ ...typed, search }} />}
        />
      </div>
      <Suggestions list={list} variant="page" action={action} />
      {typed.text.trim() === '' && whenEmpty}
    </div>
  );
}

/** The same text, kept in this history entry: it is there again after Back and after a reload. */
function useKeptText(typed: SearchText): SearchText {
  const { setText } = typed;
  const { __TSR_key: place = '', searched = '' } = useLocation({ select: ({ state }) => state });
  useLayoutEffect(() => {
    const kept = keptOf(place, 'search') ?? searched;
    if (typeof kept === 'string' && kept) setText(kept);
  }, [place, searched, setText]);
  return {
    ...typed,
    setText(changed) {
      setText(changed);
      keepOf(place, 'search', changed);
    },
  };
}
