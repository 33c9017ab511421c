import { type ComponentProps, lazy, Suspense, useCallback, useState } from 'react';
import type { CardAdd } from '#features/cart/CardAdd.tsx';
import { CartLink } from '#features/cart/CartLink.tsx';
import { HeaderSearch, SearchLink } from '#features/search/HeaderSearch.tsx';
import { HeaderLinks } from '#features/shell/header/Header.tsx';
import { type HeaderAccount, ProfileMenu } from '#features/shell/header/ProfileMenu.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

// They read the phone's database, which the shell answers taps without.
const LiveCartLink = lazyComponent(
  () => import('#features/cart/LiveCartLink.tsx').then((it) => it.LiveCartLink),
  CartLink,
);
const LazyCardAdd = lazyComponent(() =>
  import('#features/cart/CardAdd.tsx').then((it) => it.CardAdd),
);
const ProfileMenuAccount = lazyComponent(() =>
  import('#features/shell/header/ProfileMenuAccount.tsx').then((it) => it.ProfileMenuAccount),
);
const LogOut = lazy(() =>
  import('#features/sign-in/LogOut.tsx').then(({ LogOut }) => ({ default: LogOut })),
);

/** The search and the ways to the shopper's own things, and out again. */
export function HeaderActions() {
  const [account, setAccount] = useState<HeaderAccount>('unknown');
  const [leaving, setLeaving] = useState<string | null>(null);
  const stay = useCallback(() => setLeaving(null), []);
  return (
    <>
      <HeaderSearch action={AddBesideSuggestion} />
      <HeaderLinks>
        <SearchLink />
        <ProfileMenu account={account} onLogOut={setLeaving} />
        <AfterHydration>
          <ProfileMenuAccount onAccount={setAccount} />
        </AfterHydration>
        <AfterHydration before={<CartLink />}>
          <LiveCartLink />
        </AfterHydration>
      </HeaderLinks>
      {leaving && (
        <Suspense>
          <LogOut uid={leaving} onEnd={stay} />
        </Suspense>
      )}
    </>
  );
}

function AddBesideSuggestion(props: ComponentProps<typeof CardAdd>) {
  return (
    <Suspense>
      <LazyCardAdd {...props} />
    </Suspense>
  );
}
