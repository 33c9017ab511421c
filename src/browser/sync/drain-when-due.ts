// When the page drains the outbox: after every new row, when a backoff ends, and at once when the shop can be
// reached again. It also asks the worker to go on after the page is closed, where the browser can do that.
import { Dexie, liveQuery } from 'dexie';
import { reopenIfFailed } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import type { drainDevice } from '#domain/writes/drain-device.ts';
import { readAccount } from '#engine/account/account.ts';
import { backgroundSync, mayHaveBackgroundSync } from '#engine/lib/capabilities.ts';
import type { DrainReport } from '#engine/outbox/drain.ts';
import { OUTBOX_SYNC_TAG } from '#engine/outbox/write.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { noteAnswered, onReachability, reachability } from './reachability.ts';
import { scheduler } from './scheduler.ts';

/** The outbox is looked at at least this often: not every browser has an event for everything. ms */
const MAX_POLL_INTERVAL_MS = 30_000;
/** After a hurried drain got no answer, backoffs are honoured for this long, however the network flickers. ms */
const BACKOFF_HONOURED_MS = 15_000;
/** Code that did not come is asked for again after this time, or as soon as the shop answers. ms */
const CODE_RETRY_MS = 5_000;

/** Brings the code that sends; rejects where it cannot be had just now. */
type LoadSender = () => Promise<{ drainDevice: typeof drainDevice }>;

/**
 * Drains now and whenever something becomes due, for as long as the page lives. What sends is loaded with the first row, and at once where no
 * worker would send it instead. `kinds`: the shopper's, unless it is the merchant's desk.
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
      if (report && report.shopAnswered !== null) noteAnswered(report.shopAnswered);
      // Asked on every occasion, a worker that the browser thinks to be connected would try over and over, whatever the backoff.
      const isInVain = report?.shopAnswered === false;
      if (report && report.sendable > 0 && (isInVain || !hasAskedWorker)) {
        hasAskedWorker = true;
        void askWorkerToGoOn();
      }
    },
  });

  // A row that is added, made due by hand, or left by an account that comes back. It is told of every other change of a row, too: a drain
  // changes many, looks itself for what was added meanwhile, and is not disturbed.
  let known: { queued: string; uid: string | null } | undefined;
  liveQuery(async () => {
    // Dexie's own promise: after another one a live query would no longer know what it reads.
    const draining = running();
    if (draining) await new Dexie.Promise<void>((resolve) => void draining.then(resolve));
    const account = await readAccount(database);
    const rows = await database.outbox.toArray();
    return {
      queued: String(rows.filter(isQueued).map(({ seq }) => seq)),
      // A sign-in that is over may be made again by the same account.
      uid: account && !account.isOver ? account.uid : null,
    };
  }).subscribe({
    next: (now) => {
      const before = known;
      known = now;
      // Whoever has just signed in is connected, and what they had left goes at once.
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
    // Whose row it is and whether it can be read is the drain's business.
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

/** Background Sync, where there is one: the worker drains when the network is back, page or no page. */
async function askWorkerToGoOn(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  const sync = registration && backgroundSync(registration);
  await sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined);
}
