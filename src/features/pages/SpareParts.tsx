import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** A place that is kept for later, and says so. */
export function SpareParts() {
  return (
    <EmptyState title={<PageHeading>Spare parts</PageHeading>}>
      <PageHead title="Spare parts" description="Spare parts are not sold here yet." />
      <p>There is nothing here yet. What the farms grow is all there:</p>
      <LinkButton to="/products">Browse Products</LinkButton>
    </EmptyState>
  );
}
