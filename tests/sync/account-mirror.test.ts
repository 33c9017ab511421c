// The phone's copy of an account's documents and of watched orders: news arrives, waiting writes stay on top, accounts never mix.

import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { readProfile } from '#domain/account/profiles.ts';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { mergeOrderSnapshot } from '#domain/account-mirror/merge-order.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { addressFields } from '#domain/address/address.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { putDeskOrders, readDeskOrder, readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { afterStep, afterSteps } from '#domain/order/desk/order-step-changes.ts';
import { statusOf } from '#domain/order/desk/order-steps.ts';
import { type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { changeOrderAddress } from '#domain/order/order-change-write.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import {
  changeOrder,
  putOrder,
  readOrder,
  readOrderSeenAt,
  readOrders,
} from '#domain/order/orders.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

beforeEach(() => phone().enter());

function shopHas(uid: string, address: ReturnType<typeof someAddress>): void {
  phone().shopHas(`/users/${uid}/addresses/${address.id}`, addressFields(address));
}
const addressesHere = () => readAddresses(phone().database, 'asha');
/** The shop, but something happens on the phone before the reply about addresses reaches it. */
const overtakenBy = (meanwhile: (uid: string) => Promise<unknown>) => ({
  ...documents,
  async readAddressDocuments(uid: string, token: string) {
    const answer = await documents.readAddressDocuments(uid, token);
    await meanwhile(uid);
    return answer;
  },
});

test('the profile and the addresses that the shop has come to the phone, and what another device changes or removes', async () => {
  const [one, two] = [someAddress({ name: 'A' }), someAddress({ name: 'B' })];
  shopHas('asha', one);
  shopHas('asha', two);
  shopHas('bala', someAddress({ name: 'Bala' }));
  phone().shopHas('/users/asha', ASHA);
  expect(await phone().refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
  expect(await addressesHere()).toEqual([one, two]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
  expect((await readAccountMirror(phone().database)).readAt).toBe(phone().now);
  phone().shop.documents.delete(`/users/asha/addresses/${one.id}`);
  shopHas('asha', { ...two, phone: '9000000000' });
  await phone().refresh();
  expect(await addressesHere()).toEqual([{ ...two, phone: '9000000000' }]);
});

test('waiting writes are not overwritten: a change, a new address, a removal, the profile', async () => {
  const [changed, removed] = [someAddress({ name: 'Changed' }), someAddress({ name: 'Removed' })];
  shopHas('asha', changed);
  shopHas('asha', removed);
  await phone().refresh();
  const here = { ...changed, address: 'My new street' };
  const added = someAddress({ name: 'Added' });
  await saveAddress(phone().database, 'asha', here, changed);
  await saveAddress(phone().database, 'asha', added);
  await removeAddress(phone().database, 'asha', removed);
  await saveProfile(phone().database, 'asha', ASHA);
  await phone().refresh();
  expect(await addressesHere()).toEqual([added, here]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
});

test('an answer that a write of this phone has overtaken meanwhile is not believed', async () => {
  const address = someAddress();
  let asked = 0;
  const remote = overtakenBy(async () => {
    if (asked++ > 0) return;
    await saveAddress(phone().database, 'asha', address);
    await drain(phone().setup());
  });
  expect(await phone().refresh({ remote })).toMatchObject({ outcome: 'up-to-date' });
  expect(asked).toBe(2);
  expect(await addressesHere()).toEqual([address]);
});

test('documents that come after a sign-out, or after somebody else has signed in, are kept under nobody’s name', async () => {
  shopHas('asha', someAddress());
  const toBala = overtakenBy(async (uid) => uid === 'asha' && phone().enter('bala'));
  await phone().refresh({ remote: toBala });
  expect(await phone().database.addresses.count()).toBe(0);
  await phone().enter();
  const left = overtakenBy(() => signOut(phone().database, 'asha'));
  expect(await phone().refresh({ remote: left })).toEqual({ outcome: 'nobody' });
  expect(await phone().database.addresses.count()).toBe(0);
});

test('an address that cannot be believed is refused and reported; the others come', async () => {
  const address = someAddress();
  shopHas('asha', address);
  phone().shopHas('/users/asha/addresses/bad', { ...addressFields(address), state: 'Atlantis' });
  expect(await phone().refresh()).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringMatching(/^addresses\/bad: .*State is required!/s)],
  });
  expect(await addressesHere()).toEqual([address]);
});

