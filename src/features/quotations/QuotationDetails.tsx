import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QuotationsFrame } from './QuotationsFrame.tsx';
import type { KnownQuotations } from './use-quotations.ts';
import { WholeQuotation } from './WholeQuotation.tsx';

type QuotationDetailsProps = {
  /** Without one it is the newest. */
  id: string | undefined;
  /** What the loader found on this phone. */
  loaded: KnownQuotations | null;
  brandName: (brand: string) => string;
};

/** One quotation of the account with all its lines. */
export function QuotationDetails({ id, loaded, brandName }: QuotationDetailsProps) {
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  return (
    <QuotationsFrame loaded={loaded} returnUrl={`/quotation-details${query}`}>
      {({ uid, quotations }) => {
        const quotation = quotations.find((known) => id === undefined || known.id === id);
        if (quotation) {
          return <WholeQuotation uid={uid} quotation={quotation} brandName={brandName} />;
        }
        return (
          <EmptyState title="This quotation is not there.">
            <p>The shop may have taken it back, or it was made to somebody else.</p>
            <LinkButton to="/quotations">My Quotations</LinkButton>
          </EmptyState>
        );
      }}
    </QuotationsFrame>
  );
}
