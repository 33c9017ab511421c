// The query of a list's address, which somebody types: a reload and the way back find the list as it was.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';

/** Changing the address takes a slow phone longer than all the rest of a key press, so it follows when the typing rests. ms */
const TYPING_RESTS_MS = 300;

/** What the list shows, and what changes it: at once on the screen, in the address when the typing rests or before one goes on. */
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

/** Puts an address in the place of today's, unless somebody goes back before that; the answer forgets it. */
function replaceSoon(address: string): () => void {
  const timer = setTimeout(replace, TYPING_RESTS_MS);
  addEventListener('click', replace, true);
  addEventListener('popstate', forget);
  function replace() {
    forget();
    // With the state as it is, by which the router knows where this screen was left.
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

/** Where somebody types what a list is searched for. */
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
