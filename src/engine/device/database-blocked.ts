// Whether something keeps this page from opening the database: nearly always another tab with an older version of the
// shop. The database opens once that tab closes; until then every read and write waits.
import type { Dexie } from 'dexie';

/**
 * An opening that takes longer counts as blocked: browsers send `blocked` to the first page only, not to a reloaded
 * one. ms
 */
const OPENING_TIMEOUT_MS = 4_000;

/** Thrown instead of waiting until the other tab closes. */
class BlockedByAnotherTab extends Error {
  override readonly name = 'BlockedByAnotherTab';
}

const held = new Set<Dexie>();
const listeners = new Set<() => void>();

function note(database: Dexie, isHeld: boolean): void {
  if (isHeld) held.add(database);
  else held.delete(database);
  for (const listener of listeners) listener();
}

/** Starts to follow whether a database is blocked; call it before the database opens. */
export function watchBlocked(database: Dexie): void {
  database.on('blocked', () => note(database, true));
  // `true`: at every opening, not only the next.
  database.on('ready', () => note(database, false), true);
  database.on('close', () => note(database, false));
}

/**
 * Records the database as blocked unless it opens in time; call it when the opening begins. Returns a stop function.
 */
export function watchOpening(database: Dexie): () => void {
  const timer = setTimeout(() => {
    if (!database.isOpen()) note(database, true);
  }, OPENING_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Whether a database of this page is blocked now. */
export function isDatabaseBlocked(): boolean {
  return held.size > 0;
}

/** Calls back whenever that may have changed; returns a stop function. */
export function onDatabaseBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits until the database is open; for presses that must soon say whether they were saved.
 * @throws BlockedByAnotherTab when it is blocked, else the error that keeps it from opening.
 */
export async function openToWrite(database: Dexie): Promise<void> {
  if (database.isOpen()) return;
  const stopWatching = watchOpening(database);
  let stopListening = () => {};
  const isHeld = new Promise<never>((_, refuse) => {
    const look = () => {
      if (held.has(database)) refuse(new BlockedByAnotherTab('the database is held'));
    };
    stopListening = onDatabaseBlocked(look);
    look();
  });
  try {
    await Promise.race([isHeld, database.table('deviceState').count()]);
  } finally {
    stopWatching();
    stopListening();
  }
}
