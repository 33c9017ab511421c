import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { MY_QUOTATIONS, QUOTATIONS_DESCRIPTION } from '../../quotations/messages.ts';
import { QuotationList } from '../../quotations/QuotationList.tsx';
import { Pending } from '../../shell/Pending.tsx';

export const Route = createFileRoute('/_signed-in/quotations')({
  loader: async () => {
    const { loadQuotations } = await import('../../quotations/use-quotations.ts');
    return loadQuotations();
  },
  component: MyQuotations,
  pendingComponent: QuotationsPending,
});

// Loads with the screen's own code.
const QuotationsSkeleton = lazyComponent(() =>
  import('../../quotations/QuotationsSkeleton.tsx').then((it) => it.QuotationsSkeleton),
);

function MyQuotations() {
  return (
    <>
      <PageHead title={MY_QUOTATIONS} description={QUOTATIONS_DESCRIPTION} />
      <PageHeading>{MY_QUOTATIONS}</PageHeading>
      <QuotationList loaded={Route.useLoaderData()} />
    </>
  );
}

function QuotationsPending() {
  return (
    <Pending>
      <PageHeading>{MY_QUOTATIONS}</PageHeading>
      <AfterHydration>
        <QuotationsSkeleton />
      </AfterHydration>
    </Pending>
  );
}
