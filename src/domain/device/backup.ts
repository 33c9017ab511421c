// A second copy of the data that only this phone has: cart, outbox, account and its documents. A browser that finds its
// database damaged, as after a kill in mid-write, silently starts an empty one; the copy is then restored before
// anything is read. It only adds missing rows to a database, and never overwrites any.
import { Dexie } from 'dexie';
import { readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import {
  type BackupTables,
  canBackUp,
  deleteBackup,
  deleteFile,
  keepFile,
  keptFiles,
  readBackup,
  readFile,
  writeBackup,
} from './backup-stores.ts';
import type { HaatDatabase } from './tables.ts';

/** Tables that only this phone has, or that waiting writes depend on. The catalogue is fetched again by itself. */
export const BACKED_UP_TABLES = [
  'outbox',
  'cartItems',
  'enquiries',
  'orders',
  'addresses',
  'profiles',
  'quotations',
  'wishes',
  'deviceState',
] as const;

/** Key in `deviceState` of the desk copy's state, which is deleted with its merchant and never restored. */
export const DESK_KEY = 'desk-mirror';
/** Key in `deviceState`: this database has read the backup; before that, no copy is written. Stored name. */
const BACKUP_LOOKED_AT = 'spare-copy';
/** The same in every version: another tab may run an older one. */
const BACKUP_LOCK = 'haat-spare-copy';
/** Opening the database or signing out waits no longer than this. ms */
const TIMEOUT_MS = 500;
/** A deletion that takes longer counts as failed. ms */
const DELETE_TIMEOUT_MS = 10_000;

/** The pause after a copy, as a multiple of its duration: sending a long outbox changes rows many times a second … */
const SHARE = 8;
/** … and no longer than this, however slow the phone. ms */
const MAX_PAUSE_MS = 5_000;

let due: Promise<void> | undefined;
let copying: Promise<void> = Promise.resolve();
let pauseEndsAt = 0;

/**
 * Updates the copy to the database's state when its turn comes; earlier calls share one run. Resolves also when there
 * is no room for the copy.
 */
export function saveBackup(database: HaatDatabase): Promise<void> {
  if (!canBackUp()) return Promise.resolve();
  // The caller may still be inside the transaction that made the change.
  due ??= Dexie.ignoreTransaction(() => copyAfterPause(database));
  return Promise.race([due, timeout()]);
}

/**
 * Deletes the copy, and only then does `work`; no copy is made in between. Then copies the remaining data.
 * @throws Error where the copy cannot be deleted: then `work` has not begun.
 */
export async function withoutBackup(
  database: HaatDatabase,
  work: () => PromiseLike<void>,
): Promise<void> {
  if (!canBackUp()) return work();
  const signal = AbortSignal.timeout(DELETE_TIMEOUT_MS);
  const deleteAndWork = async () => {
    signal.throwIfAborted();
    await Promise.race([deleteBackup(), whenLate(signal)]);
    await work();
  };
  try {
    await inTurn(deleteAndWork, { signal });
  } finally {
    await saveBackup(database);
  }
}

/** Adds the copy's rows that a new database lacks; call at every opening. Never fails, so that opening does not. */
export async function restoreBackup(database: HaatDatabase): Promise<void> {
  if (!canBackUp() || (await database.deviceState.get(BACKUP_LOOKED_AT))) return;
  await Promise.race([putBack(database).catch(console.error), timeout()]);
}

async function putBack(database: HaatDatabase): Promise<void> {
  const tables = (await readBackup()) ?? {};
  const ids = Object.keys(tables).length > 0 ? await keptFiles() : [];
  const files = await Promise.all(ids.map(async (id) => ({ id, file: await readFile(id) })));
  await database.transaction('rw', [...backedUp(database), database.waitingFiles], async () => {
    if (await database.deviceState.get(BACKUP_LOOKED_AT)) return;
    for (const { id, file } of files) {
      if (file) await database.waitingFiles.put({ id, ...file });
    }
    for (const name of BACKED_UP_TABLES) {
      for (const row of tables[name] ?? []) {
        // The desk's copy is not in the backup, so neither is how far it was read: it is read whole again.
        if (Object(row).key === DESK_KEY) continue;
        // Existing rows are newer, and a bad row must not stop the others.
        await database
          .table(name)
          .add(name === 'outbox' ? withoutSeq(row) : row)
          .catch(() => {});
      }
    }
    await database.deviceState.put({ key: BACKUP_LOOKED_AT, value: true });
  });
}

/** Waits for the previous copy and its pause, and only then for the lock: a deletion never waits for the pause. */
async function copyAfterPause(database: HaatDatabase): Promise<void> {
  await copying;
  await new Promise((resolve) => setTimeout(resolve, pauseEndsAt - performance.now()));
  copying = inTurn(async () => {
    due = undefined;
    const began = performance.now();
    await copy(database).finally(() => {
      const took = performance.now() - began;
      pauseEndsAt = began + took + Math.min(MAX_PAUSE_MS, SHARE * took);
    });
  }).catch(() => undefined);
  await copying;
}

async function copy(database: HaatDatabase): Promise<void> {
  const read = await database.transaction(
    'r',
    [...backedUp(database), database.waitingFiles],
    async () => {
      if (!(await database.deviceState.get(BACKUP_LOOKED_AT))) return null;
      const tables: BackupTables = {};
      for (const table of backedUp(database)) tables[table.name] = await table.toArray();
      return { tables, files: new Set(await database.waitingFiles.toCollection().primaryKeys()) };
    },
  );
  if (!read) return;
  const kept = await keptFiles();
  for (const id of read.files) {
    if (kept.includes(id)) continue;
    const file = await readWaitingFile(database, id);
    if (file) await keepFile(id, file.type, file.bytes);
  }
  await writeBackup(read.tables);
  for (const id of kept) if (!read.files.has(id)) await deleteFile(id);
}

function backedUp(database: HaatDatabase) {
  return BACKED_UP_TABLES.map((name) => database.table(name));
}

/** Drops `seq`: the database numbers the rows anew, in the copy's order. */
function withoutSeq(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'seq'));
}

/** Runs one at a time: across tabs and workers with Web Locks, else within this page. `signal` ends the wait. */
function inTurn(work: () => Promise<void>, options: { signal?: AbortSignal } = {}): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(BACKUP_LOCK, options, work);
  last = last.then(work, work);
  return last;
}
let last: Promise<void> = Promise.resolve();

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}

function whenLate(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
