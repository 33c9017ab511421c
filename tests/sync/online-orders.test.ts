// An order paid online is at the shop before it is paid; one whose fate is unknown is gone on with, or given up when its shopper orders another way.
import { expect, test } from 'vitest';
import { addToCart, readCart, removeFromCart, takeOneFromCart } from '#domain/cart/cart-lines.ts';
import { placeOnlineOrder } from '#domain/order/online-order-write.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { orderFields, orderFromNew, placeOrder } from '#domain/order/order-write.ts';
import { putOrder } from '#domain/order/orders.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { MORINGA, ordersOn, proposeOrder, sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const { here, stored, shopWrites } = ordersOn(phone);

const pay = (order: NewOrder, setup = phone.setup()) => placeOnlineOrder(setup, order, phone.now);
/** The same cart, ordered with cash. */
const payCash = (order: NewOrder, orderId = mintId()) =>
  placeOrder(phone.database, { ...order, orderId, paymentMethod: 'cod' }, phone.now);
const kinds = async () => (await phone.rows()).map((row) => row?.kind);
const propose = () => proposeOrder(phone.database, phone.now, 'online_payment');
const cart = () => readCart(phone.database);

/** An online order of which the phone has heard nothing. */
async function begin(fault: { landsFirst?: true } = { landsFirst: true }): Promise<NewOrder> {
  const order = await propose();
  phone.shop.faults.push({ ...fault, drop: true });
  expect(await pay(order, phone.deafTo('read'))).toEqual({ outcome: 'no-answer' });
  return order;
}

test('it is at the shop before anybody is asked to pay, and only then out of the cart; without a network it is never queued', async () => {
  const order = await propose();
  phone.isOnline = false;
  expect(await pay(order)).toEqual({ outcome: 'no-answer' });
  expect([await kinds(), await cart()]).toMatchObject([[], [{ productId: MORINGA.id }]]);
  phone.isOnline = true;
  expect(await pay(order)).toEqual({ outcome: 'placed', order });
  expect(stored(order.orderId)).toEqual({ ...order, changedAt: expect.any(String) });
  expect(await cart()).toEqual([]);
});

test('the next press goes on with it where its reply was lost, also after a reload', async () => {
  const order = await begin();
  phone.reload();
  const { orderId } = order;
  const second = { ...order, orderId: mintId(), timestamp: phone.now + 5 };
  expect(await pay(second)).toMatchObject({ outcome: 'placed', order: { orderId } });
  expect(phone.shop.commits).toHaveLength(1);
  expect(await pay(order)).toMatchObject({ outcome: 'placed' });
});

test('it asks instead of going at a price that rose since', async () => {
  const order = await propose();
  sell(phone, { [MORINGA.id]: 300 });
  expect(await pay(order)).toMatchObject({ outcome: 'changed', today: { total: 300 } });
  expect(phone.shop.commits).toEqual([]);
});

