import type { Elements } from '#ui/elements.ts';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LOG_IN_AGAIN, RETRY } from '#ui/messages.ts';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  AS_OF,
  ASK_FOR_PRICE,
  LOG_IN_TO_SEE_QUOTATIONS,
  NO_QUOTATION,
  QUOTATIONS_NOT_ON_PHONE,
  THEY_COME_BY_THEMSELVES,
  TO_CONTACT_PAGE,
} from './messages.ts';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';
import { type KnownQuotations, type QuotationsView, useQuotations } from './use-quotations.ts';
import './QuotationList.css';

/** A sheet with a price. */
const OFFER =
  'M34 6h38l16 16v58a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5zM72 6v16h16M42 32h16M42 39h16M42 32h4c10 0 10 14 0 14h-4l12 14M66 60h12M42 72h36';

type Shown = Extract<QuotationsView, { state: 'shown' }>;

type QuotationsFrameProps = {
  /** The loader's copy from this phone. */
  loaded: KnownQuotations | null;
  /** Where to return after a sign-in. */
  returnUrl: string;
  children: (shown: Shown) => Elements;
};

/** The account's quotations, or why none can be shown now. */
export function QuotationsFrame({ loaded, returnUrl, children }: QuotationsFrameProps) {
  const view = useQuotations(loaded);
  if (view.state === 'asking') return <QuotationsSkeleton />;
  if (view.state === 'signed-out') {
    return (
      <EmptyState title={LOG_IN_TO_SEE_QUOTATIONS}>
        <LinkButton to="/login" search={{ returnUrl }}>
          {LOG_IN_AGAIN}
        </LinkButton>
      </EmptyState>
    );
  }
  if (view.state === 'no-answer') {
    return (
      <EmptyState title={QUOTATIONS_NOT_ON_PHONE}>
        <p>{THEY_COME_BY_THEMSELVES}</p>
        <Button onClick={view.retry}>{RETRY}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {view.asOf !== null && (
        <p className="quotation-list__as-of">
          <Sentence text={AS_OF} parts={{ moment: <RelativeTime at={view.asOf} /> }} />
        </p>
      )}
      {view.quotations.length === 0 && !view.hasMore ? (
        <EmptyState drawing={OFFER} title={NO_QUOTATION}>
          <p>{ASK_FOR_PRICE}</p>
          <LinkButton to="/contact-us">{TO_CONTACT_PAGE}</LinkButton>
        </EmptyState>
      ) : (
        children(view)
      )}
    </>
  );
}
