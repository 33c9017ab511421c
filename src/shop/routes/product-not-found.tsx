import { createFileRoute } from '@tanstack/react-router';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { BROWSE_PRODUCTS } from '#ui/messages.ts';
import { CategoryLinks } from '../catalogue/CategoryLinks.tsx';
import {
  GONE_FROM_SHOP,
  PRODUCT_NOT_FOUND,
  PRODUCT_NOT_FOUND_DESCRIPTION,
} from '../catalogue/messages.ts';

export const Route = createFileRoute('/product-not-found')({ component: ProductNotFound });

function ProductNotFound() {
  return (
    <EmptyState title={<PageHeading>{PRODUCT_NOT_FOUND}</PageHeading>}>
      <PageHead title={PRODUCT_NOT_FOUND} description={PRODUCT_NOT_FOUND_DESCRIPTION} />
      <p>{GONE_FROM_SHOP.product}</p>
      <LinkButton to="/products">{BROWSE_PRODUCTS}</LinkButton>
      <CategoryLinks />
    </EmptyState>
  );
}
