// How many products a list shows, kept for Back and reload.
import { useCallback, useState } from 'react';
import { keepShownCount, SHELF_STEP, shownCount } from './shown-count.ts';

/** The count at a place of the history, and how to show one step more than `shown`. */
export function useShownCount(place: string): [count: number, showMore: (shown: number) => void] {
  const [at, setAt] = useState(() => ({ place, count: shownCount(place) }));
  const now = at.place === place ? at : { place, count: shownCount(place) };
  if (now !== at) setAt(now);
  const showMore = useCallback(
    (shown: number) => {
      keepShownCount(place, shown + SHELF_STEP);
      setAt({ place, count: shown + SHELF_STEP });
    },
    [place],
  );
  return [now.count, showMore];
}
