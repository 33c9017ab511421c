import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotificationOptIn } from './NotificationOptIn.tsx';
import { type AskProgress, useStockAlert } from './use-stock-alert.ts';

const WHEN_ON: Readonly<Record<AskProgress, ReactNode>> = {
  there: 'We will tell you on this phone when it is back.',
  waiting: 'Saved on this phone – not sent yet. It goes by itself when you’re back online.',
  'needs-you': (
    <>
      The shop does not know of this yet. <Link to="/waiting">See why, and what to do</Link>
    </>
  ),
};

/** On the page of a sold-out product: being told by a notification when it is back. */
export function StockAlert({ productId }: { productId: string }): ReactNode {
  const view = useStockAlert(productId);
  return (
    <NotificationOptIn
      view={view}
      label="Notification when it is back"
      offer="Get a notification on this phone as soon as there is some again."
      ask="Tell me when it is back"
      whenOn={WHEN_ON[view.progress]}
      returnUrl={`/product/${productId}`}
    />
  );
}
