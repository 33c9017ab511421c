// What has reached the shop while the list of what waits is being looked at, so that nothing goes from it without a word.
import { useEffect, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { isProven } from '#core/device/proven-writes.ts';
import type { WaitingItem } from './use-waiting.ts';

/** The title of what arrived last, or null. What was discarded has not arrived: only what is proven counts. */
export function useArrived(items: readonly WaitingItem[] | undefined): string | null {
  const [arrived, setArrived] = useState<string | null>(null);
  const before = useRef<readonly WaitingItem[]>([]);
  useEffect(() => {
    if (!items) return;
    const gone = before.current.filter(({ seq }) => items.every((item) => item.seq !== seq));
    before.current = items;
    for (const { id, title } of gone) {
      if (id === null) continue;
      void isProven(deviceDatabase(), id).then((isThere) => {
        if (isThere) setArrived(title);
      }, console.error);
    }
  }, [items]);
  return arrived;
}
