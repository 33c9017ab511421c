// Where a shopper is in a list: its place in the browser's history, how many products it shows there, and its beginning.
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  isSeenPlace,
  keepShownCount,
  LIST_STEP,
  noteSeenPlace,
  shownCount,
} from './shown-count.ts';

type ShownCount = {
  count: number;
  /** Whether the shopper comes back to this place. */
  isReturn: boolean;
  /** Shows one step more than `shown`. */
  showMore(shown: number): void;
};

/** How many products are shown at a place of the history. */
export function useShownCount(place: string): ShownCount {
  const [at, setAt] = useState(() => standingAt(place));
  const now = at.place === place ? at : standingAt(place);
  if (now !== at) setAt(now);
  useEffect(() => noteSeenPlace(place), [place]);
  const showMore = useCallback(
    (shown: number) => {
      keepShownCount(place, shown + LIST_STEP);
      setAt((before) => ({ ...before, place, count: shown + LIST_STEP }));
    },
    [place],
  );
  return { count: now.count, isReturn: now.isReturn, showMore };
}

function standingAt(place: string) {
  return { place, count: shownCount(place), isReturn: isSeenPlace(place) };
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
