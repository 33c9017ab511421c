// Whether something keeps this page from opening the database: nearly always another tab of the shop with an older version. It is
// opened as soon as that tab is closed; until then everything that is asked of it waits.
import type { Dexie } from 'dexie';

/**
 * An opening that takes longer is held up. Browsers tell only the first page that asks; one that is reloaded is told nothing. ms
 */
const OPENING_TIMEOUT_MS = 4_000;

/** In place of a write that would wait for as long as the other tab is open. */
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

/** Begins to follow whether a database is held; before it is opened. */
export function watchBlocked(database: Dexie): void {
  database.on('blocked', () => note(database, true));
  // At every opening, and not only at the next one.
  database.on('ready', () => note(database, false), true);
  database.on('close', () => note(database, false));
}

/** Notes it as held unless it is open in time; for when its opening begins. Returns how to stop. */
export function watchOpening(database: Dexie): () => void {
  const timer = setTimeout(() => {
    if (!database.isOpen()) note(database, true);
  }, OPENING_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Whether this page's database is held just now. */
export function isDatabaseBlocked(): boolean {
  return held.size > 0;
}

/** Calls back whenever that may have changed; returns how to stop. */
export function onDatabaseBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For presses that have to say soon whether they were saved: waits until the database is open.
 * @throws BlockedByAnotherTab when it is held, else what keeps it from being opened.
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
