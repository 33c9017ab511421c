import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { Cart } from '../cart/Cart.tsx';
import { CART, CART_DESCRIPTION } from '../cart/messages.ts';
import { useBrandName } from '../catalogue/use-names.ts';
import { DeliverySlot } from './-delivery.tsx';

export const Route = createFileRoute('/cart')({
  loader: async () => {
    const { loadCart } = await import('../cart/use-cart.ts');
    return loadCart();
  },
  // What was in it the last time would be seen for a moment.
  gcTime: 0,
  component: CartPage,
});

// Loaded after the screen; nothing where it does not come.
const InstallHint = lazyComponent(() =>
  import('../install/InstallHint.tsx').then((it) => it.InstallHint),
);

function CartPage() {
  return (
    <>
      <PageHead title={CART} description={CART_DESCRIPTION} />
      <PageHeading>{CART}</PageHeading>
      <Cart
        loaded={Route.useLoaderData()}
        brandName={useBrandName()}
        delivery={(lines) => <DeliverySlot products={lines.map(({ product }) => product)} />}
      />
      <Suspense>
        <InstallHint />
      </Suspense>
    </>
  );
}
