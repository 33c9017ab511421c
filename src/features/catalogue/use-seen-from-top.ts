import { type RefObject, useEffect, useRef } from 'react';

/** Brings the beginning of a list into view when it becomes another list while one stands far down in the old one. */
export function useSeenFromTop(list: RefObject<HTMLElement | null>, key: string): void {
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  }, [list, key]);
}
