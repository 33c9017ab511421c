// What is read again after every change rests in between, and still hears of the last change.
import { Dexie, liveQuery } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { newThrottle } from '#core/device/database/throttle.ts';
import { yieldToMain } from '#core/device/database/yield-to-main.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { countWaiting } from '#core/sync/outbox/count-waiting.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
// Live queries want to see that there is a database at all.
Dexie.dependencies.indexedDB = new IDBFactory();

test('a count that rests between two looks ends at the true number, after fewer looks than there were changes', async () => {
  const { database } = phone();
  const throttle = newThrottle();
  let looks = 0;
  let shown = -1;
  const watching = liveQuery(() =>
    throttle(async () => {
      looks++;
      return countWaiting(database);
    }),
  ).subscribe(({ waiting }) => {
    shown = waiting;
  });
  for (let at = 0; at < 60; at++) await phone().raiseEnquiry(`product-${at}`);
  await expect.poll(() => shown).toBe(60);
  expect(looks).toBeLessThan(60);
  for (const { seq } of await readOutbox(database)) await database.outbox.delete(seq);
  await expect.poll(() => shown).toBe(0);
  watching.unsubscribe();
});

test('a hundred changes while one long count is under way are followed by one more count, and not by a hundred', async () => {
  const throttle = newThrottle();
  let looks = 0;
  const look = () =>
    throttle(async () => {
      looks++;
      await new Promise((done) => setTimeout(done, 20));
      return looks;
    });
  const asked = Array.from({ length: 101 }, look);
  const told = await Promise.allSettled(asked);
  expect(looks).toBe(2);
  expect(told.map(({ status }) => status).lastIndexOf('fulfilled')).toBe(100);
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('what a live query reads after a pause for a tap is watched as what it read before', async () => {
  const { database } = phone();
  let shown = -1;
  const watching = liveQuery(async () => {
    await database.outbox.count();
    await yieldToMain();
    return database.drafts.count();
  }).subscribe((drafts) => {
    shown = drafts;
  });
  await expect.poll(() => shown).toBe(0);
  await database.drafts.put({ form: 'contact', values: {} });
  await expect.poll(() => shown).toBe(1);
  watching.unsubscribe();
});
