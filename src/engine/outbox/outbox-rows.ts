// The outbox's rows in IndexedDB and their files: read, append, change, remove. The states are in ./row-lifecycle.ts.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { EngineDatabase, WaitingFile } from '../device/engine-database.ts';
import type { StoredRow } from './row-status.ts';
import { OutboxRow } from './write.ts';

/** Every row in the order of enqueueing, readable or not. */
export async function readOutbox(database: EngineDatabase): Promise<StoredRow[]> {
  // With toArray: over many rows a cursor takes ten times as long.
  return (await database.outbox.toArray()).map(storedRow);
}

/**
 * The readable rows of an account, optionally of one entity, in order of enqueueing. It reads the table directly:
 * behind one more async function a live query in a browser loses track of the tables it reads.
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
  // The database itself puts `seq` into every row.
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

/** Appends a row; the database assigns its seq. */
export async function appendRow(
  database: EngineDatabase,
  row: Omit<OutboxRow, 'seq'>,
): Promise<void> {
  await database.outbox.add(row);
}

/** Changes a row if it still exists. */
export async function changeRow(
  database: EngineDatabase,
  seq: number,
  change: Partial<OutboxRow>,
): Promise<void> {
  await database.outbox.update(seq, change);
}

/** Removes a row and makes the accompanying change of other tables in one transaction. */
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

/** The later writes of the same entity and account, in order. */
export async function laterWrites(database: EngineDatabase, row: OutboxRow): Promise<OutboxRow[]> {
  const all = await readRowsOf(database, row.uid, row.entityKey);
  return all.filter(({ seq }) => seq > row.seq);
}

/**
 * The file that waits to be uploaded for a row, by the row's id (several: ids that begin with it); undefined when there
 * is none.
 */
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
