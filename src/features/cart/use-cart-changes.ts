// Runs the presses that change the cart one after the other, and keeps the words for the last that failed.
import { useCallback, useRef, useState } from 'react';
import { notSavedMessage } from '#forms/messages.ts';
import type { CartOutcome } from './change-cart.ts';

/** `change` runs a press after those before it and tells whether it was kept; `problem` is what to read. */
export function useCartChanges(): {
  problem: string | null;
  change(press: () => Promise<CartOutcome>): Promise<boolean>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(async (press: () => Promise<CartOutcome>) => {
    const own = last.current.then(press);
    last.current = own.catch(() => undefined);
    const result = await own;
    setProblem(result.outcome === 'not-saved' ? notSavedMessage(result.reason, false) : null);
    return result.outcome === 'saved';
  }, []);
  return { problem, change };
}
