import { createRootRouteWithContext, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useState } from 'react';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { Page } from '#features/shell/Page.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';
import { StatusStripBefore } from '#features/shell/status/StatusStrip.tsx';
import { Later, lazyPart } from '#ui/layout/Later.tsx';
import { takeOverPage } from '#ui/layout/take-over.ts';
import { HeaderActions } from './-header-actions.tsx';

export const Route = createRootRouteWithContext<{ catalogue: CatalogueReader }>()({
  loader: ({ context }) => context.catalogue.names(),
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: RouteError,
  // A path that cannot even be read matches no route, not even the one for unknown paths.
  notFoundComponent: () => <Navigate to="/" replace state={{ isLost: true }} />,
});

// What reads the phone's database comes after the shell, which answers taps without it.
const LiveStatusStrip = lazyPart(
  () => import('#features/shell/status/LiveStatusStrip.tsx').then((it) => it.LiveStatusStrip),
  StatusStripBefore,
);

// It has something to say on a later visit only.
const UpdateBar = lazyPart(() =>
  import('#features/app-update/UpdateBar.tsx').then((it) => it.UpdateBar),
);

const SignOutListener = lazyPart(() =>
  import('#features/sign-in/SignOutListener.tsx').then((it) => it.SignOutListener),
);

function Root() {
  useEffect(takeOverPage, []);
  const isSearching = useLocation({ select: ({ pathname }) => pathname === '/search' });
  const [signOuts, setSignOuts] = useState(0);
  const noteSignOut = useCallback(() => setSignOuts((count) => count + 1), []);
  // What one account typed and saw here goes with it: the next one's screens begin anew.
  const screen = (
    <Fragment key={signOuts}>
      <Outlet />
    </Fragment>
  );
  return (
    <>
      <Later>
        <SignOutListener onSignOut={noteSignOut} />
      </Later>
      {isSearching ? (
        <main className="page" id="main" tabIndex={-1}>
          {screen}
        </main>
      ) : (
        <Page
          actions={<HeaderActions />}
          status={<Status />}
          update={
            <Later>
              <UpdateBar />
            </Later>
          }
        >
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
