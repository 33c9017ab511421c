import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
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

type SearchScreenProps = { action: SuggestionAction; whenEmpty?: Elements };

/** The search screen of small screens: just the field, the way back and the suggestions. */
export function SearchScreen({ action, whenEmpty }: SearchScreenProps) {
  const typed = useSearchText();
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
          typed={typed}
          fieldRef={field}
          field={{ ...list.field, placeholder: PLACEHOLDER }}
          voice={<Voice typed={typed} />}
        />
      </div>
      <Suggestions list={list} variant="page" action={action} />
      {typed.text.trim() === '' && whenEmpty}
    </div>
  );
}
