// When the banners turn by themselves: every two seconds, but not while somebody points at them, stands on them
// with the keyboard, touches them, does not see them, saves data, or does not like things that move.
import { useEffect, useState } from 'react';
import { isSavingData } from '#core/model/saving-data.ts';
import { useAutoplayPaused } from './use-autoplay-paused.ts';

/** Source: specification, constants. */
const TURN_AFTER_MS = 2000;

/** Whether the shopper has asked the device for less motion. */
export function isCalm(): boolean {
  return matchMedia(CALM).matches;
}

const CALM = '(prefers-reduced-motion: reduce)';

type Autoplay = {
  /** What the shopper wants: banners that turn by themselves, or not. */
  isWanted: boolean;
  /** Whether they do so just now. */
  isTurning: boolean;
  toggle(): void;
};

/** Calls `next` from time to time; each banner (`shown`) has its full time, however it was turned to. */
export function useAutoplay(root: HTMLElement, next: () => void, shown: number): Autoplay {
  const [isWanted, setWanted] = useState(() => !isCalm() && !isSavingData());
  const isHeld = useAutoplayPaused(root);
  const isTurning = isWanted && !isHeld;

  useEffect(() => {
    const calm = matchMedia(CALM);
    const follow = () => setWanted(!calm.matches && !isSavingData());
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a banner that was just turned to starts the time anew.
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(next, TURN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isTurning, next, shown]);

  return { isWanted, isTurning, toggle: () => setWanted(!isWanted) };
}
