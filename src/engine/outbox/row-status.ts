// Derives the status of a write from its outbox rows: the only vocabulary for it. Also tells whose a row is, and which
// row holds it up.
import type { OutboxRow } from './write.ts';

/** Whether the shop's servers answer this phone now. */
export type Reachability = 'checking' | 'reachable' | 'unreachable';

/**
 * The status of a write for its author. `none`: nothing waits, and nothing is known to have arrived. `waiting`: goes by
 * itself, later. `sending`: on its way, or about to be. `sent`: the shop is proven to have it. `blocked`: waits for a
 * sign-in or a newer app. `asks`: something changed meanwhile, and it waits for an answer. `refused`: the shop said no.
 */
export type WriteStatus = 'none' | 'waiting' | 'sending' | 'sent' | 'blocked' | 'asks' | 'refused';

/** A row, or the raw record of an unreadable one. */
export type StoredRow = { seq: number; row: OutboxRow } | { seq: number; row: null; raw: unknown };

/**
 * The status of an entity by its waiting rows, in order of enqueueing: a row that cannot go by itself decides, else the
 * first. `isProven`: the shop has everything that no longer waits.
 */
export function writeStatus(
  rows: readonly OutboxRow[],
  reachability: Reachability = 'checking',
  isProven = false,
): WriteStatus {
  const [first] = rows;
  if (!first) return isProven ? 'sent' : 'none';
  const stuck = rows.find((row) => !isSendable(row));
  if (stuck?.state === 'refused') return 'refused';
  if (stuck) return stuck.heldFor === 'review' ? 'asks' : 'blocked';
  if (first.state === 'backoff') return 'waiting';
  const isGoing =
    first.state === 'queued' ? reachability === 'reachable' : reachability !== 'unreachable';
  return isGoing ? 'sending' : 'waiting';
}

/** Whether the write stops until its author acts. */
export function needsYou(status: WriteStatus): boolean {
  return status === 'blocked' || status === 'asks' || status === 'refused';
}

/** Whether a row is this owner's: made by this account, or by nobody signed in. */
export function belongsTo(row: Pick<OutboxRow, 'uid'>, account: string | null): boolean {
  return row.uid === null || row.uid === account;
}

/** Whether the row waits only for time or the network. */
export function isSendable(row: OutboxRow): boolean {
  return row.state !== 'held' && row.state !== 'refused';
}

/** Finds the row that holds another one up: an earlier one of the same entity that waits for the shopper; else null. */
export function heldUpIn(rows: readonly StoredRow[]): (row: OutboxRow) => StoredRow | null {
  const firsts = new Map<string, StoredRow>();
  for (const stored of rows) {
    const entity = entityOf(stored);
    if (entity !== null && !firsts.has(entity)) firsts.set(entity, stored);
  }
  return (row) => {
    const first = firsts.get(entityOf({ seq: row.seq, row }) ?? '');
    if (!first || first.seq >= row.seq) return null;
    return first.row && isSendable(first.row) ? null : first;
  };
}

/** The entity of a row with its owner; null where unreadable. */
export function entityOf(stored: StoredRow): string | null {
  if (stored.row) return `${stored.row.uid}:${stored.row.entityKey}`;
  const raw = stored.raw;
  if (typeof raw !== 'object' || raw === null || !('entityKey' in raw)) return null;
  return `${'uid' in raw ? raw.uid : null}:${raw.entityKey}`;
}
