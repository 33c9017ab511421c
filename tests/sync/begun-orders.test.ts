// An order begun online whose fate is unknown when its shopper orders another way: it is given up, once, and no two are left to pay.
import { expect, test } from 'vitest';
import { addToCart, readCart, removeFromCart } from '#domain/cart/cart-lines.ts';
import { placeOnlineOrder } from '#domain/order/online-order-write.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { orderFields, orderFromNew, placeOrder } from '#domain/order/order-write.ts';
import { putOrder } from '#domain/order/orders.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { MORINGA, ordersOn, proposeOrder } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const { here, stored, shopWrites } = ordersOn(phone);

const pay = (order: NewOrder, setup = phone.setup()) => placeOnlineOrder(setup, order, phone.now);
/** The same cart, ordered with cash. */
const payCash = (order: NewOrder) =>
  placeOrder(phone.database, { ...order, orderId: mintId(), paymentMethod: 'cod' }, phone.now);
const kinds = async () => (await phone.rows()).map((row) => row?.kind);
const propose = () => proposeOrder(phone.database, phone.now, 'online_payment');

/** An online order of which the phone has heard nothing. */
async function begin(fault: { landsFirst?: true } = { landsFirst: true }): Promise<NewOrder> {
  const order = await propose();
  phone.shop.faults.push({ ...fault, drop: true });
  expect(await pay(order, phone.deafTo('read'))).toEqual({ outcome: 'no-answer' });
  return order;
}

test('where it never arrived, its place is taken, so that it cannot arrive any more', async () => {
  const { orderId, timestamp, ...rest } = await begin({});
  await payCash({ orderId, timestamp, ...rest });
  await phone.drain();
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

test('where it was paid meanwhile, it is cancelled as its shopper cancels an order, so that the money goes back', async () => {
  const order = await begin();
  await payCash(order);
  shopWrites(order.orderId, { acceptedAt: phone.now, status: 'success' });
  await phone.drain();
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: phone.now };
  expect(stored(order.orderId)).toMatchObject({ status: 'success', ...cancelled });
});

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

test('one that the shopper sees among their orders, unpaid, is cancelled there at once', async () => {
  const order = await begin();
  await phone.refresh();
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
  await payCash(order);
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
  await phone.drain();
  await phone.refresh();
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('one that the shopper sees among their orders stays, when they order something else', async () => {
  const order = await begin();
  await phone.refresh();
  const productId = 'chia-seeds';
  await addToCart(phone.database, { ...MORINGA, id: productId }, phone.now);
  await payCash({ ...order, items: order.items.map((line) => ({ ...line, productId })) });
  expect(await kinds()).toEqual(['order']);
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
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

test('an order to another address takes its place; the shop is left with that one alone', async () => {
  const order = await begin();
  const address = { ...order.address, name: 'At work' };
  const other = { ...order, orderId: mintId(), address };
  expect(await pay(other)).toEqual({ outcome: 'placed', order: other });
  await phone.drain();
  expect(stored(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
  expect(stored(other.orderId)).toMatchObject({ deliveryStatus: 'processing', address });
});

test('where the other order is not saved, it is not given up either, and the next press goes on with it', async () => {
  const order = await begin();
  await removeFromCart(phone.database, MORINGA.id);
  expect(await payCash(order)).toEqual({ outcome: 'cart-changed' });
  expect(await phone.rows()).toEqual([]);
  const again = { ...order, orderId: mintId() };
  expect(await pay(again)).toEqual({ outcome: 'placed', order });
});

test('given up in another tab before it leaves, it does not leave', async () => {
  const order = await propose();
  const other = phone.around('after', 'prices', () => payCash(order));
  expect(await pay(order, other)).toEqual({ outcome: 'cart-changed' });
  expect(await kinds()).toEqual(['order']);
  expect(phone.shop.commits).toEqual([]);
});

test('given up in another tab while it is under way, it is not called placed, and is taken back', async () => {
  const order = await propose();
  const other = phone.around('after', 'commit', () => payCash(order));
  expect(await pay(order, other)).toEqual({ outcome: 'cart-changed' });
  expect(await here(order.orderId)).toBeUndefined();
  await phone.drain();
  expect(stored(order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('placed by another tab that went on with it, it takes nothing more out of the cart', async () => {
  const order = await propose();
  const other = phone.around('after', 'commit', async () => {
    expect(await pay(order)).toMatchObject({ outcome: 'placed' });
    await addToCart(phone.database, MORINGA, phone.now);
  });
  expect(await pay(order, other)).toEqual({ outcome: 'cart-changed' });
  expect(await readCart(phone.database)).toHaveLength(1);
  expect(await here(order.orderId)).toMatchObject({ deliveryStatus: 'processing' });
});

test.each([
  ['waits to be taken back', () => undefined],
  [
    'was taken back',
    async () => {
      await phone.drain();
      await phone.refresh();
    },
  ],
])('a tab that still shows one that %s cannot place it again', async (_what, happens) => {
  const order = await begin();
  await payCash(order);
  await happens();
  await addToCart(phone.database, MORINGA, phone.now);
  expect(await pay(order)).toEqual({ outcome: 'cart-changed' });
  expect(await readCart(phone.database)).toHaveLength(1);
});

test('one begun by an earlier version of the shop counts as one that may have arrived', async () => {
  const order = await propose();
  await phone.database.deviceState.put({ key: 'begun-order', value: order });
  await payCash(order);
  expect(await kinds()).toEqual(['order-cancellation', 'order']);
});
