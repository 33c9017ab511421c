import { createFileRoute } from '@tanstack/react-router';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/product-not-found')({ component: ProductNotFound });

function ProductNotFound() {
  return (
    <EmptyState title={<PageHeading>Product not found</PageHeading>}>
      <PageHead
        title="Product not found"
        description="The shop does not have this product any more."
      />
      <p>The shop does not have this product any more. Perhaps something here will do instead:</p>
      <LinkButton to="/products">Browse Products</LinkButton>
      <CategoryLinks />
    </EmptyState>
  );
}
