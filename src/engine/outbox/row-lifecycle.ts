// The life of an outbox row from first attempt to end: claimed with a lease, changed by the outcome of an attempt,
// removed when settled. Each step is one transaction, and happens only while nobody else has taken the row over, so
// that after a kill between two steps the next drain understands the row.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { groupCommit } from '../device/group-commit.ts';
import { BACKOFF_BASE_MS, MAX_BACKOFF_MS, MAX_RETRY_AFTER_MS, UPLOAD_LEASE_MS } from '../limits.ts';
import { laterWrites } from './outbox-rows.ts';
import { recordLapsed } from './settled-writes.ts';
import { type BlockedReason, type LastError, OutboxRow } from './write.ts';
import type { WriteKind } from './write-kind.ts';

/** Whether a lease still runs at this time, ms since 1970. */
export function isAlive(
  lease: OutboxRow['lease'] | undefined,
  now: number,
): lease is NonNullable<OutboxRow['lease']> {
  const left = (lease?.until ?? 0) - now;
  // A lease longer than any possible one dates from before the clock was set back.
  return left > 0 && left <= UPLOAD_LEASE_MS;
}

function isSameLease(one: OutboxRow['lease'], other: OutboxRow['lease']): boolean {
  return one?.holder === other?.holder && one?.until === other?.until;
}

type Claim = {
  lease: NonNullable<OutboxRow['lease']>;
  /** ms since 1970. */
  now: number;
  /** A lease whose holder is known to be gone, which therefore does not count; null where there is none. */
  abandoned: OutboxRow['lease'];
};

/**
 * Takes the lease of a row so that no other drain sends it at the same time. Null when another one holds it, or when
 * the row is gone or not to be sent. Returns the row as claimed, but with the earlier `everSent`: whether an earlier
 * attempt may have landed.
 */
export async function claimRow(
  database: EngineDatabase,
  seq: number,
  { lease, now, abandoned }: Claim,
): Promise<OutboxRow | null> {
  return groupCommit(database, [database.outbox], async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(seq));
    if (!parsed.success) return null;
    const row = parsed.output;
    const isTaken = isAlive(row.lease, now) && !isSameLease(row.lease, abandoned);
    if (isTaken || row.state === 'held' || row.state === 'refused') return null;
    const claimed: OutboxRow = { ...row, state: 'sending', everSent: true, lease };
    await database.outbox.put(claimed);
    return { ...claimed, everSent: row.everSent };
  });
}

/**
 * Changes a row claimed as `row` unless somebody has taken it over since: another drain, or the shopper, who may have
 * discarded or retried it or accepted another price. False when somebody has.
 */
export async function changeClaimed(
  database: EngineDatabase,
  row: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<boolean> {
  return groupCommit(database, [database.outbox], async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(row.seq));
    if (!parsed.success || !isSameLease(parsed.output.lease, row.lease)) return false;
    await database.outbox.update(row.seq, change);
    return true;
  });
}

/**
 * Removes a row settled as `row` and makes the changes that its end brings, both or neither. False, with nothing
 * changed, when the shopper has discarded or changed it since: then another write was settled.
 */
export async function removeSettled(
  database: EngineDatabase,
  row: OutboxRow,
  changed: readonly Table[],
  withIt: () => Promise<unknown>,
): Promise<boolean> {
  return groupCommit(database, [database.outbox, ...changed], async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(row.seq));
    const isSame =
      parsed.success && JSON.stringify(parsed.output.payload) === JSON.stringify(row.payload);
    if (!isSame) return false;
    await database.outbox.delete(row.seq);
    await withIt();
    return true;
  });
}

/** `now` in ms since 1970; `random`: numbers in [0, 1). */
export type LifecycleSetup = { database: EngineDatabase; now(): number; random(): number };

/** The outcome of an attempt. `answered`: whether the shop itself answered; null where no request was made. */
export type Transition =
  /** The shop is proven to have it. */
  | { to: 'done'; answered: true }
  /**
   * Retried automatically. `isDenial`: the shop refused, which counts; `isUnsent`: the write did not leave the phone.
   */
  | {
      to: 'backoff';
      error: LastError;
      /** From the shop's Retry-After, or null. */
      retryAfterMs: number | null;
      isDenial?: true;
      isUnsent?: true;
      answered: boolean;
    }
  /**
   * `waits`: a backoff passes before a token unblocks the row. The shop rejects the present token, and without the wait
   * the row would be sent and blocked over and over. `requote`: the terms that the shopper is asked to accept.
   * `isUnsent` as above.
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
  /** The shop refused because the target of the write was deleted: nothing is left to send. */
  | { to: 'lapsed'; answered: true };

/** Applies a transition to its row. False, with nothing changed, where somebody else has taken the row over. */
export async function applyTransition(
  setup: LifecycleSetup,
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
    // No kind that lapses has parts: any later write overrules it.
    await kind?.onDiscard?.(database, row, (await laterWrites(database, row)).length > 0);
    await recordLapsed(database, row, setup.now());
  });
}

function changeBy(
  setup: LifecycleSetup,
  row: OutboxRow,
  transition: Exclude<Transition, { to: 'done' | 'lapsed' }>,
): Partial<OutboxRow> {
  const { error: lastError } = transition;
  // A denied write waits by its denials: the network, for which it may have waited long, is back.
  const isDenial = transition.to === 'backoff' && transition.isDenial;
  const tries = isDenial ? row.denials : row.attempts;
  const after = (retryAfterMs: number | null) =>
    setup.now() + backoffDelay(tries, setup.random, retryAfterMs);
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

/**
 * Full jitter: a random time between 0 and min(cap, base × 2^attempts), in ms; not before the server's Retry-After, up
 * to its limit. `random` gives numbers in [0, 1). Source: offline guarantees, the outbox, 6.
 */
export function backoffDelay(
  attempts: number,
  random: () => number,
  retryAfterMs: number | null,
): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, BACKOFF_BASE_MS * 2 ** Math.min(attempts, 30));
  return Math.max(random() * ceiling, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}

/**
 * Whether the wait until `nextAt` is over. One longer than any possible wait dates from before the clock was set back.
 */
export function hasWaited(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + MAX_RETRY_AFTER_MS;
}
