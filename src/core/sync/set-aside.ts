// Sets a row aside: to be tried again by itself after a rest, or for the shopper to do something. The row stays.
import { changeClaimed } from '../device/outbox-rows.ts';
import type { HeldReason, LastError, OutboxRow } from '../model/write.ts';
import { backoffDelay } from './backoff.ts';
import type { DrainSetup } from './drain.ts';

/** Lets a row rest, longer after every attempt. `retryAfterMs`: the shop's own wish, or null. */
export async function wait(
  setup: DrainSetup,
  row: OutboxRow,
  error: LastError,
  retryAfterMs: number | null,
): Promise<void> {
  await changeClaimed(setup.database, row, {
    state: 'backoff',
    attempts: row.attempts + 1,
    denials: row.denials,
    nextAt: setup.now() + backoffDelay(row.attempts, setup.random, retryAfterMs),
    lastError: error,
    lease: null,
  });
}

/**
 * Lets a row wait for the shopper. `rests`: a token is at hand that lets it go again and is not believed, so that without a
 * rest it would be sent and held without end.
 */
export async function hold(
  setup: DrainSetup,
  row: OutboxRow,
  reason: HeldReason,
  error: LastError | null,
  rests = false,
): Promise<void> {
  await changeClaimed(setup.database, row, {
    state: 'held',
    heldFor: reason,
    attempts: row.attempts + (rests ? 1 : 0),
    nextAt: rests ? setup.now() + backoffDelay(row.attempts, setup.random, null) : 0,
    lastError: error,
    lease: null,
  });
}
