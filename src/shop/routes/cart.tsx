import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { Assurances } from '../assurance/Assurances.tsx';
import { Cart } from '../cart/Cart.tsx';
import { CART, CART_DESCRIPTION } from '../cart/messages.ts';
import { useBrandName } from '../catalogue/use-names.ts';
import { DeliverySlot } from './-delivery.tsx';

export const Route = createFileRoute('/cart')({
  loader: async () => {
    const { loadCart } = await import('../cart/use-cart.ts');
    return loadCart();
  },
  // A cached cart would flash its old contents.
  gcTime: 0,
  component: CartPage,
});

// Loads after the screen; renders nothing if it fails to load.
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
        assurances={(lines) => <Assurances products={lines.map(({ product }) => product)} />}
        delivery={(lines) => <DeliverySlot products={lines.map(({ product }) => product)} />}
      />
      <Suspense>
        <InstallHint />
      </Suspense>
    </>
  );
}
