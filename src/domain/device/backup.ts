// A second copy of what this phone alone has: the cart, what waits, who is signed in and what belongs to them. A browser that finds
// its database damaged, as a kill in the middle of a write can leave it, begins an empty one without a word; the copy is then put
// back before anybody reads it. It never touches a database that still has its own rows, but to add what it lacks.
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

/** The tables that nobody but this phone has, or that nothing waits without. The catalogue comes again by itself. */
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

/** In `deviceState`: the backup was looked at after this database was made. Without it, none is written over. Stored name, kept for old phones. */
const BACKUP_LOOKED_AT = 'spare-copy';
/** Also older versions of the app, in another tab, take this lock. */
const BACKUP_LOCK = 'haat-spare-copy';
/** Nobody who opens the database or signs out waits longer for it. ms */
const TIMEOUT_MS = 500;
/** A copy that is not deleted by then counts as one that cannot be. ms */
const DELETE_TIMEOUT_MS = 10_000;

/** The pause after a copy lasts so many times as long as the copy took, as a long outbox that is being sent changes many times a second … */
const SHARE = 8;
/** … and no longer than this, however slow the phone. ms */
const MAX_PAUSE_MS = 5_000;

let due: Promise<void> | undefined;
let copying: Promise<void> = Promise.resolve();
let pauseEndsAt = 0;

/**
 * Brings the copy up to date with the database as it is when its turn comes; calls that come before then share one. Done, too, when
 * there is no room for it.
 */
export function saveBackup(database: HaatDatabase): Promise<void> {
  if (!canBackUp()) return Promise.resolve();
  // Whoever says that something has changed may still stand in the transaction that changed it.
  due ??= Dexie.ignoreTransaction(() => copyAfterPause(database));
  return Promise.race([due, timeout()]);
}

/**
 * Deletes the copy, and only then does `work`; nobody makes a copy in between. Afterwards one is made of what is left.
 * @throws Error where the copy cannot be deleted: then `work` was not begun.
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

/** Puts back what the copy has and a new database lacks; for whenever it was opened. It never fails, so that opening does not. */
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
        // What is there already is newer, and an odd row must not keep the others back.
        await database
          .table(name)
          .add(name === 'outbox' ? withoutSeq(row) : row)
          .catch(() => {});
      }
    }
    await database.deviceState.put({ key: BACKUP_LOOKED_AT, value: true });
  });
}

/** Waits for the copy before and the pause after it, and only then for the lock, so that nobody who has to delete the copy waits for the pause. */
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

/** The database gives each row a place in the queue anew, in the order of the copy. */
function withoutSeq(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'seq'));
}

/** One after the other: across tabs and the worker where the browser has Web Locks, else on this page. `signal` ends the waiting. */
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
