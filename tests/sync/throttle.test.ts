// Reads repeated after every change pause in between, yet pick up the last one; and the number on the app's icon.
import { Dexie, liveQuery } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { writeAccount } from '#engine/account/account.ts';
import { newThrottle } from '#engine/device/throttle.ts';
import { yieldToMain } from '#engine/device/yield-to-main.ts';
import { countWaiting, showWaitingBadge } from '#engine/outbox/count-waiting.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
// Live queries check that a database exists at all.
Dexie.dependencies.indexedDB = new IDBFactory();

test('a count that rests between two looks ends at the true number, after fewer looks than there were changes', async () => {
  const throttle = newThrottle();
  let looks = 0;
  let shown = -1;
  const watching = liveQuery(() =>
    throttle(async () => {
      looks++;
      return countWaiting(phone.database);
    }),
  ).subscribe(({ waiting }) => {
    shown = waiting;
  });
  for (let at = 0; at < 60; at++) await phone.raiseEnquiry(`product-${at}`);
  await expect.poll(() => shown).toBe(60);
  expect(looks).toBeLessThan(60);
  for (const { seq } of await readOutbox(phone.database)) await phone.database.outbox.delete(seq);
  await expect.poll(() => shown).toBe(0);
  watching.unsubscribe();
});

test('a phone that slept during a look looks again within two seconds', async () => {
  vi.useFakeTimers();
  try {
    const throttle = newThrottle();
    const asleep = () => new Promise<number>((resolve) => setTimeout(resolve, 3_600_000, 1));
    const first = throttle(asleep);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await first;
    let seen = 0;
    void throttle(async () => {
      seen = 2;
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what a live query reads after a pause for a tap is watched as what it read before', async () => {
  let shown = -1;
  const watching = liveQuery(async () => {
    await phone.database.outbox.count();
    await yieldToMain();
    return phone.database.drafts.count();
  }).subscribe((drafts) => {
    shown = drafts;
  });
  await expect.poll(() => shown).toBe(0);
  await phone.database.drafts.put({ form: 'contact', values: {} });
  await expect.poll(() => shown).toBe(1);
  watching.unsubscribe();
});

test('the badge counts what waits for whoever is here, readable or not, and is gone when nothing does; where badges are unknown or not allowed, nothing breaks', async () => {
  const shown: (number | null)[] = [];
  const place = {
    setAppBadge: async (count?: number) => void shown.push(count ?? 0),
    clearAppBadge: async () => void shown.push(null),
  };
  const shows = () => showWaitingBadge(phone.database, place).then(() => shown.at(-1));
  await phone.raiseEnquiry('chia', 'asha');
  expect(await shows(), 'of somebody else').toBeNull();
  await phone.enter();
  expect(await shows()).toBe(1);
  await writeAccount(phone.database, null);
  phone.account = null;
  expect(await shows(), 'after the sign-out').toBeNull();
  await phone.raiseEnquiry('chia', null);
  await phone.raiseEnquiry('jaggery', null);
  await phone.database.outbox.add({ id: 'left-by-a-fault', state: 'unheard of' });
  expect(await shows()).toBe(3);
  await phone.drain();
  expect(await shows(), 'what needs the shopper').toBe(1);
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await showWaitingBadge(phone.database, {});
  await showWaitingBadge(phone.database, { setAppBadge: refused, clearAppBadge: refused });
  await phone.database.outbox.clear();
  expect(await shows()).toBeNull();
});
