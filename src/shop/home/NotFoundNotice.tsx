import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { NO_SUCH_PAGE } from './messages.ts';
import './NotFoundNotice.css';

/** Where an unknown path led here: that it is unknown. */
export function NotFoundNotice() {
  const isNotFound = useLocation({ select: ({ state }) => state.isNotFound === true });
  // A browser keeps the mark over a reload, of which whoever drew the page knew nothing: hydration begins with what was drawn.
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
