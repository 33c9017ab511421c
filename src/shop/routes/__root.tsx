import {
  createRootRouteWithContext,
  Navigate,
  Outlet,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { arrivingTexts } from '#engine/texts/speak.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { hydratePageSoon, pressShown } from '#ui/layout/hydration.ts';
import { CONTACT } from '#ui/use-shop.ts';
import { FollowedShop } from '../shell/FollowedShop.tsx';
import { Page } from '../shell/Page.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { CartAtThumb, Status, Update } from './-deferred.tsx';
import { HeaderActions } from './-header-actions.tsx';

export const Route = createRootRouteWithContext<{ catalogue: CatalogueReader }>()({
  beforeLoad: async ({ cause }) => {
    if (cause !== 'preload') await pressShown();
    return arrivingTexts();
  },
  loader: async ({ context: { catalogue } }) => {
    const [names, said] = await Promise.all([catalogue.names(), catalogue.settings(CONTACT)]);
    return { names, said };
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: RouteError,
  // A malformed path matches no route, not even the one for unknown paths.
  notFoundComponent: () => <Navigate to="/" replace state={{ isNotFound: true }} />,
});

const SignOutListener = lazyComponent(() =>
  import('../sign-in/SignOutListener.tsx').then((it) => it.SignOutListener),
);

/** Paths of the cart and the checkout. */
const ORDERING = /^\/(cart|place-order|payments)\/?$/;

function Root() {
  useEffect(hydratePageSoon, []);
  const router = useRouter();
  // A Back from before the router listened has changed the address only.
  useEffect(() => {
    const { history, latestLocation } = router;
    if (history.location.state.__TSR_key !== latestLocation.state.__TSR_key) void router.load();
  }, [router]);
  // Of the screen on show. The location changes earlier, and would render the old screen in the new one's layout.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const [signOuts, recordSignOut] = useReducer((count: number) => count + 1, 0);
  // Remount the screen at sign-out, so that the next account sees nothing of the last one's.
  const screen = <Outlet key={signOuts} />;
  return (
    <FollowedShop drawn={Route.useLoaderData()?.said ?? null}>
      <AfterHydration>
        <SignOutListener onSignOut={recordSignOut} />
      </AfterHydration>
      {path === '/search' ? (
        <main className="page" id="main" tabIndex={-1}>
          {screen}
        </main>
      ) : (
        <Page
          actions={<HeaderActions />}
          status={<Status />}
          hasFooter={!ORDERING.test(path)}
          update={<Update />}
        >
          {screen}
        </Page>
      )}
      <CartAtThumb />
    </FollowedShop>
  );
}
