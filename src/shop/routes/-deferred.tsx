// What stands around every screen and comes after it.

import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { StatusStripBefore } from '../shell/status/StatusStrip.tsx';

// What reads the phone's database comes after the shell, which answers taps without it.
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

/** How the shop stands. */
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

/** What is in the cart, and what became of a press, while one looks around. */
export function CartAtThumb() {
  return (
    <AfterHydration>
      <LiveCartBar />
    </AfterHydration>
  );
}
