// Changes of a profile and of addresses follow one another: they go in order, and one that is given up takes nothing else along.
import { beforeEach, expect, test } from 'vitest';
import { readAddresses } from '#core/device/account/addresses.ts';
import { readProfile } from '#core/device/account/profile.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const address = someAddress();
const PATH = `/users/asha/addresses/${address.id}`;
const save = (change: Partial<typeof address>, before: typeof address | null = address) =>
  saveAddress(phone().database, 'asha', { ...address, ...change }, before);
const remove = () => removeAddress(phone().database, 'asha', address);
const addressesHere = () => readAddresses(phone().database, 'asha');

beforeEach(() => {
  phone().account = 'asha';
});

test('an address that was added, changed and removed without a network is gone in the end, in that order', async () => {
  phone().isOnline = false;
  await save({}, null);
  await save({ address: '7 Hill Street' });
  await remove();
  await drain(phone().setup());
  phone().reload();
  phone().isOnline = true;
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect(phone().shop.documents.size).toBe(0);
});

test('a change or a removal that is given up puts the address back as it was, a profile as well', async () => {
  await save({}, null);
  await saveProfile(phone().database, 'asha', ASHA);
  await drain(phone().setup());
  await phone().giveUp(await save({ name: 'Somebody else' }));
  expect(await addressesHere()).toEqual([address]);
  await phone().giveUp(await remove());
  expect(await addressesHere()).toEqual([address]);
  const usha = { ...ASHA, first_name: 'Usha' };
  await phone().giveUp(await saveProfile(phone().database, 'asha', usha, ASHA));
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
  expect(await phone().rows()).toEqual([]);
});

test('giving up an earlier change of an address does not undo a later one', async () => {
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  const first = await save({}, null);
  await phone().drainAgain();
  await save({ name: 'Asha R.' });
  phone().shop.rule = () => null;
  await phone().giveUp(first);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().atShop(PATH)).toMatchObject({ name: 'Asha R.' });
  expect(await addressesHere()).toEqual([{ ...address, name: 'Asha R.' }]);
});

test.each(['before the later one is made', 'after it'])(
  'of an address and its later change, both given up, nothing is left at the shop: it landed unseen %s',
  async (when) => {
    const first = await save({}, null);
    if (when.startsWith('before')) await phone().drainBlindly();
    const second = await save({ address: '13 Lake Road' });
    await phone().giveUp(first);
    if (when.startsWith('after')) await phone().drainBlindly();
    await phone().giveUp(second);
    await drain(phone().setup());
    expect(phone().atShop(PATH)).toBeNull();
    expect(await addressesHere()).toEqual([]);
  },
);
