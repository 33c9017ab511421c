// Where a shopper is in a list: how many products its history entry shows, and the list's top.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  isSeenPlace,
  keepShownCount,
  LIST_STEP,
  recordSeenPlace,
  shownCount,
} from './shown-count.ts';

type ShownCount = {
  count: number;
  /** Whether the shopper comes back to this history entry. */
  isReturn: boolean;
  /** Shows one step more than `shown`. */
  showMore(shown: number): void;
};

/** How many products to show at a history entry. */
export function useShownCount(place: string): ShownCount {
  const [at, setAt] = useState(() => standingAt(place));
  const now = at.place === place ? at : standingAt(place);
  if (now !== at) setAt(now);
  useEffect(() => recordSeenPlace(place), [place]);
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

/**
 * Scrolls to the top of a list when the shopper changes its request from far down. `changes`: how many changes have
 * reached the URL; scrolling earlier would save the new position for the list being left.
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
