import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CartLink } from '#features/cart/CartLink.tsx';
import { Page } from '#features/shell/Page.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';
import { StatusStripBefore } from '#features/shell/StatusStrip.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: RouteError });

// What reads the phone's database comes after the shell, which answers taps without it.
const LiveCartLink = lazy(() =>
  import('#features/cart/LiveCartLink.tsx').then(
    ({ LiveCartLink }) => ({ default: LiveCartLink }),
    () => ({ default: CartLink }),
  ),
);
const LiveStatusStrip = lazy(() =>
  import('#features/shell/LiveStatusStrip.tsx').then(
    ({ LiveStatusStrip }) => ({ default: LiveStatusStrip }),
    () => ({ default: StatusStripBefore }),
  ),
);

function Root() {
  return (
    <Page
      own={
        <Suspense fallback={<CartLink />}>
          <LiveCartLink />
        </Suspense>
      }
      status={
        <Suspense fallback={<StatusStripBefore />}>
          <LiveStatusStrip />
        </Suspense>
      }
    >
      <Outlet />
    </Page>
  );
}
