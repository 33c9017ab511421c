import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import './ShowMore.css';

/** How far below the screen the next products are fetched from the phone already. */
const AHEAD = '1200px';

type ShowMoreProps = { shown: number; onMore(shown: number): void };

/** The end of a list that goes on: it grows when it comes near, or by its button. */
export function ShowMore({ shown, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore(shown);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [shown, onMore]);
  return (
    <div className="show-more" ref={end}>
      <Button variant="secondary" onClick={() => onMore(shown)}>
        Show more
      </Button>
    </div>
  );
}
