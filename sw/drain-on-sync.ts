// Background Sync: the same drain that the page uses, after the page is closed. While something could still be
// sent the event fails on purpose, so that the browser comes again.
import { deviceDatabase } from '#core/device/database.ts';
import { keepSpare } from '#core/device/spare-copy.ts';
import { drain } from '#core/sync/drain.ts';
import { deviceDrainSetup } from '#core/sync/drain-setup.ts';
import { OUTBOX_SYNC_TAG } from '#core/sync/sync-tag.ts';
import { showWaitingBadge } from '#core/sync/waiting-badge.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library yet. Source: WICG Background Synchronization. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Answers a `sync` event of the outbox. */
export function drainOnSync(event: Event): void {
  if (!isSyncEvent(event) || event.tag !== OUTBOX_SYNC_TAG) return;
  event.waitUntil(drainAll());
}

async function drainAll(): Promise<void> {
  const database = deviceDatabase();
  const { sendable } = await drain(await deviceDrainSetup(database), { hurry: true });
  await keepSpare(database);
  await showWaitingBadge(database, self.navigator);
  if (sendable > 0) throw new Error(`${sendable} still waiting to be sent`);
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
