import { useEffect, useState } from 'react';
import { DAY_MS } from '#engine/limits.ts';
import { A_MOMENT_AGO, daysAgo, hoursAgo, minutesAgo } from '../messages.ts';

const TICK_MS = 20_000;

/** How long ago a moment was (ms since 1970), kept up to date. */
export function RelativeTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, useNow())}</time>;
}

/** Now (ms since 1970); re-renders a few times a minute. */
export function useNow(): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.now();
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** '2 min ago', '3 hr ago', 'yesterday'. A moment in the future (a clock set back) counts as now. */
function relativeTime(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE_MS) return A_MOMENT_AGO;
  if (age < HOUR_MS) return minutesAgo(Math.floor(age / MINUTE_MS));
  return age < DAY_MS ? hoursAgo(Math.floor(age / HOUR_MS)) : daysAgo(Math.floor(age / DAY_MS));
}
