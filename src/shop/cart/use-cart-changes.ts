// Presses that change the cart, one after the other, and what there is to say when the phone did not keep one.
import { useCallback, useRef, useState } from 'react';
import type { SaveFailure } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';

/** `asks`: nothing was changed, as it would mix what was quoted with what was not, or with what another quotation holds. */
export type CartOutcome =
  | { outcome: 'saved' | 'asks' }
  | { outcome: 'not-saved'; reason: SaveFailure };

/** `change` runs a press after those before it and tells what became of it; `problem` is what to read. */
export function useCartChanges(): {
  problem: string | null;
  change(press: () => Promise<CartOutcome>): Promise<CartOutcome['outcome']>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(async (press: () => Promise<CartOutcome>) => {
    const own = last.current.then(press).catch((error): CartOutcome => {
      console.error('the cart could not be changed', error);
      return { outcome: 'not-saved', reason: 'broken' };
    });
    last.current = own;
    const result = await own;
    setProblem(result.outcome === 'not-saved' ? notSavedMessage(result.reason, false) : null);
    return result.outcome;
  }, []);
  return { problem, change };
}
