// Background Sync: runs the page's drain after the page is closed. While rows could still be sent, the event fails on
// purpose, so that the browser fires it again.

import { saveBackup } from '#domain/device/backup.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { drainDevice } from '#domain/writes/drain-device.ts';
import { showWaitingBadge } from '#engine/outbox/count-waiting.ts';
import { OUTBOX_SYNC_TAG } from '#engine/outbox/write.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library yet. Source: WICG Background Synchronization. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/**
 * Handles a `sync` event of the outbox. `kinds` and the number on the app's icon: default the shopper's; the desk passes
 * its own.
 */
export function drainOnSync(
  event: Event,
  kinds?: WriteKinds,
  showNumber: (database: HaatDatabase) => Promise<void> = showWaiting,
): void {
  if (!isSyncEvent(event) || event.tag !== OUTBOX_SYNC_TAG) return;
  event.waitUntil(drainAll(kinds, showNumber));
}

const showWaiting = (database: HaatDatabase) => showWaitingBadge(database, self.navigator);

async function drainAll(
  kinds: WriteKinds | undefined,
  showNumber: (database: HaatDatabase) => Promise<void>,
): Promise<void> {
  const database = deviceDatabase();
  const { sendable } = await drainDevice(database, { kinds, ignoreBackoff: true });
  await saveBackup(database);
  await showNumber(database);
  if (sendable > 0) throw new Error(`${sendable} still waiting to be sent`);
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
