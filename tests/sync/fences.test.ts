// Successive changes of a profile, of addresses and of lists: an older one never overwrites a newer one, and they go in order.
import { beforeEach, expect, test } from 'vitest';
import { readProfile } from '#domain/account/profiles.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { changeWish } from '#domain/wish-list/wish-list-write.ts';
import * as press from './support/account-writes.ts';
import { noteTally } from './support/note-tally.ts';
import { eachPhone } from './support/phone.ts';

const { ASHA, removeAddress, saveAddress, saveProfile, someAddress } = press;
const phone = eachPhone();
const USHA = { ...ASHA, first_name: 'Usha' };

beforeEach(() => phone.enter());

test.for(['before', 'after'] as const)(
  'a tab that sleeps %s the look at what changed last sends nothing over the newer change',
  async (falls, { task }) => {
    await saveProfile(phone.database, 'asha', USHA);
    const asleep = async () => {
      // Longer than its lease runs.
      phone.pass();
      await saveProfile(phone.database, 'asha', ASHA);
      expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
    };
    expect(await phone.drain(phone.around(falls, 'updateTime', asleep))).toMatchObject({
      synced: 0,
    });
    const lost = phone.atShop('/users/asha')?.first_name === ASHA.first_name ? 0 : 1;
    const counted = { lost, doubled: phone.shop.commits.length - 2, falselyConfirmed: null };
    noteTally(task, { promise: 'held-back', repetitions: 1, ...counted });
    expect(counted).toMatchObject({ lost: 0, doubled: 0 });
  },
);

test('a change that another phone’s passes between look and sending is no refusal, and goes once more; so it does where nobody answers the look', async () => {
  await saveProfile(phone.database, 'asha', ASHA);
  const report = await phone.drain(phone.deafTo('updateTime'));
  expect(report).toMatchObject({ synced: 0, sendable: 1, shopAnswered: false });
  expect(phone.shop.commits).toEqual([]);
  const passed = phone.around('after', 'updateTime', (path) =>
    phone.shop.fences.set(String(path), { fields: {}, token: null }),
  );
  phone.pass();
  expect(await phone.drain(passed)).toMatchObject({ synced: 0, sendable: 1, shopAnswered: true });
  expect(phone.shop.documents.size).toBe(0);
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
});

test('what is taken back before it arrived is taken back at the shop, where nothing seems to be left to do', async () => {
  const address = someAddress();
  const id = await saveAddress(phone.database, 'asha', address);
  phone.shop.faults.push({ drop: true });
  await phone.drain();
  await phone.giveUp(id);
  // The address is absent, so it seems removed already; but it may still arrive.
  phone.shop.faults.push({ drop: true });
  expect(await phone.drain()).toMatchObject({ synced: 0, sendable: 1 });
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone.shop.fences.size).toBe(1);
});

const address = someAddress();
const PATH = `/users/asha/addresses/${address.id}`;
const save = (change: Partial<typeof address> = {}) =>
  saveAddress(phone.database, 'asha', { ...address, ...change });
const remove = () => removeAddress(phone.database, 'asha', address);
const NOW = Date.parse('2026-11-20T06:00:00Z');
const wish = (isWished: boolean) =>
  changeWish(phone.database, { productId: 'chia', isWished }, phone.now);
const ask = (waits: boolean) =>
  waitForProduct(phone.database, { uid: 'asha', productId: 'chia', waits }, phone.now);
const addressesHere = () => readAddresses(phone.database, 'asha');

test.each([
  ['an address', null, [save, () => save({ address: '7 Hill Street' }), remove]],
  ['a wish', { chia: NOW + 2 }, [true, false, true].map((it) => () => wish(it))],
  [
    'an ask',
    { productId: 'chia', timestamp: NOW + 2 },
    [true, false, true].map((it) => () => ask(it)),
  ],
])(
  '%s that is changed thrice without a network is as it was left last, in that order',
  async (_what, left, presses) => {
    phone.isOnline = false;
    for (const press of presses) {
      await press();
      phone.now++;
    }
    await phone.drain();
    phone.reload();
    phone.isOnline = true;
    phone.pass();
    expect(await phone.drain()).toMatchObject({ synced: 3, sendable: 0 });
    const stored = [...phone.shop.documents.keys()].map((path) => phone.atShop(path));
    expect(stored).toEqual(left ? [left] : []);
  },
);

test('a change or a removal that is given up puts the address back as it was, a profile as well', async () => {
  await save();
  await saveProfile(phone.database, 'asha', ASHA);
  await phone.drain();
  await phone.giveUp(await save({ name: 'Somebody else' }));
  expect(await addressesHere()).toEqual([address]);
  await phone.giveUp(await remove());
  expect(await addressesHere()).toEqual([address]);
  await phone.giveUp(await saveProfile(phone.database, 'asha', USHA));
  expect(await readProfile(phone.database, 'asha')).toEqual(ASHA);
  expect(await phone.rows()).toEqual([]);
});

test('giving up an earlier change of an address does not undo a later one', async () => {
  phone.shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  const first = await save();
  await phone.drainAgain();
  await save({ name: 'Asha R.' });
  phone.shop.rule = () => null;
  await phone.giveUp(first);
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone.atShop(PATH)).toMatchObject({ name: 'Asha R.' });
  expect(await addressesHere()).toEqual([{ ...address, name: 'Asha R.' }]);
});

test.each(['before the later one is made', 'after it'])(
  'of an address and its later change, both given up, nothing is left at the shop: it landed unseen %s',
  async (when) => {
    const first = await save();
    if (when.startsWith('before')) await phone.drainBlindly();
    const second = await save({ address: '13 Lake Road' });
    await phone.giveUp(first);
    if (when.startsWith('after')) await phone.drainBlindly();
    await phone.giveUp(second);
    await phone.drain();
    expect(phone.atShop(PATH)).toBeNull();
    expect(await addressesHere()).toEqual([]);
  },
);
