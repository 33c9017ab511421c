// How a row of the outbox stands: whose it is, whether it goes by itself, and what holds it up.
import type { OutboxRow } from './write.ts';

/** A row, or what is left of one that cannot be read any more. */
export type StoredRow = { seq: number; row: OutboxRow } | { seq: number; row: null; raw: unknown };

/** A row of this owner: made by this account, or by nobody signed in. */
export function belongsTo(row: Pick<OutboxRow, 'uid'>, account: string | null): boolean {
  return row.uid === null || row.uid === account;
}

/** Whether time alone, or the network, is all that the row waits for. */
export function isSendable(row: OutboxRow): boolean {
  return row.state !== 'held' && row.state !== 'refused';
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

/** What a row is about, together with whose it is; null where that cannot be read. */
export function entityOf(stored: StoredRow): string | null {
  if (stored.row) return `${stored.row.uid}:${stored.row.entityKey}`;
  const raw = stored.raw;
  if (typeof raw !== 'object' || raw === null || !('entityKey' in raw)) return null;
  return `${'uid' in raw ? raw.uid : null}:${raw.entityKey}`;
}
