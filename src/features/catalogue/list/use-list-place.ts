// Where a shopper is in a list: its place in the browser's history, how many products it shows there, and its beginning.
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keepShownCount, LIST_STEP, shownCount } from './shown-count.ts';

/** The count at a place of the history, and how to show one step more than `shown`. */
export function useShownCount(place: string): [count: number, showMore: (shown: number) => void] {
  const [at, setAt] = useState(() => ({ place, count: shownCount(place) }));
  const now = at.place === place ? at : { place, count: shownCount(place) };
  if (now !== at) setAt(now);
  const showMore = useCallback(
    (shown: number) => {
      keepShownCount(place, shown + LIST_STEP);
      setAt({ place, count: shown + LIST_STEP });
    },
    [place],
  );
  return [now.count, showMore];
}

/** The key of the place, as long as this path is shown; it does not change while one leaves the screen. */
export function usePlace(path: string): string {
  const here = useLocation({
    select: ({ pathname, state }) => (pathname === path ? state.__TSR_key : undefined),
  });
  const [place, setPlace] = useState(here ?? '');
  if (here !== undefined && here !== place) setPlace(here);
  return place;
}

/**
 * Brings the beginning of a list into view when it was changed by hand while one stood far down in it. `changes`: how
 * many of them the URL has followed; before that, the place would be noted for the list that is left.
 */
export function useSeenFromTop(list: RefObject<HTMLElement | null>, changes: number): void {
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  }, [list, changes]);
}
