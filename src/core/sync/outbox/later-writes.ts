// Whether a write has the last word about its entity on this device. Only reads the outbox.

import type { HaatDatabase } from '../../device/database/tables.ts';
import { readOutbox } from '../../device/outbox/outbox-rows.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';

/** Changes of a part of an order, or of where it stands: they say nothing about the rest of it. */
const PARTS = ['cancel-order', 'order-address', 'order-transaction'];

/** The writes of the same entity and account that wait behind this one, in their order. */
export async function laterWrites(database: HaatDatabase, row: OutboxRow): Promise<OutboxRow[]> {
  return (await readOutbox(database)).flatMap(({ seq, row: other }) =>
    seq > row.seq && other?.uid === row.uid && other.entityKey === row.entityKey ? other : [],
  );
}

/** Whether a write is one of a part, which is nothing without the whole. */
export function isOfPart({ kind }: Pick<OutboxRow, 'kind'>): boolean {
  return PARTS.includes(kind);
}

/** Whether a later write that waits has the last word about what this one changes. */
export async function hasLaterWrite(database: HaatDatabase, row: OutboxRow): Promise<boolean> {
  return (await laterWrites(database, row)).some((it) => !isOfPart(it) || it.kind === row.kind);
}
