import { createFileRoute } from '@tanstack/react-router';
import { MY_QUOTATIONS, QUOTATIONS_DESCRIPTION } from '#features/quotations/messages.ts';
import { QuotationList } from '#features/quotations/QuotationList.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/quotations')({
  loader: async () => {
    const { loadQuotations } = await import('#features/quotations/use-quotations.ts');
    return loadQuotations();
  },
  component: MyQuotations,
  pendingComponent: QuotationsPending,
});

// It comes with the screen's own code.
const QuotationsSkeleton = lazyComponent(() =>
  import('#features/quotations/QuotationsSkeleton.tsx').then((it) => it.QuotationsSkeleton),
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
