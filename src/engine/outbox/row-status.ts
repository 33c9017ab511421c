// The status of a write, derived from its outbox rows: the one vocabulary for it. Also whose a row is, and which row holds it up.
import type { OutboxRow } from './write.ts';

/** Whether the shop's servers answer this phone just now. */
export type Reachability = 'checking' | 'reachable' | 'unreachable';

/**
 * The status of a write for the person who made it.
 * `none`: nothing waits, and none is known to have arrived. `waiting`: goes by itself, later. `sending`: is on its way, or goes in a moment.
 * `sent`: the shop is proven to have it. `blocked`: waits for a sign-in or a newer app. `asks`: something has changed meanwhile, and it
 * waits for an answer. `refused`: the shop said no.
 */
export type WriteStatus = 'none' | 'waiting' | 'sending' | 'sent' | 'blocked' | 'asks' | 'refused';

/** A row, or the raw record of one that cannot be read any more. */
export type StoredRow = { seq: number; row: OutboxRow } | { seq: number; row: null; raw: unknown };

/**
 * The status of a thing whose writes wait in these rows, in the order of enqueueing: a row that cannot go by itself decides, else the first.
 * `isProven`: the shop has the thing as far as nothing waits.
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

/** Whether it goes no further until the person who made it has done something. */
export function needsYou(status: WriteStatus): boolean {
  return status === 'blocked' || status === 'asks' || status === 'refused';
}

/** A row of this owner: made by this account, or by nobody signed in. */
export function belongsTo(row: Pick<OutboxRow, 'uid'>, account: string | null): boolean {
  return row.uid === null || row.uid === account;
}

/** Whether time alone, or the network, is all that the row waits for. */
export function isSendable(row: OutboxRow): boolean {
  return row.state !== 'held' && row.state !== 'refused';
}

/** Finds the row that holds back another one of these: an earlier one of the same entity that waits for the shopper; else null. */
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

/** The entity of a row together with its owner; null where that cannot be read. */
export function entityOf(stored: StoredRow): string | null {
  if (stored.row) return `${stored.row.uid}:${stored.row.entityKey}`;
  const raw = stored.raw;
  if (typeof raw !== 'object' || raw === null || !('entityKey' in raw)) return null;
  return `${'uid' in raw ? raw.uid : null}:${raw.entityKey}`;
}
