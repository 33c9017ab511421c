// A delayed write that arrives after a newer one changes nothing, with the shop's core and its real rules.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressFields } from '#domain/address/address.ts';
import { changeOrderAddress } from '#domain/order/order-change-write.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { changeWish } from '#domain/wish-list/wish-list-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { decodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { readOutbox, readOutboxRow } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from '../sync/support/account-writes.ts';
import { MORINGA, proposeOrder, signInToOrder } from '../sync/support/orders.ts';
import { eachPhone } from '../sync/support/phone.ts';
import { fetchFrom } from './ask-as-demo.ts';
import { askEmulator, clearDocuments, openRulesProject, tokenOf } from './rules-emulator.ts';
import { documentName, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-held-back';
const network = fetchFrom(PROJECT);
const phone = eachPhone();

let isHolding = false;
let held: (() => Promise<number>)[] = [];

beforeEach(async () => {
  isHolding = false;
  held = [];
  await openRulesProject(PROJECT);
  await clearDocuments(PROJECT);
  const products = [writeOf(PROJECT, `products/${MORINGA.id}`, { name: 'Moringa', price: 249.5 })];
  await askEmulator(PROJECT, ':commit', { writes: products }, 'owner');
  await signInToOrder(phone);
  const token = tokenOf('asha', PROJECT) ?? '';
  phone.credential = async () => ({ outcome: 'token', token });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!isHolding || !url.endsWith(':commit')) return network(url, init);
    held.push(async () => (await network(url, { ...init, signal: null })).status);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Delays the current request; the phone hears nothing of it. `inAll`: requests delayed by then. */
async function drainIntoNowhere(inAll = 1): Promise<void> {
  isHolding = true;
  expect(await drain(phone.setup())).toMatchObject({ synced: 0 });
  isHolding = false;
  expect(held).toHaveLength(inAll);
}

async function drainAll(writes: number): Promise<void> {
  phone.pass();
  expect(await drain(phone.setup())).toMatchObject({ synced: writes, sendable: 0 });
  expect(await readOutbox(phone.database)).toEqual([]);
}

/** Delivers the delayed requests; the shop refuses them. */
async function deliver(): Promise<void> {
  const statuses = await Promise.all(held.map((arrive) => arrive()));
  for (const status of statuses) expect([400, 403, 404, 409]).toContain(status);
}

async function stored(path: string): Promise<PlainFields | null> {
  const body = { documents: [documentName(PROJECT, path)] };
  const reply = await askEmulator(PROJECT, ':batchGet', body, 'owner');
  const [{ found }] = (await reply.json()) as [{ found?: { fields: unknown } }];
  return found ? decodeFields(found.fields) : null;
}

async function giveUp(id: string): Promise<void> {
  const seq = (await readOutboxRow(phone.database, id))?.seq ?? -1;
  await discard(phone.database, writeKinds, seq, phone.now);
}

const profile = (first_name: string) => ({ ...ASHA, first_name });
const call = (name: string) => saveProfile(phone.database, 'asha', profile(name));

const house = (road: string) =>
  someAddress({ id: 'address-of-the-held-back-test', address: `${road} Road` });
const HOUSE = 'users/asha/addresses/address-of-the-held-back-test';
const live = (road: string) => saveAddress(phone.database, 'asha', house(road));

const wait = (waits: boolean) =>
  waitForProduct(phone.database, { uid: 'asha', productId: MORINGA.id, waits }, phone.now);
const wish = (productId: string, isWished: boolean) =>
  changeWish(phone.database, { productId, isWished }, phone.now);

let orderId = '';
async function order(): Promise<void> {
  const proposed = await proposeOrder(phone.database, phone.now);
  orderId = proposed.orderId;
  await placeOrder(phone.database, proposed, phone.now);
}
function move(road: string) {
  const change = { id: mintId(), uid: 'asha', orderId, address: addressFields(house(road)) };
  return changeOrderAddress(phone.database, change, phone.now);
}

interface Story {
  readonly first?: () => Promise<unknown>;
  readonly held: () => Promise<unknown>;
  readonly newer: () => Promise<unknown>;
  readonly path: () => string;
  readonly is: () => unknown;
}
const atOrder = {
  path: () => `users/asha/orders/${orderId}`,
  is: () => expect.objectContaining({ address: addressFields(house('New')) }),
};

const STORIES: Readonly<Record<string, Story>> = {
  'a profile does not come over the newer one': {
    held: () => call('Usha'),
    newer: () => call('Asha'),
    path: () => 'users/asha',
    is: () => profile('Asha'),
  },
  'a changed address does not come over the newer one': {
    first: () => live('Lake'),
    held: () => live('Hill'),
    newer: () => live('New'),
    path: () => HOUSE,
    is: () => addressFields(house('New')),
  },
  'an address that was removed does not come back': {
    held: () => live('Lake'),
    newer: () => removeAddress(phone.database, 'asha', house('Lake')),
    path: () => HOUSE,
    is: () => null,
  },
  'who waits for a product no longer is not made to': {
    held: () => wait(true),
    newer: () => wait(false),
    path: () => `users/asha/stockAlerts/${MORINGA.id}`,
    is: () => null,
  },
  'a product that was taken off the wish list is not put back on it': {
    first: () => wish(MORINGA.id, true),
    held: () => wish('wild-forest-honey-500g', true),
    newer: () => wish('wild-forest-honey-500g', false),
    path: () => 'users/asha/lists/wishes',
    is: () => ({ [MORINGA.id]: expect.any(Number) }),
  },
  'an order’s address does not come over the newer one': {
    first: order,
    held: () => move('Hill'),
    newer: () => move('New'),
    ...atOrder,
  },
  'an order does not bring back the address that it had': {
    held: order,
    newer: () => move('New'),
    ...atOrder,
  },
};

test.each(Object.entries(STORIES))('held back: %s', async (_title, story) => {
  if (story.first) {
    await story.first();
    await drainAll(1);
  }
  await story.held();
  await drainIntoNowhere();
  await story.newer();
  await drainAll(2);
  await deliver();
  expect(await stored(story.path())).toEqual(story.is());
});

test('a removal that the network held back does not take away what was given up to be removed', async () => {
  await live('Lake');
  await drainAll(1);
  const removal = await removeAddress(phone.database, 'asha', house('Lake'));
  await drainIntoNowhere();
  await giveUp(removal);
  await drainAll(1);
  await deliver();
  expect(await stored(HOUSE)).toEqual(addressFields(house('Lake')));
});

test('a change that was given up while the network held it back does not come after all', async () => {
  const given = await live('Lake');
  await drainIntoNowhere();
  await giveUp(given);
  await drainAll(1);
  await call('Asha');
  await drainAll(1);
  const change = await call('Usha');
  await drainIntoNowhere(2);
  // This restores the shop's current profile, so that the profile itself does not change.
  await giveUp(change);
  await drainAll(1);
  await deliver();
  expect(await stored(HOUSE)).toBeNull();
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});
