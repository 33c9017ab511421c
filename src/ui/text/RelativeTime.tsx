import { useEffect, useState } from 'react';
import { once } from '#engine/lib/once.ts';
import { A_MOMENT_AGO } from '../messages.ts';

const TICK_MS = 20_000;

/** How long ago a moment was (ms since 1970), kept up to date. */
export function RelativeTime({ at }: { at: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, Date.now())}</time>;
}

const words = once(() => new Intl.RelativeTimeFormat('en-IN', { style: 'short', numeric: 'auto' }));

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number, until: number][] = [
  ['minute', 60_000, 3_600_000],
  ['hour', 3_600_000, 86_400_000],
  ['day', 86_400_000, Number.POSITIVE_INFINITY],
];

/** '2 min ago', '3 hr ago', 'yesterday'. A moment in the future (a clock set back) counts as now. */
function relativeTime(at: number, now: number): string {
  const age = Math.max(0, now - at);
  const step = STEPS.find(([, , until]) => age < until);
  if (!step || age < 60_000) return A_MOMENT_AGO;
  return words()
    .format(-Math.floor(age / step[1]), step[0])
    .replace('.', '');
}
