import { useEffect, useState } from 'react';
import { relativeTime } from './relative-time.ts';

const TICK_MS = 20_000;

/** How long ago a moment was (ms since 1970); stays true while it is looked at. */
export function RelativeTime({ at }: { at: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, Date.now())}</time>;
}
