// Parts around every screen that load after hydration.
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { StatusStripBefore } from '../shell/status/StatusStrip.tsx';

// Loaded apart from the shell, which answers taps without the phone's database that these read.
const LiveStatusStrip = lazyComponent(
  () => import('../shell/status/LiveStatusStrip.tsx').then((it) => it.LiveStatusStrip),
  StatusStripBefore,
);
const LiveCartBar = lazyComponent(() =>
  import('../cart/LiveCartBar.tsx').then((it) => it.LiveCartBar),
);
// Needed only from the second visit on.
const UpdateBar = lazyComponent(() =>
  import('../app-update/UpdateBar.tsx').then((it) => it.UpdateBar),
);

const LanguageOffer = lazyComponent(() =>
  import('../shell/LanguageOffer.tsx').then((it) => it.LanguageOffer),
);

/** The status strip. */
export function Status() {
  return (
    <AfterHydration before={<StatusStripBefore />}>
      <LiveStatusStrip />
    </AfterHydration>
  );
}

/** The bars that offer a new version of the app, and another language. */
export function Update() {
  return (
    <AfterHydration>
      <UpdateBar />
      <LanguageOffer />
    </AfterHydration>
  );
}

/** The bar with the cart's total and the outcome of an Add. */
export function CartAtThumb() {
  return (
    <AfterHydration>
      <LiveCartBar />
    </AfterHydration>
  );
}
