import { QuotationCard } from './QuotationCard.tsx';
import { QuotationsFrame } from './QuotationsFrame.tsx';
import type { KnownQuotations } from './use-quotations.ts';

/** The account's quotations, newest first; `loaded` is what the loader found on this phone. */
export function QuotationList({ loaded }: { loaded: KnownQuotations | null }) {
  return (
    <QuotationsFrame loaded={loaded} returnUrl="/quotations">
      {({ uid, quotations }) => (
        <ul className="quotation-list" aria-label="Quotations">
          {quotations.map((quotation) => (
            <QuotationCard key={quotation.id} uid={uid} quotation={quotation} />
          ))}
        </ul>
      )}
    </QuotationsFrame>
  );
}
