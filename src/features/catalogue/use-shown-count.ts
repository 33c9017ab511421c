// How many products a list shows, kept for Back and reload.
import { useCallback, useState } from 'react';
import { keepShownCount, SHELF_STEP, shownCount } from './shown-count.ts';

/** The count, and how to show one step more than `shown`. */
export function useShownCount(place: string): [count: number, showMore: (shown: number) => void] {
  const [count, setCount] = useState(() => shownCount(place));
  const showMore = useCallback(
    (shown: number) => {
      keepShownCount(place, shown + SHELF_STEP);
      setCount(shown + SHELF_STEP);
    },
    [place],
  );
  return [count, showMore];
}
