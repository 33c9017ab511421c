// Picks what may be sent now: the first row of every entity, if it is this owner's and due. A row that cannot go
// holds back only the later rows of its own entity.
import type { StoredRow } from '../../device/outbox/outbox-rows.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { hasWaited } from './backoff.ts';

/** A row of this owner: made by this account, or by nobody signed in. */
export function belongsTo(row: Pick<OutboxRow, 'uid'>, account: string | null): boolean {
  return row.uid === null || row.uid === account;
}

/** Whether time alone, or the network, is all that the row waits for. */
export function isSendable(row: OutboxRow): boolean {
  return row.state !== 'held' && row.state !== 'refused';
}

/** The first row of each entity that is this owner's and sendable, due or not, in order of enqueueing. */
export function sendableHeads(rows: readonly StoredRow[], account: string | null): OutboxRow[] {
  const taken = new Set<string>();
  const heads: OutboxRow[] = [];
  for (const stored of rows) {
    const entity = entityOf(stored);
    if (entity === null || taken.has(entity)) continue;
    taken.add(entity);
    if (stored.row && belongsTo(stored.row, account) && isSendable(stored.row)) {
      heads.push(stored.row);
    }
  }
  return heads;
}

/**
 * Whether a row may be sent now. `ignoreBackoff` does not wait out a backoff (the network is back), unless the shop itself asked to
 * be left alone.
 */
export function isDue(row: OutboxRow, now: number, ignoreBackoff: boolean): boolean {
  const mayIgnore = ignoreBackoff && row.lastError?.code !== 'busy';
  return row.state !== 'backoff' || mayIgnore || hasWaited(row.nextAt, now);
}

/** Tells what holds a row of these back that could go otherwise: an earlier one of the same entity that waits for the shopper; else null. */
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

function entityOf(stored: StoredRow): string | null {
  if (stored.row) return `${stored.row.uid}:${stored.row.entityKey}`;
  const raw = stored.raw;
  if (typeof raw !== 'object' || raw === null || !('entityKey' in raw)) return null;
  return `${'uid' in raw ? raw.uid : null}:${raw.entityKey}`;
}