test('without a network everything stays as it is, and nobody is signed out', async () => {
  const address = someAddress();
  shopHas('asha', address);
  await phone().refresh();
  phone().isOnline = false;
  phone().credential = async () => ({ outcome: 'unreachable' });
  letTimePass(phone());
  expect(await phone().refresh()).toEqual({ outcome: 'no-answer' });
  expect(await addressesHere()).toEqual([address]);
});

const order = orderFromNew(newOrder('asha', [orderItem('moringa', 2, 240)]));
const take = (said: Order, uid = 'asha') =>
  mergeOrderSnapshot(phone().database, writeKinds, uid, said, phone().now);
const here = () => readOrder(phone().database, 'asha', order.orderId);
const changes = async () => (await readAccountMirror(phone().database)).changes;

test('what the shop says of a watched order is on the phone, with the time at which it said so', async () => {
  await take({ ...order, deliveryStatus: 'shipped' });
  expect((await here())?.deliveryStatus).toBe('shipped');
  expect(await readOrderSeenAt(phone().database, 'asha', order.orderId)).toBe(phone().now);
});

test('an address that still waits to be sent stays over the shop’s own', async () => {
  await putOrder(phone().database, 'asha', order);
  const address = { ...newOrder('asha', []).address, address: '7 Hill Street' };
  const wish = { id: mintId(), uid: 'asha', orderId: order.orderId, address };
  await changeOrderAddress(phone().database, wish, phone().now);
  await take({ ...order, status: 'success' });
  expect(await here()).toMatchObject({ status: 'success', address: { address: '7 Hill Street' } });
});

test('the address of an order that the shop has packed can no longer be changed on the phone', async () => {
  await putOrder(phone().database, 'asha', { ...order, packed: true });
  const wish = { id: mintId(), uid: 'asha', orderId: order.orderId, address: order.address };
  const address = { ...newOrder('asha', []).address, address: '7 Hill Street' };
  const saved = await changeOrderAddress(phone().database, { ...wish, address }, phone().now);
  expect(saved).toEqual({ outcome: 'not-possible' });
  expect(await here()).toMatchObject({ address: order.address });
});

test('news overtake an answer to the whole account that is on its way; the same once more does not', async () => {
  await take(order);
  const before = await changes();
  await take({ ...order });
  expect(await changes()).toBe(before);
  await take({ ...order, deliveryStatus: 'delivered' });
  expect(await changes()).not.toBe(before);
});

test('nothing is kept of an order whose shopper has gone', async () => {
  await take(order, 'bala');
  expect(await readOrder(phone().database, 'bala', order.orderId)).toBeUndefined();
});

const SENT = newOrder('asha', [orderItem('moringa', 1, 250)]);
const FIELDS = { ...SENT, deliveryStatus: 'pending', heldReason: 'price' };
const ORDER = orderFromFields(SENT.orderId, v.parse(StoredOrder, FIELDS));
const RELEASE = { does: 'release', releasedAt: 1_760_000_000_000 } as const;

test('a shopper’s order is read as it was put', async () => {
  const { database } = phone();
  await putOrder(database, 'asha', ORDER);
  const [row] = await database.orders.toArray();
  expect(row).toMatchObject({ heldReason: 'price' });
  expect(await readOrders(database, 'asha')).toEqual([ORDER]);
  await changeOrder(database, 'asha', ORDER.orderId, { deliveryStatus: 'cancel' });
  expect(await readOrder(database, 'asha', ORDER.orderId)).toEqual({
    ...ORDER,
    deliveryStatus: 'cancel',
  });
});

test('the desk’s order is on hold until it is released, on the device and on the screen', async () => {
  const { database } = phone();
  const order = { ...ORDER, uid: 'kamala', customer: 'asha', arrivedAt: 1, changedAt: 2 };
  await putDeskOrders(database, [order]);
  expect(await readDeskOrders(database, 'kamala')).toEqual([order]);
  const released = { deliveryStatus: 'processing', heldReason: null };
  expect(afterSteps(order, [RELEASE])).toMatchObject(released);
  expect(afterSteps(order, [{ does: 'cancel', reason: '' }])).toMatchObject({
    heldReason: 'price',
  });
  await putDeskOrders(database, [afterStep(order, RELEASE, statusOf(order))]);
  expect(await readDeskOrder(database, 'kamala', order)).toMatchObject(released);
  expect((await database.deskOrders.toArray())[0]).toMatchObject({ heldReason: null });
});
