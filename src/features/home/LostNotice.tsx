import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { NO_SUCH_PAGE } from './messages.ts';
import './LostNotice.css';

/** Where an unknown path led here: that it is unknown. */
export function LostNotice() {
  const isLost = useLocation({ select: ({ state }) => state.isLost === true });
  // A browser keeps the mark over a reload, of which whoever drew the page knew nothing: hydration begins with what was drawn.
  const isShown = useSyncExternalStore(
    unchanging,
    () => isLost,
    () =>
      typeof document === 'undefined' ? isLost : document.querySelector('.lost-notice') !== null,
  );
  if (!isShown) return null;
  return (
    <div className="lost-notice">
      <Notice>{NO_SUCH_PAGE}</Notice>
    </div>
  );
}

function unchanging(): () => void {
  return () => undefined;
}
