import { createFileRoute } from '@tanstack/react-router';
import { Cart } from '#features/cart/Cart.tsx';
import { useBrandName } from '#features/catalogue/use-names.ts';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';
import { LazyInstallHint } from './-install-hint.tsx';

export const Route = createFileRoute('/cart')({ component: CartPage });

function CartPage() {
  return (
    <>
      <PageHead title="Cart" description="What you have chosen." />
      <PageHeading>Cart</PageHeading>
      <Cart brandName={useBrandName()} />
      <LazyInstallHint />
    </>
  );
}
