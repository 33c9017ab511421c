// Why this device cannot save something, and the remedies tried before the shopper is told.
import type { Dexie } from 'dexie';
import { evictPictures } from './picture-cache.ts';

/** The phone is full; another tab or version blocks the database; or storage does not work. */
export type SaveFailure = 'full' | 'blocked' | 'broken';

/** A SaveFailure, or this device has reached its daily limit of writes. */
export type SendFailure = SaveFailure | 'enough-today';

/** Why a transaction failed, from the name of its error or of the error inside it. Source: IndexedDB 3.0, 5.8. */
export function saveFailureReason(error: unknown): SaveFailure {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return 'full';
  const blocked = ['BlockedByAnotherTab', 'TimeoutError', 'OpenFailedError'];
  return blocked.some((name) => names.includes(name)) ? 'blocked' : 'broken';
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner: unknown = Reflect.get(error, 'inner');
  return [error.name, inner instanceof Error || inner instanceof DOMException ? inner.name : ''];
}

/**
 * Runs a transaction. On a full device it deletes the cached product pictures and tries once more.
 * @throws the last error.
 */
export async function evictAndRetry<T>(database: Dexie, transact: () => Promise<T>): Promise<T> {
  try {
    return await onLiveConnection(database, transact);
  } catch (error) {
    if (saveFailureReason(error) !== 'full' || !(await evictPictures())) throw error;
    return await onLiveConnection(database, transact);
  }
}

/** After a quota error Firefox takes no more writes over that connection, and gives the reason only over a new one. */
async function onLiveConnection<T>(database: Dexie, transact: () => Promise<T>): Promise<T> {
  try {
    return await transact();
  } catch (error) {
    if (!namesOf(error).includes('InvalidStateError')) throw error;
    database.close({ disableAutoOpen: false });
    return await transact();
  }
}
