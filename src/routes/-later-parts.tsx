// What stands around every screen and comes after it.
import { StatusStripBefore } from '#features/shell/status/StatusStrip.tsx';
import { Later, lazyPart } from '#ui/layout/Later.tsx';

// What reads the phone's database comes after the shell, which answers taps without it.
const LiveStatusStrip = lazyPart(
  () => import('#features/shell/status/LiveStatusStrip.tsx').then((it) => it.LiveStatusStrip),
  StatusStripBefore,
);
const LiveCartBar = lazyPart(() =>
  import('#features/cart/LiveCartBar.tsx').then((it) => it.LiveCartBar),
);
// It has something to say on a later visit only.
const UpdateBar = lazyPart(() =>
  import('#features/app-update/UpdateBar.tsx').then((it) => it.UpdateBar),
);

/** How the shop stands. */
export function Status() {
  return (
    <Later before={<StatusStripBefore />}>
      <LiveStatusStrip />
    </Later>
  );
}

/** Whether a new version of the shop is there. */
export function Update() {
  return (
    <Later>
      <UpdateBar />
    </Later>
  );
}

/** What is in the cart, and what became of a press, while one looks around. */
export function CartAtThumb() {
  return (
    <Later>
      <LiveCartBar />
    </Later>
  );
}
