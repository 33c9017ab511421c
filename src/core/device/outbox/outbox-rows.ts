// The outbox's rows in IndexedDB: read, append, change, remove. Rows that are under way are in claims.ts.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { StoredRow } from '../../model/outbox/row-standing.ts';
import { OutboxRow } from '../../model/outbox/write.ts';
import type { HaatDatabase } from '../database/tables.ts';

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