test('it leaves the cart line by line, also where another tab has taken pieces out meanwhile', async () => {
  const { database, now } = phone;
  const chia = { ...MORINGA, id: 'chia', pricePaise: 12_000 };
  for (const product of [MORINGA, chia, chia]) await addToCart(database, product, now);
  sell(phone, { chia: 120 });
  const order = await propose();
  expect(order.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
  const meanwhile = phone.around('after', 'commit', async () => {
    await takeOneFromCart(database, MORINGA.id);
    await addToCart(database, chia, now);
  });
  expect(await pay(order, meanwhile)).toMatchObject({ outcome: 'placed' });
  expect(await cart()).toMatchObject([{ productId: 'chia', quantity: 1 }]);
});

test('where it never arrived, its place is taken, so that it cannot arrive any more', async () => {
  const order = await begin({});
  await payCash(order);
  await phone.drain();
  const { orderId, timestamp } = order;
  expect(stored(orderId)).toEqual({ orderId, userId: 'asha', timestamp, deliveryStatus: 'cancel' });
});

test('where it arrives while it is being given up, the shop’s no is followed by a cancellation', async () => {
  const order = await begin({});
  await payCash(order);
  const path = `/users/asha/orders/${order.orderId}`;
  const late = phone.around('before', 'commit', (write) => {
    if (Reflect.get(Object(write), 'path') === path) phone.shopHas(path, orderFields(order));
  });
  phone.shop.rule = (at) => (at === path ? { code: 403, status: 'PERMISSION_DENIED' } : null);
  expect(await phone.drain(late)).toMatchObject({ synced: 1, sendable: 1 });
  expect(stored(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
  phone.shop.rule = () => null;
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(stored(order.orderId)).toMatchObject({ deliveryStatus: 'cancel', cancelledBy: 'shopper' });
});

test.each([
  ['may have arrived', {}],
  ['was paid meanwhile', { acceptedAt: 5, status: 'success' }],
])(
  'where it %s and its shopper orders with cash, it is cancelled as a shopper cancels, so that the money goes back',
  async (_how, change) => {
    const order = await begin();
    const cash = mintId();
    expect(await payCash(order, cash)).toMatchObject({ outcome: 'saved' });
    expect(await kinds()).toEqual(['order-cancellation', 'order']);
    shopWrites(order.orderId, change);
    expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
    const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: phone.now };
    expect(stored(order.orderId)).toMatchObject({ ...order, ...change, ...cancelled });
    expect(stored(cash)).toMatchObject({ deliveryStatus: 'processing', total: 249.5 });
    expect(await cart()).toEqual([]);
  },
);

test.each([
  ['paid', { status: 'success' as const }],
  ['whose payment the bank is confirming', { status: 'authorized' as const }],
  ['to be paid with cash', { paymentMethod: 'cod' as const }],
  ['cancelled', { deliveryStatus: 'cancel' as const }],
])('one that this phone knows as %s stays as it is', async (_what, change) => {
  const order = await begin();
  await putOrder(phone.database, 'asha', { ...orderFromNew(order), ...change });
  await payCash(order);
  expect(await kinds()).toEqual(['order']);
  expect(await here(order.orderId)).toMatchObject(change);
});

test('one that the shopper sees among their orders stays when they order something else', async () => {
  const order = await begin();
  await phone.refresh();
  const productId = 'chia-seeds';
  await addToCart(phone.database, { ...MORINGA, id: productId }, phone.now);
  await payCash({ ...order, items: order.items.map((line) => ({ ...line, productId })) });
  expect(await kinds()).toEqual(['order']);
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
});

test('one that the shopper sees among their orders, unpaid, is cancelled there at once', async () => {
  const order = await begin();
  await phone.refresh();
  await payCash(order);
  for (let look = 0; look < 2; look++) {
    expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
    await phone.drain();
    await phone.refresh();
  }
});

test('one that never left this phone is only forgotten', async () => {
  phone.isOnline = false;
  const order = await propose();
  expect(await pay(order)).toEqual({ outcome: 'no-answer' });
  await payCash(order);
  phone.isOnline = true;
  await phone.drain();
  expect(stored(order.orderId)).toBeNull();
  expect(phone.shop.commits).toHaveLength(1);
});

test.each([
  ['to another address', ({ address }) => ({ address: { ...address, name: 'At work' } })],
  ['with a GSTIN for its invoice', () => ({ buyerGstin: '36AABCU9603R1ZT' })],
] satisfies [string, (order: NewOrder) => Partial<NewOrder>][])(
  'an order %s takes its place; the shop is left with that one alone',
  async (_how, change) => {
    const order = await begin();
    const other = { ...order, orderId: mintId(), ...change(order) };
    expect(await pay(other)).toEqual({ outcome: 'placed', order: other });
    await phone.drain();
    expect(stored(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
    const alone = { deliveryStatus: 'processing', ...change(order) };
    expect(stored(other.orderId)).toMatchObject(alone);
  },
);

test('where the other order is not saved, it is not given up either, and the next press goes on with it', async () => {
  const order = await begin();
  await removeFromCart(phone.database, MORINGA.id);
  expect(await payCash(order)).toEqual({ outcome: 'cart-changed' });
  expect(await kinds()).toEqual([]);
  expect(await pay({ ...order, orderId: mintId() })).toEqual({ outcome: 'placed', order });
});

test.each(['prices', 'commit'] as const)(
  'given up in another tab after its %s were asked for, it is not placed: it does not leave, or is taken back',
  async (question) => {
    const order = await propose();
    const other = phone.around('after', question, () => payCash(order));
    expect(await pay(order, other)).toEqual({ outcome: 'cart-changed' });
    const hasLeft = question === 'commit';
    expect(await kinds()).toEqual(hasLeft ? ['order-cancellation', 'order'] : ['order']);
    expect(phone.shop.commits).toHaveLength(hasLeft ? 1 : 0);
    expect(await here(order.orderId)).toBeUndefined();
    await phone.drain();
    expect(stored(order.orderId)?.deliveryStatus).toBe(hasLeft ? 'cancel' : undefined);
  },
);

test('placed by another tab that went on with it, it takes nothing more out of the cart', async () => {
  const order = await propose();
  const other = phone.around('after', 'commit', async () => {
    expect(await pay(order)).toMatchObject({ outcome: 'placed' });
    await addToCart(phone.database, MORINGA, phone.now);
  });
  expect(await pay(order, other)).toEqual({ outcome: 'cart-changed' });
  expect(await cart()).toHaveLength(1);
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
});

test('a tab that still shows one that waits to be taken back, or was, cannot place it again', async () => {
  const order = await begin();
  await payCash(order);
  await addToCart(phone.database, MORINGA, phone.now);
  for (let look = 0; look < 2; look++) {
    expect(await pay(order)).toEqual({ outcome: 'cart-changed' });
    expect(await cart()).toHaveLength(1);
    await phone.drain();
    await phone.refresh();
  }
});

test('one begun by an earlier version of the shop counts as one that may have arrived', async () => {
  const order = await propose();
  await phone.database.deviceState.put({ key: 'begun-order', value: order });
  await payCash(order);
  expect(await kinds()).toEqual(['order-cancellation', 'order']);
});
