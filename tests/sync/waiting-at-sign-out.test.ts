// What is not sent yet when its account leaves the phone, and what the shopper may choose for it.
import { expect, test } from 'vitest';
import { signOut } from '#core/device/account/sign-in.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { discardAllOf, retryAllOf, waitingOf } from '#core/sync/account/leave-account.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { ASHA, saveAddress, saveProfile, someAddress } from './support/account-writes.ts';
import { eachOnAshasPhone, enter, phone } from './support/accounts.ts';

eachOnAshasPhone();

test('keep for me: what waits stays, goes under no other name, and goes when its account is back', async () => {
  phone().isOnline = false;
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  await signOut(phone().database, 'asha');
  await enter('bala');
  phone().isOnline = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 0 });
  expect(phone().shop.commits).toEqual([]);
  await enter('asha');
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(phone().shop.commits).toEqual([
    { path: `/users/asha/addresses/${address.id}`, token: 'token-of-asha' },
  ]);
});

test('send now: what waited out a failure is tried at once, also what was refused before', async () => {
  phone().shop.faults.push({ drop: true });
  await saveProfile(phone().database, 'asha', ASHA);
  await drain(phone().setup());
  expect(await waitingOf(phone().database, 'asha')).toHaveLength(1);
  await retryAllOf(phone().database, 'asha');
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(await waitingOf(phone().database, 'asha')).toEqual([]);
});

test('discard: nothing of the account waits any more, and what others left is untouched', async () => {
  phone().isOnline = false;
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  await saveAddress(phone().database, 'asha', { ...address, name: 'A. Rao' }, address);
  await phone().raiseEnquiry('chia', null);
  await phone().raiseEnquiry('chia', 'bala');
  await discardAllOf(phone().database, writeKinds, 'asha', phone().now);
  const left = (await readOutbox(phone().database)).map(({ row }) => row?.uid);
  expect(left).toEqual([null, 'bala']);
  expect(await phone().database.addresses.count()).toBe(0);
});

test('discard: of what may have reached the shop a taking back waits instead', async () => {
  const address = someAddress();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await saveAddress(phone().database, 'asha', address);
  const blind = { ...phone().setup().remote, read: async () => NO_ANSWER };
  await drain(phone().setup({ remote: blind }));
  await discardAllOf(phone().database, writeKinds, 'asha', phone().now);
  expect(await waitingOf(phone().database, 'asha')).toMatchObject([
    { row: { kind: 'address-removal' } },
  ]);
  await drain(phone().setup());
  expect(phone().shop.documents.size).toBe(0);
});

test('a row that can no longer be read goes with its account’s discarding', async () => {
  await phone().database.outbox.add({ id: 'x'.repeat(20), uid: 'asha', kind: 7 });
  await discardAllOf(phone().database, writeKinds, 'asha', phone().now);
  expect(await phone().database.outbox.count()).toBe(0);
});

const NO_ANSWER = { kind: 'indeterminate', reason: 'timeout', retryAfterMs: null } as const;
