// A long outbox that several tabs and the worker send at once: each row is sent by one of them. A busy shop gets the pause it asks for.
import { expect, test, vi } from 'vitest';
import { deviceDrainSetup } from '#domain/writes/drain-device.ts';
import { changeClaimed, claimRow, removeSettled } from '#engine/outbox/row-lifecycle.ts';
import { isProven, recordProven } from '#engine/outbox/settled-writes.ts';
import { newLocks } from './simulator/locks.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const ROWS = 300;

async function raise(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await phone.raiseEnquiry(`product-${at}`);
}

test.each([
  ['one tab', 0, true],
  ['four tabs, three of which had to wait long for the first', 3, true],
  ['four tabs of a browser without Web Locks', 3, false],
])(
  '300 things that wait are sent by %s: 300 documents, and nothing is sent a second time',
  async (_who, others, hasLocks) => {
    await raise(ROWS);
    const locks = newLocks();
    // All but the first give up waiting for the lock at once.
    const pages = Array.from({ length: 1 + others }, (_, at) =>
      phone.drain({ locks: hasLocks ? locks.seenBy(at ? 'impatient' : 'patient') : undefined }),
    );
    const reports = await Promise.all(pages);
    expect(reports.reduce((sum, { synced }) => sum + synced, 0)).toBe(ROWS);
    expect(phone.shop.documents.size).toBe(ROWS);
    expect(phone.shop.commits.length).toBe(ROWS);
    expect(await phone.rows()).toEqual([]);
  },
);

test('a row that another tab is sending at this moment is left to it, even by the tab that has the lock; once that one is killed, it is sent at once', async () => {
  const id = await phone.raiseEnquiry();
  const lease = { holder: 'another', until: phone.now + 30_000 };
  await phone.database.outbox.where({ id }).modify({ state: 'sending', lease });
  const locks = newLocks().seenBy('patient');
  await locks.request('haat-drain:another', {}, async () => {
    expect(await phone.drain({ locks })).toMatchObject({ synced: 0, sendable: 1 });
  });
  expect(await phone.drain({ locks })).toMatchObject({ synced: 1 });
});

test('a frozen tab that keeps the lock and sends nothing holds nobody up', async () => {
  const locks = newLocks();
  void locks
    .seenBy('patient')
    .request('haat-outbox:nobody', {}, () => new Promise(() => undefined));
  await phone.raiseEnquiry();
  const impatient = locks.seenBy('impatient');
  expect(await phone.drain({ locks: impatient })).toMatchObject({ synced: 1 });
});

test('where the browser gives no lock at all, as to a page that is being closed, waiting writes are sent all the same', async () => {
  const refused = async () => {
    throw new DOMException('not active', 'InvalidStateError');
  };
  const locks = { request: refused, query: refused } as unknown as LockManager;
  await phone.raiseEnquiry();
  expect(await phone.drain({ locks })).toMatchObject({ synced: 1 });
});

test('things that are ready at the same moment are sent one by one, so that a tap is answered in between', async () => {
  await raise(6);
  const afterPromises = async () => {
    for (let at = 0; at < 100; at++) await null;
  };
  const order: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    order.push('send');
    // Ends this task: runs after all of its promises.
    void afterPromises().then(() => order.push('pause'));
    return send(...asked);
  });
  await phone.drain(await deviceDrainSetup(phone.database));
  expect(order).toEqual(Array.from({ length: 6 }, () => ['send', 'pause']).flat());
});

/** Waiting rows, and the lease with which a drain claims them. */
async function waiting(count: number) {
  await raise(count);
  const lease = { holder: 'a drain', until: phone.now + 30_000 };
  const claim = { lease, now: phone.now, abandoned: null };
  const rows = (await phone.rows()).flatMap((row) => row ?? []);
  return { rows, claim };
}

test('a row that cannot be settled stays as it was, and does not undo others settled at the same moment', async () => {
  const { rows, claim } = await waiting(3);
  const claimed = await Promise.all(rows.map(({ seq }) => claimRow(phone.database, seq, claim)));
  const settled = claimed.flatMap((row, at) =>
    row
      ? removeSettled(phone.database, row, [phone.database.deviceState], async () => {
          await phone.database.deviceState.put({ key: `note ${at}`, value: at });
          if (at === 1) throw new Error('a note that cannot be made');
        })
      : [],
  );
  const told = await Promise.allSettled(settled);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await phone.rows()).toMatchObject([{ seq: rows[1]?.seq }]);
  const notes = await phone.database.deviceState.where('key').startsWith('note').primaryKeys();
  expect(notes).toEqual(['note 0', 'note 2']);
});

test('of two that claim the same thing at the same moment one gets it, and the other changes nothing of it', async () => {
  const { rows, claim } = await waiting(1);
  const seq = rows[0]?.seq ?? 0;
  const other = { ...claim, lease: { ...claim.lease, holder: 'another drain' } };
  const claims = [claim, other].map((it) => claimRow(phone.database, seq, it));
  const [first, second] = await Promise.all(claims);
  expect(first?.lease?.holder).toBe('a drain');
  expect(second).toBeNull();
  const foreign = { ...Object(first), lease: other.lease };
  expect(await changeClaimed(phone.database, foreign, { state: 'refused' })).toBe(false);
});

test('writes sent side by side are all proven, even after a restart; only the latest are remembered', async () => {
  const { database } = phone;
  await phone.enter();
  const saved = [1, 2, 3].map(() => saveAddress(database, 'asha', someAddress()));
  const ids = await Promise.all(saved);
  await phone.drain();
  phone.reload();
  for (const id of ids) expect(await isProven(phone.database, id)).toBe(true);
  for (let at = 0; at < 60; at++)
    await recordProven(phone.database, { id: `later-${at}`, uid: null });
  expect(await isProven(phone.database, ids[0] ?? '')).toBe(false);
  expect(await isProven(phone.database, 'later-59')).toBe(true);
});

test('a shop that is busy is left alone for as long as it asks, though no longer than a quarter of an hour', async () => {
  const id = await phone.raiseEnquiry();
  const busy = (status: number, seconds: number, body: string) =>
    phone.shop.faults.push({ reply: { status, body, headers: { 'Retry-After': `${seconds}` } } });
  const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'later' };
  busy(429, 90, JSON.stringify({ error }));
  await phone.drain();
  expect(await phone.row(id)).toMatchObject({ state: 'backoff', nextAt: phone.now + 90_000 });
  phone.pass(60_000);
  await phone.drain();
  // The network's return does not shorten the pause that the shop asked for.
  await phone.drain({}, { ignoreBackoff: true });
  expect(phone.shop.commits).toHaveLength(1);
  phone.pass(31_000);
  busy(503, 86_400, '<html>Later</html>');
  expect(await phone.drain()).toMatchObject({ synced: 0 });
  phone.pass(15 * 60_000);
  expect(await phone.drain()).toMatchObject({ synced: 1 });
});

test('a clock that is set back by a day keeps no enquiry waiting for that day', async () => {
  phone.isOnline = false;
  await phone.raiseEnquiry();
  await phone.drain();
  const leased = await phone.raiseEnquiry('amla');
  const lease = { holder: 'dead', until: phone.now + 30_000 };
  await phone.database.outbox.where({ id: leased }).modify({ state: 'sending', lease });
  phone.isOnline = true;
  phone.now -= 86_400_000;
  expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
});
