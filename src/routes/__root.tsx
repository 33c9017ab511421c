import { createRootRouteWithContext, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useState } from 'react';
import type { CatalogueReader } from '#core/model/catalogue-reader.ts';
import { Page } from '#features/shell/Page.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';
import { StatusStripBefore } from '#features/shell/StatusStrip.tsx';
import { Later, lazyPart } from '#ui/Later.tsx';
import { takeOverPage } from '#ui/take-over.ts';
import { Own } from './-header-own.tsx';

export const Route = createRootRouteWithContext<{ catalogue: CatalogueReader }>()({
  loader: ({ context }) => context.catalogue.names(),
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: RouteError,
  // A path that cannot even be read matches no route, not even the one for unknown paths.
  notFoundComponent: () => <Navigate to="/" replace />,
});

// What reads the phone's database comes after the shell, which answers taps without it.
const LiveStatusStrip = lazyPart(
  () => import('#features/shell/LiveStatusStrip.tsx').then((it) => it.LiveStatusStrip),
  StatusStripBefore,
);

const SignOutListener = lazyPart(() =>
  import('#features/login/SignOutListener.tsx').then((it) => it.SignOutListener),
);

function Root() {
  useEffect(takeOverPage, []);
  const isSearching = useLocation({ select: ({ pathname }) => pathname === '/search' });
  const [departures, setDepartures] = useState(0);
  const noteDeparture = useCallback(() => setDepartures((count) => count + 1), []);
  // What one account typed and saw here goes with it: the next one's screens begin anew.
  const screen = (
    <Fragment key={departures}>
      <Outlet />
    </Fragment>
  );
  return (
    <>
      <Later>
        <SignOutListener onDeparture={noteDeparture} />
      </Later>
      {isSearching ? (
        <main className="page" id="main" tabIndex={-1}>
          {screen}
        </main>
      ) : (
        <Page own={<Own />} status={<Status />}>
          {screen}
        </Page>
      )}
    </>
  );
}

function Status() {
  return (
    <Later before={<StatusStripBefore />}>
      <LiveStatusStrip />
    </Later>
  );
}
