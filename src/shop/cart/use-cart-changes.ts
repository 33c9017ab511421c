// Runs changes to the cart one after another, and words the failure if the phone could not save one.
import { useCallback, useRef, useState } from 'react';
import type { SaveFailure } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';

/** `asks`: nothing changed, because it would mix quoted with other items, or two quotations. */
export type CartOutcome =
  | { outcome: 'saved' | 'asks' }
  | { outcome: 'not-saved'; reason: SaveFailure };

/** `change` queues a press and resolves to its outcome; `problem` is the failure message for the shopper. */
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
