import { useEffect, useEffectEvent, useRef } from 'react';
import { notSavedMessage } from '#forms/messages.ts';
import type { WishView } from './Heart.tsx';
import { WISH_LIST_FULL } from './messages.ts';
import { useIsWished, wish } from './use-wishes.ts';

type WishKeeperProps = { productId: string; presses: number; onView(view: WishView): void };

/** Follows the wish list for a heart and carries out its presses. Renders nothing. */
export function WishKeeper({ productId, presses, onView }: WishKeeperProps) {
  const isWished = useIsWished(productId);
  const done = useRef(0);

  useEffect(() => {
    if (isWished !== undefined) onView({ isWished, problem: null });
  }, [isWished, onView]);

  const press = useEffectEvent(async () => {
    // A press before the heart knew its state was meant to fill it.
    const isEarly = done.current === 0 && isWished === undefined;
    done.current = presses;
    const result = await wish(productId, isEarly || !isWished);
    if (result.outcome === 'saved') return;
    const problem =
      result.outcome === 'full' ? WISH_LIST_FULL : notSavedMessage(result.reason, false);
    onView({ isWished: isWished ?? false, problem });
  });
  useEffect(() => {
    if (presses > done.current) void press();
  }, [presses]);
  return null;
}
