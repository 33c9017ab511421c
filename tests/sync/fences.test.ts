// Fences, where the network or a tab plays tricks: nothing goes over what is newer, and nothing counts as arrived that is not.
import { beforeEach, expect, test } from 'vitest';
import { drain } from '#core/sync/outbox/drain.ts';
import { ASHA, saveAddress, saveProfile, someAddress } from './support/account-writes.ts';
import { noteTally } from './support/note-tally.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const USHA = { ...ASHA, first_name: 'Usha' };

beforeEach(() => {
  phone().account = 'asha';
});

/** A drain that stops before it looks at the fence, or after it. */
function sleepyDrain(falls: 'before the look' | 'after the look') {
  let wake = () => undefined as unknown;
  let fallAsleep = () => undefined as unknown;
  const awake = new Promise((resolve) => {
    wake = () => resolve(null);
  });
  const asleep = new Promise((resolve) => {
    fallAsleep = () => resolve(null);
  });
  const sleep = () => {
    fallAsleep();
    return awake;
  };
  const { remote } = phone().setup();
  const updateTime: typeof remote.updateTime = async (...of) => {
    if (falls === 'before the look') await sleep();
    const seen = await remote.updateTime(...of);
    if (falls === 'after the look') await sleep();
    return seen;
  };
  const done = drain(phone().setup({ remote: { ...remote, updateTime } }));
  return { asleep, wake, done };
}

test.for(['before the look', 'after the look'] as const)(
  'a tab that sleeps %s at what changed last sends nothing over the newer change',
  async (falls, { task }) => {
    await saveProfile(phone().database, 'asha', USHA);
    const sleeper = sleepyDrain(falls);
    await sleeper.asleep;
    // Longer than its lease runs.
    letTimePass(phone());
    await saveProfile(phone().database, 'asha', ASHA, USHA);
    expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
    sleeper.wake();
    await sleeper.done;
    const lost = phone().atShop('/users/asha')?.first_name === ASHA.first_name ? 0 : 1;
    const counted = { lost, doubled: phone().shop.commits.length - 2, falselyConfirmed: null };
    noteTally(task, { promise: 'held-back', repetitions: 1, ...counted });
    expect(counted).toMatchObject({ lost: 0, doubled: 0 });
  },
);

test('a look at what changed last that brings no answer sends nothing, and is tried again', async () => {
  await saveProfile(phone().database, 'asha', ASHA);
  const deaf = phone().deafTo('updateTime');
  expect(await drain(deaf)).toMatchObject({ synced: 0, sendable: 1, shopAnswered: false });
  expect(phone().shop.commits).toEqual([]);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
});

test('a change that another phone’s passes between look and sending is no refusal, and goes once more', async () => {
  await saveProfile(phone().database, 'asha', ASHA);
  const { remote } = phone().setup();
  const updateTime: typeof remote.updateTime = async (path, token) => {
    const seen = await remote.updateTime(path, token);
    phone().shop.fences.set(path, { fields: {}, updateTime: '2026-11-20T06:00:00.000Z' });
    return seen;
  };
  const passed = phone().setup({ remote: { ...remote, updateTime } });
  expect(await drain(passed)).toMatchObject({ synced: 0, sendable: 1, shopAnswered: true });
  expect(phone().shop.documents.size).toBe(0);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
});

test('what is taken back before it arrived is taken back at the shop, where nothing seems to be left to do', async () => {
  const { database } = phone();
  const address = someAddress();
  const id = await saveAddress(database, 'asha', address);
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  await phone().giveUp(id);
  // The address is not there, and so it seems to be removed already; but it may still arrive.
  phone().shop.faults.push({ drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.fences.size).toBe(1);
});
