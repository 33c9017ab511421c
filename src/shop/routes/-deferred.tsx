// The parts around every screen that are loaded after hydration.
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { StatusStripBefore } from '../shell/status/StatusStrip.tsx';

// They read the phone's database, which the shell answers taps without.
const LiveStatusStrip = lazyComponent(
  () => import('../shell/status/LiveStatusStrip.tsx').then((it) => it.LiveStatusStrip),
  StatusStripBefore,
);
const LiveCartBar = lazyComponent(() =>
  import('../cart/LiveCartBar.tsx').then((it) => it.LiveCartBar),
);
// It has something to say on a later visit only.
const UpdateBar = lazyComponent(() =>
  import('../app-update/UpdateBar.tsx').then((it) => it.UpdateBar),
);

/** Whether the shop answers, and how old its prices are. */
export function Status() {
  return (
    <AfterHydration before={<StatusStripBefore />}>
      <LiveStatusStrip />
    </AfterHydration>
  );
}

/** Whether a new version of the shop is there. */
export function Update() {
  return (
    <AfterHydration>
      <UpdateBar />
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
