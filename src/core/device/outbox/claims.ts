// Rows that are under way: claimed with a lease, changed and settled under it. No step is done by half, so that a kill between two of
// them leaves a row that the next drain understands. It never decides what an answer means.
import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { UPLOAD_LEASE_MS } from '../../model/limits.ts';
import { OutboxRow } from '../../model/outbox/write.ts';
import type { HaatDatabase } from '../database/tables.ts';

/** Whether a lease still runs at this time, ms since 1970. */
export function isAlive(
  lease: OutboxRow['lease'] | undefined,
  now: number,
): lease is NonNullable<OutboxRow['lease']> {
  const left = (lease?.until ?? 0) - now;
  // A lease longer than any that was ever taken is left from before the clock was set back.
  return left > 0 && left <= UPLOAD_LEASE_MS;
}

function isSameLease(one: OutboxRow['lease'], other: OutboxRow['lease']): boolean {
  return one?.holder === other?.holder && one?.until === other?.until;
}

type Claim = {
  lease: NonNullable<OutboxRow['lease']>;
  /** ms since 1970. */
  now: number;
  /** A lease whose holder is known to be gone, so that it keeps nobody out; null where there is none. */
  abandoned: OutboxRow['lease'];
};

/**
 * Takes the lease of a row so that no other drain sends it at the same time. Null when another one holds it,
 * or when the row is gone or has changed to a state that is not to be sent. The row is handed over as it is now, but with
 * `everSent` as it was before: whether an earlier attempt may have landed.
 */
export async function claimRow(
  database: HaatDatabase,
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
 * Changes a row that was claimed as `row`, if nobody has taken it over since: neither another drain nor the shopper, who may have
 * given it up, tried it again or said yes to another price. False when somebody has.
 */
export async function changeClaimed(
  database: HaatDatabase,
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
 * Removes a row that was settled as `row` together with the notes that its end brings, both or neither. False, and nothing is
 * changed, when the shopper has given it up or changed it since: then something else was settled.
 */
export async function removeSettled(
  database: HaatDatabase,
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

type Step = {
  tables: readonly Table[];
  work(): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Steps that came while others are on their way to the disk. */
const waiting = new WeakMap<HaatDatabase, Step[]>();

/**
 * Group commit: each transaction waits for the disk and for the one before it, so the steps that come meanwhile share the next one. The
 * promise is fulfilled when the disk has the step, and rejected only where the step fails by itself. When another step of the shared
 * transaction fails, `work` is run a second time, so it has to read everything that it decides by.
 */
function groupCommit<T>(
  database: HaatDatabase,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const step: Step = { tables, work, resolve: (it) => resolve(it as T), reject };
    const steps = waiting.get(database);
    if (steps) steps.push(step);
    else {
      waiting.set(database, [step]);
      void Dexie.ignoreTransaction(() => commitWaiting(database));
    }
  });
}

async function commitWaiting(database: HaatDatabase): Promise<void> {
  // What comes at the same moment comes along.
  await null;
  for (;;) {
    const steps = waiting.get(database) ?? [];
    if (steps.length === 0) break;
    waiting.set(database, []);
    await commitTogether(database, steps);
  }
  waiting.delete(database);
}

async function commitTogether(database: HaatDatabase, steps: readonly Step[]): Promise<void> {
  const tables = [...new Set(steps.flatMap((step) => step.tables))];
  try {
    const results = await database.transaction('rw', tables, async () => {
      const done: unknown[] = [];
      for (const { work } of steps) done.push(await work());
      return done;
    });
    for (const [at, { resolve }] of steps.entries()) resolve(results[at]);
  } catch (error) {
    const [only, ...others] = steps;
    if (others.length === 0) only?.reject(error);
    // One of them failed, and all with it: each by itself then.
    else for (const step of steps) await commitTogether(database, [step]);
  }
}
