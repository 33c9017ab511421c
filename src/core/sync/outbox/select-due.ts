// Picks what may be sent now: the first row of every entity, if it is this owner's and due. A row that cannot go
// holds back only the later rows of its own entity.
import {
  belongsTo,
  entityOf,
  isSendable,
  type StoredRow,
} from '../../model/outbox/row-standing.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { hasWaited } from './backoff.ts';

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
