import { type RefObject, useEffect, useRef } from 'react';

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
