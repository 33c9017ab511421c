// A long list stands there bit by bit: hundreds of rows that are drawn and laid out at once hold a slow phone up.
import { startTransition, useEffect, useState } from 'react';

/** So many rows are more than a screen, and laid out within a frame. */
const ROWS_A_FRAME = 40;

/** How many of a list's rows are to be drawn by now: more with every frame, until it is all of them. */
export function useGrowing(length: number): number {
  const [count, setCount] = useState(ROWS_A_FRAME);
  useEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCount(count + ROWS_A_FRAME)),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, length]);
  return Math.min(count, length);
}
