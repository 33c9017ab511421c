import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RelativeTime } from '#ui/RelativeTime.tsx';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';
import { type KnownQuotations, type QuotationsView, useQuotations } from './use-quotations.ts';
import './QuotationList.css';

type Shown = Extract<QuotationsView, { state: 'shown' }>;

type QuotationsFrameProps = {
  /** What the loader found on this phone. */
  loaded: KnownQuotations | null;
  /** Where a sign-in leads back to. */
  returnUrl: string;
  children: (shown: Shown) => ReactNode;
};

/** The account's quotations, or why there is nothing to show of them just now. */
export function QuotationsFrame({ loaded, returnUrl, children }: QuotationsFrameProps) {
  const view = useQuotations(loaded);
  if (view.state === 'asking') return <QuotationsSkeleton />;
  if (view.state === 'signed-out') {
    return (
      <EmptyState title="Please log in again to see your quotations.">
        <LinkButton to="/login" search={{ returnUrl }}>
          Log in again
        </LinkButton>
      </EmptyState>
    );
  }
  if (view.state === 'no-answer') {
    return (
      <EmptyState title="Your quotations are not on this phone yet.">
        <p>There is no connection just now. They come by themselves when you’re back online.</p>
        <Button onClick={view.retry}>Retry</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {view.asOf !== null && (
        <p className="quotation-list__as-of">
          As of <RelativeTime at={view.asOf} />
        </p>
      )}
      {view.quotations.length === 0 ? (
        <EmptyState title="No quotation yet.">
          <p>For larger amounts, ask the shop for its price. What it offers you comes here.</p>
          <LinkButton to="/contact-us">Contact Us</LinkButton>
        </EmptyState>
      ) : (
        children(view)
      )}
    </>
  );
}
