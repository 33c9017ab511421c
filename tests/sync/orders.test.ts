// An order that is placed without a network arrives exactly once, at no more than its shopper accepted, or asks.
import { beforeEach, describe, expect, test } from 'vitest';
import { readOrder, readOrders } from '#core/device/account/orders.ts';
import { signOut } from '#core/device/account/sign-in.ts';
import { addToCart, readCart } from '#core/device/cart/cart-lines.ts';
import { addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { changeOrderAddress, saveTransactionId } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { acceptRequote, blockedOrder } from '#core/sync/writes/requote.ts';
import { GOLDEN } from './golden/rows.ts';
import { someAddress } from './support/account-writes.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const golden = GOLDEN['order-v1'];

const phone = freshPhone();
const pathOf = (orderId: string) => `/users/asha/orders/${orderId}`;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => signInToOrder(phone()));

async function place(paymentMethod: 'cod' | 'NEFT' = 'cod') {
  const order = await proposeOrder(phone().database, phone().now, { paymentMethod });
  expect(await placeOrder(phone().database, order, phone().now)).toMatchObject({
    outcome: 'saved',
  });
  return order;
}
const rowOf = async (id: string) => (await phone().row(id)) ?? null;
const seqOf = async (id: string) => (await rowOf(id))?.seq ?? -1;
const stored = (orderId: string) => storedOrder(phone(), orderId);
/** What the shop's server writes into an order that it takes. */
function shopWrites(orderId: string, change: PlainFields): void {
  phone().shopHas(pathOf(orderId), { ...stored(orderId), ...change });
}
const readOnly = (id: string) => readOrder(phone().database, 'asha', id);

test('an order is saved without a network, empties the cart, and is not under way before there is one', async () => {
  phone().isOnline = false;
  const order = await place();
  expect(await readCart(phone().database)).toEqual([]);
  expect(await readOrders(phone().database, 'asha')).toMatchObject([
    { orderId: order.orderId, totalPaise: 24_950, status: 'pending' },
  ]);
  await drain(phone().setup());
  expect((await rowOf(order.orderId))?.everSent).toBe(false);
  phone().isOnline = true;
  letTimePass(phone());
  await drain(phone().setup());
  expect(stored(order.orderId)).toEqual(order);
});

test('the same press twice is one order, and another tab that presses for the same cart is told so', async () => {
  const order = await place();
  expect(await placeOrder(phone().database, order, phone().now)).toMatchObject({
    outcome: 'saved',
  });
  const again = { ...order, orderId: mintId() };
  expect(await placeOrder(phone().database, again, phone().now)).toEqual({
    outcome: 'cart-changed',
  });
  expect((await phone().rows()).length).toBe(1);
  expect(await readOnly(again.orderId)).toBeUndefined();
});

test('what was put into the cart after the order was proposed stays in it', async () => {
  const { database } = phone();
  const order = await proposeOrder(database, phone().now);
  await addToCart(database, MORINGA, phone().now);
  await placeOrder(database, order, phone().now);
  expect(await readCart(database)).toMatchObject([{ productId: MORINGA.id, quantity: 1 }]);
});

test('an order whose reply was lost counts as placed once it is read back, whatever the shop wrote into it since', async () => {
  const order = await place();
  await phone().drainBlindly();
  shopWrites(order.orderId, { acceptedAt: phone().now, total: 200, subTotal: 200 });
  await phone().refresh();
  expect(await readOnly(order.orderId)).toMatchObject({ totalPaise: 20_000 });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits.length).toBe(1);
  expect(stored(order.orderId)?.total).toBe(200);
});

