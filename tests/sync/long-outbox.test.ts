// A long outbox that several tabs and the worker send at once: each row is sent by one of them.
import { expect, test, vi } from 'vitest';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { deviceDrainSetup } from '#core/sync/outbox/drain-device.ts';
import { newLocks } from './simulator/locks.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const ROWS = 300;

async function raiseMany(): Promise<void> {
  for (let at = 0; at < ROWS; at++) await phone().raiseEnquiry(`product-${at}`);
}

/** So many pages that lose their patience with the lock at once, and one that has it. */
function setups(others: number, hasLocks: boolean) {
  const locks = newLocks();
  const page = (kind: 'patient' | 'impatient') =>
    phone().setup({ locks: hasLocks ? locks.seenBy(kind) : undefined });
  return [page('patient'), ...Array.from({ length: others }, () => page('impatient'))];
}

const CASES = [
  ['one tab', 0, true],
  ['four tabs, three of which had to wait long for the first', 3, true],
  ['four tabs of a browser without Web Locks', 3, false],
] as const;
for (const [who, others, hasLocks] of CASES) {
  test(`300 things that wait are sent by ${who}: 300 documents, and nothing is sent a second time`, async () => {
    await raiseMany();
    const reports = await Promise.all(setups(others, hasLocks).map((setup) => drain(setup)));
    expect(reports.reduce((sum, { synced }) => sum + synced, 0)).toBe(ROWS);
    expect(phone().shop.documents.size).toBe(ROWS);
    expect(phone().shop.commits.length).toBe(ROWS);
    expect(await readOutbox(phone().database)).toEqual([]);
  });
}

async function leaseOf(holder: string): Promise<void> {
  const id = await phone().raiseEnquiry();
  const lease = { holder, until: phone().now + 30_000 };
  await phone().database.outbox.where({ id }).modify({ state: 'sending', lease });
}

test('what a tab was sending when it was killed is sent at once by the next one', async () => {
  await leaseOf('killed');
  const locks = newLocks().seenBy('patient');
  expect(await drain(phone().setup({ locks }))).toMatchObject({ synced: 1 });
});

test('what another tab is sending at this moment is left to it, also by whoever has the lock', async () => {
  await leaseOf('busy');
  const locks = newLocks().seenBy('patient');
  await locks.request('haat-drain:busy', {}, async () => {
    expect(await drain(phone().setup({ locks }))).toMatchObject({ synced: 0, sendable: 1 });
  });
  expect(await drain(phone().setup({ locks }))).toMatchObject({ synced: 1 });
});

test('a frozen tab that keeps the lock and sends nothing holds nobody up', async () => {
  const locks = newLocks();
  void locks
    .seenBy('patient')
    .request('haat-outbox:nobody', {}, () => new Promise(() => undefined));
  await phone().raiseEnquiry();
  const impatient = locks.seenBy('impatient');
  expect(await drain(phone().setup({ locks: impatient }))).toMatchObject({ synced: 1 });
});

test('where the browser gives no lock at all, as to a page that is being closed, what waits is sent all the same', async () => {
  const refused = async () => {
    throw new DOMException('not active', 'InvalidStateError');
  };
  const locks = { request: refused, query: refused } as unknown as LockManager;
  await phone().raiseEnquiry();
  expect(await drain(phone().setup({ locks }))).toMatchObject({ synced: 1 });
});

test('things that are ready at the same moment are sent one by one, so that a tap is answered in between', async () => {
  for (let at = 0; at < 6; at++) await phone().raiseEnquiry(`product-${at}`);
  const order: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    order.push('send');
    // The end of this task: nothing comes after all that is promised in it.
    void afterPromises(100).then(() => order.push('pause'));
    return send(...asked);
  });
  await drain(await deviceDrainSetup(phone().database));
  expect(order).toEqual(Array.from({ length: 6 }, () => ['send', 'pause']).flat());
});

async function afterPromises(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await null;
}
