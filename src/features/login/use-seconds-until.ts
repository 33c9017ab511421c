import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), 0 when it is over; renders again every second until then. */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
