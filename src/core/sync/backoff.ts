// How long to wait before the next attempt. It has no limit of attempts: a passing fault passes.
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS } from '../model/limits.ts';

/**
 * Full jitter: a random time between 0 and min(cap, base × 2^attempts), in ms; never sooner than the server
 * asked for. `random` gives numbers in [0, 1). Source: offline guarantees, the outbox, 6.
 */
export function backoffDelay(
  attempts: number,
  random: () => number,
  retryAfterMs: number | null,
): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.min(attempts, 30));
  return Math.max(random() * ceiling, retryAfterMs ?? 0);
}
