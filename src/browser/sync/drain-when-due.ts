// When the page drains the outbox: after every new row, when a backoff ends, and at once when the shop is reachable
// again. Where the browser can, it also asks the worker to go on after the page is closed.
import { Dexie, liveQuery } from 'dexie';
import { reopenIfFailed } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import type { drainDevice } from '#domain/writes/drain-device.ts';
import { readAccount } from '#engine/account/account.ts';
import { backgroundSync, mayHaveBackgroundSync } from '#engine/lib/capabilities.ts';
import type { DrainReport } from '#engine/outbox/drain.ts';
import { OUTBOX_SYNC_TAG } from '#engine/outbox/write.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { onReachability, reachability, recordAnswered } from './reachability.ts';
import { scheduler } from './scheduler.ts';

/** Longest time between drains: not every browser has an event for every occasion. ms */
const MAX_POLL_INTERVAL_MS = 30_000;
/** After a drain that ignored backoffs got no answer, honour them for this long, however the network flickers. ms */
const BACKOFF_HONOURED_MS = 15_000;
/** Retry code that failed to load after this time, or as soon as the shop answers. ms */
const CODE_RETRY_MS = 5_000;

/** Loads the code that sends; rejects where that fails. */
type LoadSender = () => Promise<{ drainDevice: typeof drainDevice }>;

/**
 * Drains now and whenever a row becomes due, while the page lives. The sending code loads with the first row, or at
 * once where no worker could send instead. `kinds`: default the shopper's; the desk passes its own.
 */
export function drainWhenDue(
  database: HaatDatabase,
  loadSender: LoadSender,
  kinds?: WriteKinds,
): void {
  let ignoredInVainAt = 0;
  let hasAskedWorker = false;
  let nextAt: number | null = null;
  if (!mayHaveBackgroundSync(window, navigator)) void loadSender().catch(() => undefined);

  const { due, running } = scheduler<'row' | 'return'>({
    name: 'the outbox',
    everyMs: MAX_POLL_INTERVAL_MS,
    dueInMs: () => (nextAt === null ? MAX_POLL_INTERVAL_MS : nextAt - Date.now()),
    async run(reasons) {
      const ignoreBackoff = reasons.has('return');
      const report = await drainOrGiveUp(database, loadSender, kinds, ignoreBackoff);
      nextAt = report?.nextAt ?? null;
      if (ignoreBackoff && report?.shopAnswered === false) ignoredInVainAt = Date.now();
      if (report && report.shopAnswered !== null) recordAnswered(report.shopAnswered);
      // Ask rarely: a worker whose browser believes it is online would try over and over, whatever the backoff.
      const isInVain = report?.shopAnswered === false;
      if (report && report.sendable > 0 && (isInVain || !hasAskedWorker)) {
        hasAskedWorker = true;
        void requestBackgroundSync();
      }
    },
  });

  // Watches for rows added, made due by hand, or left by an account that comes back. It ignores other changes of rows:
  // a drain makes many, finds new rows itself, and is not to be disturbed.
  let known: { queued: string; uid: string | null } | undefined;
  liveQuery(async () => {
    // Dexie's own promise: after a native one, a live query would lose track of the tables it reads.
    const draining = running();
    if (draining) await new Dexie.Promise<void>((resolve) => void draining.then(resolve));
    const account = await readAccount(database);
    const rows = await database.outbox.toArray();
    return {
      queued: String(rows.filter(isQueued).map(({ seq }) => seq)),
      // The same account may renew a sign-in that is over.
      uid: account && !account.isOver ? account.uid : null,
    };
  }).subscribe({
    next: (now) => {
      const before = known;
      known = now;
      // Somebody who has just signed in is online: send their waiting rows at once.
      const isBack = before !== undefined && before.uid !== now.uid && now.uid !== null;
      if (isBack) void due('return');
      else if (before?.queued !== now.queued || before.uid !== now.uid) void due('row');
    },
    error: console.error,
  });
  onReachability(() => {
    const mayIgnore = Date.now() - ignoredInVainAt > BACKOFF_HONOURED_MS;
    if (reachability() === 'reachable') void due(mayIgnore ? 'return' : 'row');
  });
}

function isQueued(row: unknown): row is { state: 'queued'; seq: unknown } {
  return typeof row === 'object' && row !== null && 'state' in row && row.state === 'queued';
}

async function drainOrGiveUp(
  database: HaatDatabase,
  loadSender: LoadSender,
  kinds: WriteKinds | undefined,
  ignoreBackoff: boolean,
): Promise<DrainReport | null> {
  try {
    reopenIfFailed(database);
    // The drain decides whose row it is and whether it can be read.
    const waiting = await database.outbox.count();
    if (waiting === 0) return null;
    const sender = await loadSender().catch((reason: unknown) => {
      console.warn('what sends did not come yet:', reason);
    });
    if (sender) return await sender.drainDevice(database, { kinds, ignoreBackoff });
    const nextAt = Date.now() + CODE_RETRY_MS;
    return { synced: 0, sendable: waiting, nextAt, shopAnswered: null };
  } catch (error) {
    console.error('the outbox could not be drained', error);
    return null;
  }
}

/** Background Sync, where supported: the worker drains when the network is back, even with no page open. */
async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  const sync = registration && backgroundSync(registration);
  await sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined);
}
