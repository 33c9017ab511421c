import { createFileRoute } from '@tanstack/react-router';
import { Cart } from '#features/cart/Cart.tsx';
import { useBrandName } from '#features/catalogue/use-names.ts';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/cart')({ component: CartPage });

function CartPage() {
  return (
    <>
      <PageHeading>Cart</PageHeading>
      <Cart brandName={useBrandName()} />
    </>
  );
}
