// Whether somebody is busy with an element, or cannot see it. The control that is marked data-autoplay does not
// count: who presses Play there wants it to move.
import { useEffect, useState } from 'react';

type Reason = 'pointed at' | 'focused' | 'touched' | 'hidden';

/** Whether there is any reason to keep still. */
export function useAutoplayPaused(root: HTMLElement): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<Reason>>(() => new Set(firstReasons(root)));
  useEffect(() => {
    const set = (reason: Reason, holds: boolean) =>
      setReasons((before) => {
        if (before.has(reason) === holds) return before;
        const after = new Set(before);
        if (holds) after.add(reason);
        else after.delete(reason);
        return after;
      });
    const stop = new AbortController();
    const on = (
      target: EventTarget,
      types: readonly string[],
      reason: Reason,
      holds: (event: Event) => boolean,
    ) => {
      for (const type of types) {
        target.addEventListener(type, (event) => set(reason, holds(event)), {
          signal: stop.signal,
          passive: true,
        });
      }
    };
    on(root, ['mouseover'], 'pointed at', ({ target }) => !isControl(target));
    on(root, ['mouseleave'], 'pointed at', () => false);
    on(root, ['focusin'], 'focused', ({ target }) => isSeenFocus(target) && !isControl(target));
    on(root, ['focusout'], 'focused', () => false);
    on(root, ['touchstart'], 'touched', () => true);
    on(window, ['touchend', 'touchcancel'], 'touched', () => false);
    on(document, ['visibilitychange'], 'hidden', () => document.hidden);
    return () => stop.abort();
  }, [root]);
  return reasons.size > 0;
}

function firstReasons(root: HTMLElement): Reason[] {
  const reasons: Reason[] = [];
  if (root.matches(':hover')) reasons.push('pointed at');
  if (root.querySelector(':focus-visible')) reasons.push('focused');
  if (document.hidden) reasons.push('hidden');
  return reasons;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-autoplay]') !== null;
}

/** A button that was clicked keeps the focus, but nobody stands on it. */
function isSeenFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
