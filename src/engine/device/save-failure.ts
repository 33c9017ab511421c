// When this device cannot keep something: why, and what can be done about it before the shopper is told.
import type { Dexie } from 'dexie';
import { evictPictures } from './picture-cache.ts';

/** The phone is full; another tab or version holds its storage; or it does not work. */
export type SaveFailure = 'full' | 'blocked' | 'broken';

/** The same; or this device has sent as much today as it may. */
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
 * Does a transaction. On a device that is full the pictures of products go, and it is done once more.
 * @throws whatever it threw the last time.
 */
export async function evictAndRetry<T>(database: Dexie, transact: () => Promise<T>): Promise<T> {
  try {
    return await onLiveConnection(database, transact);
  } catch (error) {
    if (saveFailureReason(error) !== 'full' || !(await evictPictures())) throw error;
    return await onLiveConnection(database, transact);
  }
}

/** Firefox takes no more writes over a connection over which something did not fit, and says why only over a new one. */
async function onLiveConnection<T>(database: Dexie, transact: () => Promise<T>): Promise<T> {
  try {
    return await transact();
  } catch (error) {
    if (!namesOf(error).includes('InvalidStateError')) throw error;
    database.close({ disableAutoOpen: false });
    return await transact();
  }
}
