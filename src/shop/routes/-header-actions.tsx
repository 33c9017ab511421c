import { type ComponentProps, lazy, Suspense, useCallback, useState } from 'react';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import type { CardCartButton } from '../cart/CardCartButton.tsx';
import { CartLink } from '../cart/CartLink.tsx';
import { HeaderSearch, SearchLink } from '../search/HeaderSearch.tsx';
import { HeaderLinks } from '../shell/header/Header.tsx';
import { type HeaderAccount, ProfileMenu } from '../shell/header/ProfileMenu.tsx';

// Loaded apart from the shell, which answers taps without the phone's database that these read.
const LiveCartLink = lazyComponent(
  () => import('../cart/LiveCartLink.tsx').then((it) => it.LiveCartLink),
  CartLink,
);
const LazyCardCartButton = lazyComponent(() =>
  import('../cart/CardCartButton.tsx').then((it) => it.CardCartButton),
);
const ProfileMenuAccount = lazyComponent(() =>
  import('../shell/header/ProfileMenuAccount.tsx').then((it) => it.ProfileMenuAccount),
);
const LogOut = lazy(() =>
  import('../sign-in/LogOut.tsx').then(({ LogOut }) => ({ default: LogOut })),
);

/** The search, the links to the cart and account, and logging out. */
export function HeaderActions() {
  const [account, setAccount] = useState<HeaderAccount>('unknown');
  const [leaving, setLeaving] = useState<string | null>(null);
  const stay = useCallback(() => setLeaving(null), []);
  return (
    <>
      <HeaderSearch action={SuggestionCartButton} />
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

function SuggestionCartButton(props: ComponentProps<typeof CardCartButton>) {
  return (
    <Suspense>
      <LazyCardCartButton {...props} />
    </Suspense>
  );
}
