// Asks the browser not to clear what the shop keeps, once there is something worth keeping. A browser may show a question for
// it, so it is asked seldom, and never while nothing but the catalogue is on the phone.
import { liveQuery } from 'dexie';
import {
  endHint,
  readStorageAnswer,
  type StorageAnswer,
  writeStorageAnswer,
} from '#domain/device/install-state.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { keptStorage } from '#engine/lib/capabilities.ts';

/** A browser that said no is left alone for this long. ms */
const LEFT_ALONE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the browser may be asked again after this answer. `now` in ms. */
export function mayAskToKeep(last: StorageAnswer | null, now: number): boolean {
  return last === null || last.isKept || Math.abs(now - last.at) >= LEFT_ALONE_MS;
}

/** Asks after the first thing in the cart or in the outbox, once per start at most, and at once when the shop is installed. */
export function keepStorageWhenDue(database: HaatDatabase): void {
  addEventListener('appinstalled', () => {
    void noteInstalled(database).catch(console.error);
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

async function noteInstalled(database: HaatDatabase): Promise<void> {
  await endHint(database, 'installed');
  await requestPersistence(database);
}

/** Asks unless it is granted already, and keeps the answer. */
async function requestPersistence(database: HaatDatabase): Promise<void> {
  const storage = keptStorage(navigator);
  if (!storage) return;
  const isKept = (await storage.persisted()) || (await storage.persist());
  await writeStorageAnswer(database, { isKept, at: Date.now() });
}
