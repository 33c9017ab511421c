// The open desk reads the shop after its own writes, also while it listens to every change there.
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeskState, recordDeskChanged, writeDeskState } from '#domain/editing/desk-state.ts';
import { freshDesk } from './support/desk-shop.ts';

const { phone } = freshDesk();
// Live queries check that a database exists at all.
Dexie.dependencies.indexedDB = new IDBFactory();
const REFRESH = '#domain/desk-mirror/refresh-desk.ts';
const FOLLOW = '../../src/browser/live/follow-newest.ts';
const refreshDesk = vi.fn(async (_setup: unknown, _parts: readonly string[]) => ({
  outcome: 'up-to-date',
  refused: [],
}));
type Heard = { inTouch(is: true): void; changed(collection: string, at: number): void };
let hear: Heard['changed'];
const followNewest = vi.fn((...[, , , { inTouch, changed }]: [0, 0, 0, Heard]) => {
  inTouch(true);
  hear = changed;
  return { stop: () => undefined };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock(REFRESH, () => ({ refreshDesk }));
  vi.doMock(FOLLOW, () => ({ followNewest }));
});
// The other files of this worker load the same modules.
afterEach(() => {
  vi.doUnmock(REFRESH);
  vi.doUnmock(FOLLOW);
  vi.resetModules();
  vi.useRealTimers();
});

async function openDesk(): Promise<void> {
  const { database, now } = phone;
  await writeDeskState(database, { ...(await readDeskState(database)), readAt: now });
  const { recordAnswered } = await import('#browser/sync/reachability.ts');
  const { refreshDeskWhenDue } = await import('#browser/sync/refresh-desk-when-due.ts');
  recordAnswered(true);
  refreshDeskWhenDue(database);
  await expect.poll(() => followNewest).toHaveBeenCalledOnce();
  await expect.poll(() => refreshDesk).toHaveBeenCalledOnce();
}

test('what this desk has sent is followed by a read, though the shop is listened to', async () => {
  await openDesk();
  await recordDeskChanged(phone.database);
  await expect.poll(() => refreshDesk).toHaveBeenCalledTimes(2);
});

test('of two orders that arrive at the same moment, the one that was not heard is read soon after the other', async () => {
  await openDesk();
  hear('orders', Date.now());
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => refreshDesk).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => refreshDesk).toHaveBeenCalledTimes(3);
  expect(refreshDesk.mock.calls.slice(1).map(([, parts]) => parts)).toEqual([
    ['orders'],
    ['orders'],
  ]);
});
