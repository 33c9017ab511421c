// The search of a list, kept in the query of its address: a reload and Back restore the list.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';

/** On a slow phone, changing the address is the slowest part of a key press, so it waits for a pause in typing. ms */
const TYPING_RESTS_MS = 300;

/**
 * The search as typed, and a function to change it: at once on the screen; in the address when typing pauses or
 * before the next click.
 */
export function useTypedSearch<Search extends Record<string, string | undefined>>(
  search: Search,
): [typed: Search, look: (part: Partial<Search>) => void] {
  const router = useRouter();
  const [typed, setTyped] = useState(search);
  const forget = useRef(() => {});
  useEffect(() => () => forget.current(), []);
  function look(part: Partial<Search>) {
    const next = { ...typed, ...part };
    setTyped(next);
    forget.current();
    const query = router.options.stringifySearch?.(next) ?? '';
    forget.current = replaceSoon(router.latestLocation.pathname + query);
  }
  return [typed, look];
}

/** Replaces the current address soon, unless Back comes first. Returns a function that cancels it. */
function replaceSoon(address: string): () => void {
  const timer = setTimeout(replace, TYPING_RESTS_MS);
  addEventListener('click', replace, true);
  addEventListener('popstate', forget);
  function replace() {
    forget();
    // Keeps the state: the router finds the scroll position by the key in it.
    history.replaceState(history.state, '', address);
  }
  function forget() {
    clearTimeout(timer);
    removeEventListener('click', replace, true);
    removeEventListener('popstate', forget);
  }
  return forget;
}

type SearchFieldProps = { label: string; value: string; onType(text: string): void };

/** The search field above a list. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <Field
      label={label}
      type="search"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      autoComplete="off"
    />
  );
}
