// What an attempt makes of its row: done and gone, to be tried again after a backoff, blocked until the shopper has done something,
// refused, or lapsed and gone. One function applies it, and only while nobody else has taken the row over.

import { changeClaimed, removeSettled } from '../../device/outbox/claims.ts';
import { noteLapsed } from '../../device/outbox/lapsed-writes.ts';
import type { BlockedReason, LastError, OutboxRow } from '../../model/outbox/write.ts';
import type { WriteKind } from '../writes/write-kind.ts';
import { backoffDelay } from './backoff.ts';
import type { DrainSetup } from './drain-setup.ts';

/** `answered`: whether the shop itself had a part in it; null where nobody was asked. */
export type Transition =
  /** The shop is proven to have it. */
  | { to: 'done'; answered: true }
  /** `isDenial`: the shop said no, which counts; `isUnsent`: the write itself did not leave the phone this time. */
  | {
      to: 'backoff';
      error: LastError;
      /** The shop's own wish, or null. */
      retryAfterMs: number | null;
      isDenial?: true;
      isUnsent?: true;
      answered: boolean;
    }
  /**
   * `waits`: the row waits for a backoff before a token lets it go again. The shop does not believe the token that is at hand; without
   * the wait, the row would be sent and blocked over and over. `requote`: what the shopper is asked to accept. `isUnsent` as above.
   */
  | {
      to: 'blocked';
      reason: BlockedReason;
      error: LastError | null;
      waits: boolean;
      requote?: { accepted: unknown };
      isUnsent?: true;
      answered: boolean | null;
    }
  | { to: 'refused'; error: LastError; answered: true | null }
  /** The shop said no, and what the write is about is gone there: nothing is left to ask for. */
  | { to: 'lapsed'; answered: true };

/** Applies a transition to the row that it is about. False, and nothing is changed, where somebody else has taken the row over. */
export async function applyTransition(
  setup: DrainSetup,
  { row, kind }: { row: OutboxRow; kind?: WriteKind },
  transition: Transition,
): Promise<boolean> {
  const { database } = setup;
  if (transition.to !== 'done' && transition.to !== 'lapsed') {
    return changeClaimed(database, row, { ...changeBy(setup, row, transition), lease: null });
  }
  const tables = [...(kind?.tables?.(database) ?? []), database.deviceState];
  return removeSettled(database, row, tables, async () => {
    if (transition.to === 'done') return kind?.onDone?.(database, row, setup.now());
    await kind?.onDiscard?.(database, row);
    await noteLapsed(database, row, setup.now());
  });
}

function changeBy(
  setup: DrainSetup,
  row: OutboxRow,
  transition: Exclude<Transition, { to: 'done' | 'lapsed' }>,
): Partial<OutboxRow> {
  const { error: lastError } = transition;
  const after = (retryAfterMs: number | null) =>
    setup.now() + backoffDelay(row.attempts, setup.random, retryAfterMs);
  if (transition.to === 'refused') return { state: 'refused', lastError };
  if (transition.to === 'backoff') {
    return {
      state: 'backoff',
      attempts: row.attempts + 1,
      denials: row.denials + (transition.isDenial ? 1 : 0),
      nextAt: after(transition.retryAfterMs),
      lastError,
      ...(transition.isUnsent && { everSent: row.everSent }),
    };
  }
  const { reason, waits, requote, isUnsent } = transition;
  return {
    state: 'held',
    heldFor: reason,
    attempts: row.attempts + (waits ? 1 : 0),
    nextAt: waits ? after(null) : 0,
    lastError,
    ...(requote && { accepted: requote.accepted }),
    ...(isUnsent && { everSent: row.everSent }),
  };
}
