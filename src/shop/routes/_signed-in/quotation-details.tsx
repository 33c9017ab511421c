import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { useBrandName } from '../../catalogue/use-names.ts';
import { QUOTATION, QUOTATION_DESCRIPTION, QUOTATION_DETAILS } from '../../quotations/messages.ts';
import { QuotationDetails } from '../../quotations/QuotationDetails.tsx';
import { Pending } from '../../shell/Pending.tsx';

const DetailsSearch = v.object({ id: v.fallback(v.optional(DocumentId), undefined) });

export const Route = createFileRoute('/_signed-in/quotation-details')({
  validateSearch: DetailsSearch,
  loader: async () => {
    const { loadQuotations } = await import('../../quotations/use-quotations.ts');
    return loadQuotations();
  },
  component: Quotation,
  pendingComponent: QuotationPending,
});

// Loads with the screen's own code.
const QuotationsSkeleton = lazyComponent(() =>
  import('../../quotations/QuotationsSkeleton.tsx').then((it) => it.QuotationsSkeleton),
);

function Quotation() {
  const { id } = Route.useSearch();
  return (
    <>
      <PageHead title={QUOTATION} description={QUOTATION_DESCRIPTION} />
      <PageHeading>{QUOTATION_DETAILS}</PageHeading>
      <QuotationDetails
        key={id}
        id={id}
        loaded={Route.useLoaderData()}
        brandName={useBrandName()}
      />
    </>
  );
}

function QuotationPending() {
  return (
    <Pending>
      <PageHeading>{QUOTATION_DETAILS}</PageHeading>
      <AfterHydration>
        <QuotationsSkeleton />
      </AfterHydration>
    </Pending>
  );
}
