// The outbox's rows in IndexedDB and the files that go with them: read, append, change, remove. How a row moves from state to state is in
// core/sync/outbox/row-lifecycle.ts.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { EngineDatabase, WaitingFile } from '../device/engine-database.ts';
import type { StoredRow } from './row-status.ts';
import { OutboxRow } from './write.ts';

/** Every row in the order of enqueueing, readable or not. */
export async function readOutbox(database: EngineDatabase): Promise<StoredRow[]> {
  // At one go: a cursor takes as long as ten of these where there are many rows.
  return (await database.outbox.toArray()).map(storedRow);
}

/**
 * The readable rows of an account, of one entity where that is given, in the order of enqueueing. It asks the table itself: behind one more
 * async function a live query in a browser forgets that it is one, and follows nothing that it reads afterwards.
 */
export async function readRowsOf(
  database: EngineDatabase,
  uid: string | null,
  entityKey?: string,
): Promise<OutboxRow[]> {
  return (await database.outbox.toArray()).flatMap((raw) => {
    const { row } = storedRow(raw);
    return row?.uid === uid && (entityKey ?? row.entityKey) === row.entityKey ? row : [];
  });
}

function storedRow(raw: unknown): StoredRow {
  const parsed = v.safeParse(OutboxRow, raw);
  if (parsed.success) return { seq: parsed.output.seq, row: parsed.output };
  // The database itself writes it into every row.
  return { seq: Number(Reflect.get(Object(raw), 'seq')), row: null, raw };
}

/** One row by its id; undefined when it is gone or unreadable. */
export async function readOutboxRow(
  database: EngineDatabase,
  id: string,
): Promise<OutboxRow | undefined> {
  const parsed = v.safeParse(OutboxRow, await database.outbox.get({ id }));
  return parsed.success ? parsed.output : undefined;
}

/** Appends a row; its seq is given by the database. */
export async function appendRow(
  database: EngineDatabase,
  row: Omit<OutboxRow, 'seq'>,
): Promise<void> {
  await database.outbox.add(row);
}

/** Changes a row if it is still there. */
export async function changeRow(
  database: EngineDatabase,
  seq: number,
  change: Partial<OutboxRow>,
): Promise<void> {
  await database.outbox.update(seq, change);
}

/** Removes a row together with a change of other tables that its end brings, as one transaction. */
export async function removeRow(
  database: EngineDatabase,
  seq: number,
  changed: readonly Table[],
  withIt: () => Promise<unknown>,
): Promise<void> {
  await database.transaction('rw', [database.outbox, ...changed], async () => {
    await database.outbox.delete(seq);
    await withIt();
  });
}

/** Kinds that change only a part of an order and say nothing about the rest of it. */
const PARTS = ['cancel-order', 'order-address', 'order-transaction'];

/** The writes of the same entity and account that wait behind this one, in their order. */
export async function laterWrites(database: EngineDatabase, row: OutboxRow): Promise<OutboxRow[]> {
  const all = await readRowsOf(database, row.uid, row.entityKey);
  return all.filter(({ seq }) => seq > row.seq);
}

/** Whether a write changes only a part, which is nothing without the whole. */
export function isOfPart({ kind }: Pick<OutboxRow, 'kind'>): boolean {
  return PARTS.includes(kind);
}

/** Whether a later write that waits has the last word about the thing that this one changes. */
export async function hasLaterWrite(database: EngineDatabase, row: OutboxRow): Promise<boolean> {
  return (await laterWrites(database, row)).some((it) => !isOfPart(it) || it.kind === row.kind);
}

/** The file that waits for a row's upload, by the row's id (several of one row: ids that begin with it); undefined when there is none. */
export async function readWaitingFile(
  database: EngineDatabase,
  id: string,
): Promise<WaitingFile | undefined> {
  return database.waitingFiles.get(id);
}

/** Deletes all files of a row. */
export async function deleteWaitingFiles(database: EngineDatabase, rowId: string): Promise<void> {
  await database.waitingFiles.where('id').startsWith(rowId).delete();
}
