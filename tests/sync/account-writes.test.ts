// What a shopper changes in the profile area reaches the shop once and in order, also over a bad network; what the shop
// refuses, or the shopper gives up, is put back as it was.
import { expect, test } from 'vitest';
import { readAddresses } from '#core/device/account/addresses.ts';
import { readProfile } from '#core/device/account/profile.ts';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import goldenRemoval from './golden/address-removal-v1.json' with { type: 'json' };
import goldenAddress from './golden/address-v1.json' with { type: 'json' };
import goldenProfile from './golden/profile-v1.json' with { type: 'json' };
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const denied = { code: 403, status: 'PERMISSION_DENIED' };
const lostAfterLanding = { landsFirst: true, drop: true };
const pathOf = (id: string) => `/users/asha/addresses/${id}`;

async function seqOf(id: string): Promise<number> {
  return (await readOutboxRow(phone().database, id))?.seq ?? -1;
}
async function giveUp(id: string): Promise<void> {
  await discard(phone().database, writeKinds, await seqOf(id), phone().now);
}
/** Two noes: the second one is meant. */
async function drainUntilRefused(): Promise<void> {
  await drain(phone().setup());
  letTimePass(phone());
  await drain(phone().setup());
}

test('a profile is merged into what the shop knows of its shopper, and nothing else of it changes', async () => {
  phone().account = 'asha';
  phone().shop.documents.set('/users/asha', {
    fields: encodeFields({ phone: '+919876543210' }),
    token: null,
  });
  await saveProfile(phone().database, 'asha', ASHA);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(phone().shop.documents.get('/users/asha')?.fields).toEqual(
    encodeFields({ phone: '+919876543210', ...ASHA }),
  );
});

test('an address whose reply was lost is not written again once it is read back', async () => {
  phone().account = 'asha';
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  phone().shop.faults.push(lostAfterLanding);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits.length).toBe(1);
  expect(phone().shop.documents.has(pathOf(address.id))).toBe(true);
});

test('a removal whose reply was lost counts as done once the address is not there any more', async () => {
  phone().account = 'asha';
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  await drain(phone().setup());
  await removeAddress(phone().database, 'asha', address);
  phone().shop.faults.push(lostAfterLanding);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.has(pathOf(address.id))).toBe(false);
});

test('a removal that the network swallowed is sent again', async () => {
  phone().account = 'asha';
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  await drain(phone().setup());
  await removeAddress(phone().database, 'asha', address);
  phone().shop.faults.push({ drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.has(pathOf(address.id))).toBe(false);
});

test('an address that was added, changed and removed without a network is gone in the end, in that order', async () => {
  phone().account = 'asha';
  phone().isOnline = false;
  const address = someAddress();
  const moved = { ...address, address: '7 Hill Street' };
  await saveAddress(phone().database, 'asha', address);
  await saveAddress(phone().database, 'asha', moved, address);
  await removeAddress(phone().database, 'asha', moved);
  await drain(phone().setup());
  phone().reload();
  phone().isOnline = true;
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect(phone().shop.documents.size).toBe(0);
});

test('an address that the shop refuses holds up neither another address nor the profile', async () => {
  phone().account = 'asha';
  const bad = someAddress({ name: 'Refused' });
  const good = someAddress({ name: 'Accepted' });
  phone().shop.rule = (path) => (path === pathOf(bad.id) ? denied : null);
  const refused = await saveAddress(phone().database, 'asha', bad);
  await saveAddress(phone().database, 'asha', good);
  await saveProfile(phone().database, 'asha', ASHA);
  await drainUntilRefused();
  expect([...phone().shop.documents.keys()].sort()).toEqual(['/users/asha', pathOf(good.id)]);
  expect(await readOutboxRow(phone().database, refused)).toMatchObject({ state: 'refused' });
});

test('a refused new address leaves the list when it is given up', async () => {
  phone().account = 'asha';
  phone().shop.rule = () => denied;
  const id = await saveAddress(phone().database, 'asha', someAddress());
  await drainUntilRefused();
  expect(await readAddresses(phone().database, 'asha')).toHaveLength(1);
  phone().shop.rule = () => null;
  await giveUp(id);
  expect(await readAddresses(phone().database, 'asha')).toEqual([]);
});

test('a change or a removal that is given up puts the address back as it was', async () => {
  phone().account = 'asha';
  const address = someAddress();
  await saveAddress(phone().database, 'asha', address);
  await drain(phone().setup());
  phone().isOnline = false;
  const change = await saveAddress(
    phone().database,
    'asha',
    { ...address, name: 'Somebody else' },
    address,
  );
  await giveUp(change);
  expect(await readAddresses(phone().database, 'asha')).toEqual([address]);
  await giveUp(await removeAddress(phone().database, 'asha', address));
  expect(await readAddresses(phone().database, 'asha')).toEqual([address]);
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('a profile that is given up is again what it was', async () => {
  phone().account = 'asha';
  await saveProfile(phone().database, 'asha', ASHA);
  await drain(phone().setup());
  phone().isOnline = false;
  await giveUp(await saveProfile(phone().database, 'asha', { ...ASHA, first_name: 'Usha' }, ASHA));
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
});

test('a new address that may have reached the shop already is taken back there when it is given up', async () => {
  phone().account = 'asha';
  const address = someAddress();
  const id = await saveAddress(phone().database, 'asha', address);
  phone().shop.faults.push({ landsFirst: true, reply: { status: 503, body: 'busy' } });
  await drain({
    ...phone().setup(),
    remote: {
      ...phone().setup().remote,
      read: async () => ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }),
    },
  });
  expect(phone().shop.documents.has(pathOf(address.id))).toBe(true);
  await giveUp(id);
  await drain(phone().setup());
  expect(phone().shop.documents.has(pathOf(address.id))).toBe(false);
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('giving up an earlier change of an address does not undo a later one', async () => {
  phone().account = 'asha';
  const address = someAddress();
  const later = { ...address, name: 'Asha R.' };
  phone().shop.rule = () => denied;
  const first = await saveAddress(phone().database, 'asha', address);
  await drainUntilRefused();
  await saveAddress(phone().database, 'asha', later, address);
  phone().shop.rule = () => null;
  await giveUp(first);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.get(pathOf(address.id))?.fields.name).toEqual({
    stringValue: 'Asha R.',
  });
  expect(await readAddresses(phone().database, 'asha')).toEqual([later]);
});

test('rows that the first version with a profile area saved still go', async () => {
  phone().account = 'asha';
  await phone().database.outbox.bulkAdd([goldenAddress, goldenRemoval, goldenProfile]);
  phone().shop.documents.set(`/users/asha/addresses/${goldenRemoval.payload.id}`, {
    fields: {},
    token: null,
  });
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect([...phone().shop.documents.keys()].sort()).toEqual([
    '/users/asha',
    `/users/asha/addresses/${goldenAddress.payload.address.id}`,
  ]);
});
