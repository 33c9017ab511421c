// Keeps an order in touch with the shop for as long as a screen shows it. The Firestore SDK for that is loaded only here.
import { useEffect, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { onReachability, probe, reachability } from '#page-sync/reachability.ts';
import type { Subscription, Touch } from '#services/live/follow-order.ts';

/** A line that comes back within this time was never gone for the shopper. ms */
const BLINK_MS = 3_000;

export type OrderTouch = 'starting' | Touch;

/** Follows an order; `isOver`: the sign-in has ended, and a new one begins anew. */
export function useFollowedOrder(uid: string, orderId: string, isOver: boolean): OrderTouch {
  const [touch, setTouch] = useState<OrderTouch>('starting');
  useEffect(() => {
    if (isOver) return;
    let isOn = true;
    let isLoading = false;
    let following: Subscription | undefined;
    let blink: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: Touch) => {
      clearTimeout(blink);
      // Nobody else may have noticed yet that the shop is gone.
      if (next === 'out-of-touch' && reachability() === 'reachable') void probe();
      if (next === 'out-of-touch') blink = setTimeout(() => setTouch(next), BLINK_MS);
      else setTouch(next);
    };
    // Nothing is loaded or tried before the shop is known to answer.
    const begin = () => {
      if (following || isLoading) return;
      isLoading = true;
      import('#services/live/follow-order.ts')
        .then(
          ({ followOrder }) => {
            if (!isOn) return;
            following = followOrder(deviceDatabase(), { uid, orderId }, tell);
            if (reachability() !== 'reachable') following.pause();
          },
          () => tell('out-of-touch'),
        )
        .finally(() => {
          isLoading = false;
        });
    };
    // A network that is back, and a page that was asleep: both may hold a line that died unheard.
    const hear = () => {
      if (reachability() === 'reachable') following ? following.askAgain() : begin();
      if (reachability() === 'unreachable') following ? following.pause() : tell('out-of-touch');
    };
    const stopHearing = onReachability(hear);
    hear();
    const onSeen = () => {
      const mayAnswer = reachability() !== 'unreachable';
      if (document.visibilityState === 'visible' && mayAnswer) following?.askAgain();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isOn = false;
      clearTimeout(blink);
      stopHearing();
      document.removeEventListener('visibilitychange', onSeen);
      following?.stop();
      setTouch('starting');
    };
  }, [uid, orderId, isOver]);
  return touch;
}
