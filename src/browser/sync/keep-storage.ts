// Asks the browser for persistent storage once something worth it is stored. A browser may prompt the shopper, so it
// asks rarely, and never while only the catalogue is on the phone.
import { liveQuery } from 'dexie';
import {
  endHint,
  readStorageAnswer,
  type StorageAnswer,
  writeStorageAnswer,
} from '#domain/device/install-state.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { keptStorage } from '#engine/lib/capabilities.ts';

/** No new request for this long after the browser said no. ms */
const LEFT_ALONE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the browser may be asked again after this answer. `now` in ms. */
export function mayAskToKeep(last: StorageAnswer | null, now: number): boolean {
  return last === null || last.isKept || Math.abs(now - last.at) >= LEFT_ALONE_MS;
}

/**
 * Asks when the cart or the outbox has its first entry, at most once per start; and at once when the shop is installed.
 */
export function keepStorageWhenDue(database: HaatDatabase): void {
  addEventListener('appinstalled', () => {
    void recordInstalled(database).catch(console.error);
  });
  const worth = liveQuery(
    async () => (await database.cartItems.count()) + (await database.outbox.count()) > 0,
  ).subscribe({
    next: (isWorthIt) => {
      if (!isWorthIt) return;
      worth.unsubscribe();
      void requestOnce(database).catch(console.error);
    },
    error: console.error,
  });
}

async function requestOnce(database: HaatDatabase): Promise<void> {
  if (mayAskToKeep(await readStorageAnswer(database), Date.now()))
    await requestPersistence(database);
}

async function recordInstalled(database: HaatDatabase): Promise<void> {
  await endHint(database, 'installed');
  await requestPersistence(database);
}

/** Asks unless already granted, and stores the answer. */
async function requestPersistence(database: HaatDatabase): Promise<void> {
  const storage = keptStorage(navigator);
  if (!storage) return;
  const isKept = (await storage.persisted()) || (await storage.persist());
  await writeStorageAnswer(database, { isKept, at: Date.now() });
}
