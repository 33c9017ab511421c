// The outbox's rows in IndexedDB: append, claim, settle, remove. Every step is one transaction, so that a kill
// between two of them leaves a row that the next drain understands. It never decides what an answer means.
import type { Table } from 'dexie';
import * as v from 'valibot';
import { UPLOAD_LEASE_MS } from '../../model/limits.ts';
import { OutboxRow } from '../../model/outbox/write.ts';
import type { HaatDatabase } from '../database/tables.ts';

/** A row, or what is left of one that cannot be read any more. */
export type StoredRow = { seq: number; row: OutboxRow } | { seq: number; row: null; raw: unknown };

/** Every row in the order of enqueueing, readable or not. */
export async function readOutbox(database: HaatDatabase): Promise<StoredRow[]> {
  // At one go: a cursor takes as long as ten of these where there are many rows.
  const stored = await database.outbox.toArray();
  return stored.map((raw) => {
    const parsed = v.safeParse(OutboxRow, raw);
    if (parsed.success) return { seq: parsed.output.seq, row: parsed.output };
    // The database itself writes it into every row.
    return { seq: Number(Reflect.get(Object(raw), 'seq')), row: null, raw };
  });
}

/** One row by its id; undefined when it is gone or unreadable. */
export async function readOutboxRow(
  database: HaatDatabase,
  id: string,
): Promise<OutboxRow | undefined> {
  const parsed = v.safeParse(OutboxRow, await database.outbox.get({ id }));
  return parsed.success ? parsed.output : undefined;
}

/** Appends a row; its seq is given by the database. */
export async function appendRow(
  database: HaatDatabase,
  row: Omit<OutboxRow, 'seq'>,
): Promise<void> {
  await database.outbox.add(row);
}

/** Changes a row if it is still there. */
export async function changeRow(
  database: HaatDatabase,
  seq: number,
  change: Partial<OutboxRow>,
): Promise<void> {
  await database.outbox.update(seq, change);
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
  return database.transaction('rw', database.outbox, async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(row.seq));
    if (!parsed.success || !isSameLease(parsed.output.lease, row.lease)) return false;
    await database.outbox.update(row.seq, change);
    return true;
  });
}

function isSameLease(one: OutboxRow['lease'], other: OutboxRow['lease']): boolean {
  return one?.holder === other?.holder && one?.until === other?.until;
}

/** Whether a lease still runs at this time, ms since 1970. */
export function isAlive(
  lease: OutboxRow['lease'] | undefined,
  now: number,
): lease is NonNullable<OutboxRow['lease']> {
  const left = (lease?.until ?? 0) - now;
  // A lease longer than any that was ever taken is left from before the clock was set back.
  return left > 0 && left <= UPLOAD_LEASE_MS;
}

type Claim = {
  lease: NonNullable<OutboxRow['lease']>;
  /** ms since 1970. */
  now: number;
  /** A lease that counts no longer, because whoever took it is gone; else null. */
  left: OutboxRow['lease'];
};

/**
 * Takes the lease of a row so that no other drain sends it at the same time. Null when another one holds it,
 * or when the row is gone or has changed to a state that is not to be sent. The row is handed over as it is now, but with
 * `everSent` as it was before: whether an earlier attempt may have landed.
 */
export async function claimRow(
  database: HaatDatabase,
  seq: number,
  { lease, now, left }: Claim,
): Promise<OutboxRow | null> {
  return database.transaction('rw', database.outbox, async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(seq));
    if (!parsed.success) return null;
    const row = parsed.output;
    const isTaken = isAlive(row.lease, now) && !isSameLease(row.lease, left);
    if (isTaken || row.state === 'held' || row.state === 'refused') return null;
    const claimed: OutboxRow = { ...row, state: 'sending', everSent: true, lease };
    await database.outbox.put(claimed);
    return { ...claimed, everSent: row.everSent };
  });
}

/**
 * Removes a row that was settled as `row` together with the notes that its end brings, as one transaction. False, and nothing is
 * changed, when the shopper has given it up or changed it since: then something else was settled.
 */
export async function removeSettled(
  database: HaatDatabase,
  row: OutboxRow,
  changed: readonly Table[],
  withIt: () => Promise<unknown>,
): Promise<boolean> {
  return database.transaction('rw', [database.outbox, ...changed], async () => {
    const parsed = v.safeParse(OutboxRow, await database.outbox.get(row.seq));
    const isSame =
      parsed.success && JSON.stringify(parsed.output.payload) === JSON.stringify(row.payload);
    if (!isSame) return false;
    await removeRow(database, row.seq, changed, withIt);
    return true;
  });
}

/** Removes a row together with a change of other tables that its end brings, as one transaction. */
export async function removeRow(
  database: HaatDatabase,
  seq: number,
  changed: readonly Table[],
  withIt: () => Promise<unknown>,
): Promise<void> {
  await database.transaction('rw', [database.outbox, ...changed], async () => {
    await database.outbox.delete(seq);
    await withIt();
  });
}
