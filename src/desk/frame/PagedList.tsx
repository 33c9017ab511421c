import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { SHOW_MORE } from '../messages.ts';

/** Lines drawn at once: more than a phone shows. Each further line slows down every key press of a search. */
const PAGE = 10;
/** More lines are added when the list's end is this near to the screen. */
const NEAR = '300px';

/** How many pages of each list are open in this tab, by address and list, so that Back finds the place again. */
const openedLists = new Map<string, number>();

/** The last visit of an address whose scroll position was restored: a list that appears later in it scrolls nothing. */
let restoredVisit: object | undefined;

type PagedListProps<T> = {
  className: string;
  items: readonly T[];
  /** How many items there are, in words; null while that is unknown. */
  count?: string | null;
  /** Names the list: a change starts again with its first lines. */
  of?: string;
  /** For a list with something below it, which would run away from whoever scrolls to it. */
  onlyByPress?: boolean;
  /** Renders one line, with its key. */
  children(item: T, at: number): Elements;
};

/** The first lines of a list; more appear on scrolling, or with a press. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { className, items, count = null, of = '', onlyByPress = false, children } = props;
  const list = `${location.pathname} ${of}`;
  /** The scroll position to restore on Back; undefined once that is done. */
  const left = useRef(useElementScrollRestoration(WINDOW));
  // Each visit has a state object of its own, also of an address that was visited before.
  const visit = useRef(useRouter().latestLocation.state);
  const [opened, setOpened] = useState(() => ({
    list,
    pages: (left.current && openedLists.get(list)) || 1,
  }));
  const pages = opened.list === list ? opened.pages : 1;
  const end = useRef<HTMLDivElement>(null);
  const hasMore = items.length > pages * PAGE;
  const isThere = items.length > 0;
  useLayoutEffect(() => {
    if (!isThere) return;
    // The router restored it before the database answered, when the list was still empty.
    if (left.current && restoredVisit !== visit.current) scrollTo(0, left.current.scrollY);
    left.current = undefined;
    restoredVisit = visit.current;
  }, [isThere]);
  useEffect(() => {
    if (pages > 1) openedLists.set(list, pages);
  }, [list, pages]);
  useEffect(() => {
    if (!hasMore || onlyByPress || !end.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((it) => it.isIntersecting)) setOpened({ list, pages: pages + 1 });
      },
      { rootMargin: NEAR },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [hasMore, onlyByPress, list, pages]);
  return (
    <>
      {count !== null && (
        <p role="status" className="desk-soft">
          {count}
        </p>
      )}
      <ul className={className}>{items.slice(0, pages * PAGE).map(children)}</ul>
      {hasMore && (
        <div ref={end}>
          <Button variant="secondary" onClick={() => setOpened({ list, pages: pages + 1 })}>
            {SHOW_MORE}
          </Button>
        </div>
      )}
    </>
  );
}

const WINDOW = { getElement: () => window };
