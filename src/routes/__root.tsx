import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useCartCount } from '#features/cart/use-cart.ts';
import { Page } from '#features/shell/Page.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: RouteError });

function Root() {
  return (
    <Page cartCount={useCartCount()}>
      <Outlet />
    </Page>
  );
}
