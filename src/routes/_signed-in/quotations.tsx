import { createFileRoute } from '@tanstack/react-router';
import { QuotationList } from '#features/quotations/QuotationList.tsx';
import { QuotationsSkeleton } from '#features/quotations/QuotationsSkeleton.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/quotations')({
  loader: async () => {
    const { loadQuotations } = await import('#features/quotations/use-quotations.ts');
    return loadQuotations();
  },
  component: MyQuotations,
  pendingComponent: QuotationsPending,
});

function MyQuotations() {
  return (
    <>
      <PageHead title="My Quotations" description="What the shop has offered you, to order from." />
      <PageHeading>My Quotations</PageHeading>
      <QuotationList loaded={Route.useLoaderData()} />
    </>
  );
}

function QuotationsPending() {
  return (
    <Pending>
      <PageHeading>My Quotations</PageHeading>
      <QuotationsSkeleton />
    </Pending>
  );
}
