import { createRootRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CartLink } from '#features/cart/CartLink.tsx';
import { HeaderSearch } from '#features/search/HeaderSearch.tsx';
import { SearchLink } from '#features/search/SearchLink.tsx';
import { HeaderOwn } from '#features/shell/HeaderOwn.tsx';
import { Page } from '#features/shell/Page.tsx';
import { ProfileMenu } from '#features/shell/ProfileMenu.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';
import { StatusStripBefore } from '#features/shell/StatusStrip.tsx';

export const Route = createRootRoute({
  component: Root,
  errorComponent: RouteError,
  // A path that cannot even be read matches no route, not even the one for unknown paths.
  notFoundComponent: () => <Navigate to="/" replace />,
});

// What reads the phone's database comes after the shell, which answers taps without it.
const LiveCartLink = lazy(() =>
  import('#features/cart/LiveCartLink.tsx').then(
    ({ LiveCartLink }) => ({ default: LiveCartLink }),
    () => ({ default: CartLink }),
  ),
);
const LiveProfileMenu = lazy(() =>
  import('#features/shell/ProfileMenuLive.tsx').then(
    ({ LiveProfileMenu }) => ({ default: LiveProfileMenu }),
    () => ({ default: ProfileMenu }),
  ),
);
const LiveStatusStrip = lazy(() =>
  import('#features/shell/LiveStatusStrip.tsx').then(
    ({ LiveStatusStrip }) => ({ default: LiveStatusStrip }),
    () => ({ default: StatusStripBefore }),
  ),
);

function Root() {
  const isSearching = useLocation({ select: ({ pathname }) => pathname === '/search' });
  if (isSearching) {
    return (
      <main className="page" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  return (
    <Page own={<Own />} status={<Status />}>
      <Outlet />
    </Page>
  );
}

function Own() {
  return (
    <>
      <HeaderSearch />
      <HeaderOwn>
        <SearchLink />
        <Suspense fallback={<ProfileMenu />}>
          <LiveProfileMenu />
        </Suspense>
        <Suspense fallback={<CartLink />}>
          <LiveCartLink />
        </Suspense>
      </HeaderOwn>
    </>
  );
}

function Status() {
  return (
    <Suspense fallback={<StatusStripBefore />}>
      <LiveStatusStrip />
    </Suspense>
  );
}