describe('before an order that waited goes', () => {
  test('a lower price lets it go', async () => {
    phone().isOnline = false;
    const order = await place();
    phone().isOnline = true;
    sell(phone(), { [MORINGA.id]: 200 });
    expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
    expect(stored(order.orderId)?.total).toBe(249.5);
  });

  test('a higher price holds it, unsent, until the shopper says yes to the new total', async () => {
    phone().isOnline = false;
    const order = await place();
    phone().isOnline = true;
    sell(phone(), { [MORINGA.id]: 300 });
    expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 0 });
    expect(phone().shop.commits).toEqual([]);
    const row = await rowOf(order.orderId);
    expect(row).toMatchObject({ state: 'held', heldFor: 'review', everSent: false });
    expect(row && blockedOrder(row, writeKinds)).toMatchObject({
      reason: 'price-rise',
      today: { total: 300 },
    });
    const seq = await seqOf(order.orderId);
    const say = (totalRupees: number) =>
      acceptRequote(phone().database, writeKinds, { seq, totalRupees }, phone().now);
    expect(await say(249.5)).toBe(false);
    expect(await say(300)).toBe(true);
    expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
    expect(stored(order.orderId)).toMatchObject({ total: 300, orderId: order.orderId });
  });

  test('a product that is gone holds it; nothing else of it is lost', async () => {
    const order = await place();
    phone().shop.documents.delete(`/products/${MORINGA.id}`);
    await drain(phone().setup());
    const row = await rowOf(order.orderId);
    expect(row && blockedOrder(row, writeKinds)).toMatchObject({
      reason: 'product-gone',
      today: null,
    });
    expect(await readOnly(order.orderId)).toBeDefined();
  });

  test('one that waited for more than a day asks first, also at the same price', async () => {
    phone().isOnline = false;
    const order = await place();
    phone().isOnline = true;
    letTimePass(phone(), DAY_MS + 1);
    await drain(phone().setup());
    const row = await rowOf(order.orderId);
    expect(row && blockedOrder(row, writeKinds)).toMatchObject({ reason: 'too-old' });
  });

  test('prices that cannot be asked for let it wait, and it has not been under way', async () => {
    const order = await place();
    await drain(phone().deafTo('prices'));
    expect(await rowOf(order.orderId)).toMatchObject({ state: 'backoff', everSent: false });
    expect(phone().shop.commits).toEqual([]);
  });
});

test('an order that never arrived and is given up has its place taken, so that it cannot arrive any more', async () => {
  const { orderId, timestamp } = await place();
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  await phone().giveUp(orderId);
  await drain(phone().setup());
  expect(stored(orderId)).toEqual({ orderId, userId: 'asha', timestamp, deliveryStatus: 'cancel' });
});

test('an address and a transaction id that are changed before the order went follow it in order', async () => {
  phone().isOnline = false;
  const order = await place('NEFT');
  const { database, now } = phone();
  const address = addressFields(someAddress({ name: 'Asha at work' }));
  const { orderId } = order;
  await changeOrderAddress(database, { id: mintId(), uid: 'asha', orderId, address }, now);
  const transaction = { uid: 'asha', orderId, transactionId: 'UTR123' };
  await saveTransactionId(database, { id: mintId(), ...transaction }, now);
  expect(
    await saveTransactionId(database, { id: mintId(), ...transaction }, now),
    'a second transaction id',
  ).toEqual({ outcome: 'not-possible' });
  phone().isOnline = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect(stored(orderId)).toMatchObject({ address, transactionId: 'UTR123' });
  expect(await readOnly(orderId)).toMatchObject({ address, transactionId: 'UTR123' });
});

test('what the shop says of an order comes to the phone, under what waits here; nothing of it is left after a sign-out', async () => {
  const order = await place();
  await drain(phone().setup());
  shopWrites(order.orderId, { deliveryStatus: 'processing', acceptedAt: 5 });
  const address = addressFields(someAddress({ name: 'Asha at work' }));
  phone().isOnline = false;
  await changeOrderAddress(
    phone().database,
    { id: mintId(), uid: 'asha', orderId: order.orderId, address },
    phone().now,
  );
  phone().isOnline = true;
  expect(await phone().refresh()).toMatchObject({ outcome: 'up-to-date', refused: [] });
  expect(await readOnly(order.orderId)).toMatchObject({ acceptedAt: 5, address });
  await signOut(phone().database, 'asha');
  expect(await phone().database.orders.count()).toBe(0);
});

test('an order of the first version from a quotation keeps all of its prices, as it was promised then', async () => {
  phone().now = golden.createdAt + 1000;
  sell(phone(), { [MORINGA.id]: 900 });
  const payload = { ...golden.payload, quotationId: 'q1' };
  await phone().database.outbox.add({ ...golden, payload });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(stored(golden.id)).toMatchObject({ total: 249.5, quotationId: 'q1' });
});
