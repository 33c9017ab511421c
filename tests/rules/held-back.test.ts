// The shop's own core against the real Firestore and the shop's rules, with a network that holds requests back: one that is delivered
// after something newer changes nothing.
import { expect, test } from 'vitest';
import { type Address, addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { waitForProduct } from '#core/sync/writes/stock-alert.ts';
import { changeWish } from '#core/sync/writes/wish-list.ts';
import {
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from '../sync/support/account-writes.ts';
import { MORINGA } from '../sync/support/orders.ts';
import {
  deliver,
  drainAll,
  drainIntoNowhere,
  giveUp,
  PROJECT,
  pathOf,
  phone,
  profile,
  stored,
} from './holding-network.ts';
import { askEmulator } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { writeOf } from './whole-write.ts';

test('a profile that the network held back does not come over the newer one', async () => {
  const { database } = phone();
  await saveProfile(database, 'asha', profile('Usha'));
  await drainIntoNowhere();
  await saveProfile(database, 'asha', profile('Asha'), profile('Usha'));
  await drainAll(2);
  await deliver();
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});

test('a changed address that the network held back does not come over the newer one', async () => {
  const { database } = phone();
  const [first, second, third] = ['1 Lake Road', '2 Lake Road', '3 Lake Road'].map((address) =>
    someAddress({ id: 'address-of-the-held-back-test', address }),
  ) as [Address, Address, Address];
  await saveAddress(database, 'asha', first);
  await drainAll(1);
  await saveAddress(database, 'asha', second, first);
  await drainIntoNowhere();
  await saveAddress(database, 'asha', third, second);
  await drainAll(2);
  await deliver();
  expect(await stored(pathOf(first))).toEqual(addressFields(third));
});

test('an address that was removed does not come back with a change that the network held back', async () => {
  const { database } = phone();
  const address = someAddress();
  await saveAddress(database, 'asha', address);
  await drainIntoNowhere();
  await removeAddress(database, 'asha', address);
  await drainAll(2);
  await deliver();
  expect(await stored(pathOf(address))).toBeNull();
});

test('a removal that the network held back does not take away what was given up to be removed', async () => {
  const { database } = phone();
  const address = someAddress();
  await saveAddress(database, 'asha', address);
  await drainAll(1);
  const removal = await removeAddress(database, 'asha', address);
  await drainIntoNowhere();
  await giveUp(removal);
  await drainAll(1);
  await deliver();
  expect(await stored(pathOf(address))).toEqual(addressFields(address));
});

test('a change that was given up while the network held it back does not come after all', async () => {
  const { database } = phone();
  const address = someAddress();
  const given = await saveAddress(database, 'asha', address);
  await drainIntoNowhere();
  await giveUp(given);
  await drainAll(1);
  await saveProfile(database, 'asha', profile('Asha'));
  await drainAll(1);
  const change = await saveProfile(database, 'asha', profile('Usha'), profile('Asha'));
  await drainIntoNowhere(2);
  // It goes back to what the shop has already, so that the profile itself does not change by it.
  await giveUp(change);
  await drainAll(1);
  await deliver();
  expect(await stored(pathOf(address))).toBeNull();
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});

test('who waits for a product no longer is not made to by an ask that the network held back', async () => {
  const { database, now } = phone();
  const ask = { uid: 'asha', productId: MORINGA.id };
  await waitForProduct(database, { ...ask, waits: true }, now);
  await drainIntoNowhere();
  await waitForProduct(database, { ...ask, waits: false }, now);
  await drainAll(2);
  await deliver();
  expect(await stored(`users/asha/stockAlerts/${MORINGA.id}`)).toBeNull();
});

test('a product that was taken off the wish list is not put back on it by a wish that the network held back', async () => {
  const { database, now } = phone();
  const honey = 'wild-forest-honey-500g';
  await changeWish(database, { productId: MORINGA.id, isWished: true }, now);
  await drainAll(1);
  await changeWish(database, { productId: honey, isWished: true }, now);
  await drainIntoNowhere();
  await changeWish(database, { productId: honey, isWished: false }, now);
  await drainAll(2);
  await deliver();
  expect(await stored('users/asha/lists/wishes')).toEqual({ [MORINGA.id]: now });
});

test('a change that comes twice is no refusal', async () => {
  const { database } = phone();
  await saveProfile(database, 'asha', profile('Asha'));
  const { remote } = phone().setup();
  const blind = {
    ...remote,
    commit: async (...write: Parameters<typeof remote.commit>) => {
      await remote.commit(...write);
      return { kind: 'indeterminate', reason: 'timeout', retryAfterMs: null } as const;
    },
    read: async () => ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const,
  };
  expect(await drain(phone().setup({ remote: blind }))).toMatchObject({ synced: 0, sendable: 1 });
  await drainAll(1);
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});

test('what one phone’s network held back does not come over what another phone has changed since', async () => {
  const { database } = phone();
  await saveProfile(database, 'asha', profile('Usha'));
  await drainIntoNowhere();
  const writes = [writeOf(PROJECT, 'users/asha', profile('Asha')), fenceMovedBy(mintId())];
  const reply = await askEmulator(PROJECT, ':commit', { writes }, tokenOf('asha', PROJECT));
  expect(reply.status).toBe(200);
  await deliver();
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});

/** As the other phone moves it. */
function fenceMovedBy(movedBy: string): object {
  return writeOf(PROJECT, 'users/asha/fences/asha', { movedBy });
}

test('an older version of the shop, which knows no fences, may still change what it could', async () => {
  const { database } = phone();
  await saveProfile(database, 'asha', profile('Usha'));
  await drainAll(1);
  const writes = [writeOf(PROJECT, 'users/asha', profile('Asha'))];
  const reply = await askEmulator(PROJECT, ':commit', { writes }, tokenOf('asha', PROJECT));
  expect(reply.status).toBe(200);
  await saveProfile(database, 'asha', profile('Isha'), profile('Asha'));
  await drainAll(1);
  expect(await stored('users/asha')).toEqual(profile('Isha'));
});
