// How long to wait before the next attempt. It has no limit of attempts: a passing fault passes.
import { BACKOFF_BASE_MS, MAX_BACKOFF_MS, MAX_RETRY_AFTER_MS } from '../../model/limits.ts';

/**
 * Full jitter: a random time between 0 and min(cap, base × 2^attempts), in ms; never sooner than the server
 * asked for, within reason. `random` gives numbers in [0, 1). Source: offline guarantees, the outbox, 6.
 */
export function backoffDelay(
  attempts: number,
  random: () => number,
  retryAfterMs: number | null,
): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, BACKOFF_BASE_MS * 2 ** Math.min(attempts, 30));
  return Math.max(random() * ceiling, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}

/** Whether a wait until `nextAt` is over. One longer than any that was ever given is left from before the clock was set back. */
export function hasWaited(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + MAX_RETRY_AFTER_MS;
}
