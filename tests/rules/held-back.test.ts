// The shop's own core against the real Firestore and the shop's rules, with a network that holds requests back: one that is delivered
// after something newer changes nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { type Address, addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { changeOrderAddress } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { waitForProduct } from '#core/sync/writes/stock-alert.ts';
import { changeWish } from '#core/sync/writes/wish-list.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from '../sync/support/account-writes.ts';
import { MORINGA, proposeOrder, signInToOrder } from '../sync/support/orders.ts';
import { freshPhone, letTimePass } from '../sync/support/phone.ts';
import { askEmulator, clearDocuments, emulatorHost, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { documentName, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-held-back';
const network = globalThis.fetch;
const phone = freshPhone();

let isHolding = false;
let held: (() => Promise<number>)[] = [];

/** A request as the phone makes it, to this test's own project at the emulator. */
async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const own = (text: string) => text.replaceAll('projects/demo-haat/', `projects/${PROJECT}/`);
  const address = own(url).replace('http://localhost:8080', `http://${emulatorHost()}`);
  const body = typeof init.body === 'string' ? own(init.body) : null;
  const reply = await network(address, { ...init, signal: null, body });
  const text = (await reply.text()).replaceAll(`projects/${PROJECT}/`, 'projects/demo-haat/');
  return new Response(text, { status: reply.status });
}

beforeEach(async () => {
  isHolding = false;
  held = [];
  await openRulesProject(PROJECT);
  await clearDocuments(PROJECT);
  const products = [writeOf(PROJECT, `products/${MORINGA.id}`, { name: 'Moringa', price: 249.5 })];
  await askEmulator(PROJECT, ':commit', { writes: products }, 'owner');
  await signInToOrder(phone());
  const token = tokenOf('asha', PROJECT) ?? '';
  phone().credential = async () => ({ outcome: 'token', token });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!isHolding || !url.endsWith(':commit')) return send(url, init);
    held.push(async () => (await send(url, init)).status);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is under way is held back; the phone hears nothing of it. */
async function drainIntoNowhere(): Promise<void> {
  isHolding = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
  isHolding = false;
  expect(held).toHaveLength(1);
}
/** All that waits arrives, and nothing is refused. */
async function drainAll(writes: number): Promise<void> {
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: writes, sendable: 0 });
  expect(await readOutbox(phone().database)).toEqual([]);
}
/** What was held back comes now; the shop refuses it. */
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
  const seq = (await readOutboxRow(phone().database, id))?.seq ?? -1;
  await discard(phone().database, writeKinds, seq, phone().now);
}
const pathOf = ({ id }: Address) => `users/asha/addresses/${id}`;
const profile = (first_name: string) => ({ ...ASHA, first_name });

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
  isHolding = true;
  await drain(phone().setup());
  isHolding = false;
  // It goes back to what the shop has already, so that the profile itself does not change by it.
  await giveUp(change);
  await drainAll(1);
  expect(held).toHaveLength(2);
  await deliver();
  expect(await stored(pathOf(address))).toBeNull();
  expect(await stored('users/asha')).toEqual(profile('Asha'));
});

async function placed() {
  const { database, now } = phone();
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  return order;
}
async function move(orderId: string, road: string) {
  const { database, now } = phone();
  const address = addressFields(someAddress({ address: road }));
  await changeOrderAddress(database, { id: mintId(), uid: 'asha', orderId, address }, now);
  return address;
}

test('an order’s address that the network held back does not come over the newer one', async () => {
  const { orderId } = await placed();
  await drainAll(1);
  await move(orderId, '2 New Road');
  await drainIntoNowhere();
  const last = await move(orderId, '3 New Road');
  await drainAll(2);
  await deliver();
  expect(await stored(`users/asha/orders/${orderId}`)).toMatchObject({ address: last });
});

test('an order that the network held back does not bring back the address that it had', async () => {
  const { orderId } = await placed();
  await drainIntoNowhere();
  const last = await move(orderId, '2 New Road');
  await drainAll(2);
  await deliver();
  expect(await stored(`users/asha/orders/${orderId}`)).toMatchObject({ address: last });
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
