import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { NO_SUCH_PAGE } from './messages.ts';
import './NotFoundNotice.css';

/** Says that the path was not found, when an unknown path led to the home page. */
export function NotFoundNotice() {
  const isNotFound = useLocation({ select: ({ state }) => state.isNotFound === true });
  // A reload keeps the flag in history state, but the drawn page cannot know it: so hydrate to match the drawn HTML.
  const isShown = useSyncExternalStore(
    unchanging,
    () => isNotFound,
    () =>
      typeof document === 'undefined'
        ? isNotFound
        : document.querySelector('.not-found-notice') !== null,
  );
  if (!isShown) return null;
  return (
    <div className="not-found-notice">
      <Notice>{NO_SUCH_PAGE}</Notice>
    </div>
  );
}

function unchanging(): () => void {
  return () => undefined;
}
