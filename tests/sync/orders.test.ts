// An order placed without a network arrives once, at no more than the accepted total; one paid online reaches the shop before it is paid.
import { describe, expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { addToCart, readCart, takeOneFromCart } from '#domain/cart/cart-lines.ts';
import { placeOnlineOrder } from '#domain/order/online-order-write.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { blockedOrder } from '#domain/order/requote-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { MORINGA, ordersOn, proposeOrder, sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const { place, changeAddress, sayYes, here, stored, shopWrites } = ordersOn(phone);
const DAY_MS = 24 * 60 * 60 * 1000;
const cart = () => readCart(phone.database);

test('the same press twice is one order; another tab’s for the same cart is told so, and what came into the cart since stays', async () => {
  const order = await proposeOrder(phone.database, phone.now);
  await addToCart(phone.database, MORINGA, phone.now);
  for (let press = 0; press < 2; press++) {
    expect(await placeOrder(phone.database, order, phone.now)).toMatchObject({ outcome: 'saved' });
    expect(await cart()).toMatchObject([{ productId: MORINGA.id, quantity: 1 }]);
  }
  const again = { ...order, orderId: mintId() };
  await place();
  expect(await placeOrder(phone.database, again, phone.now)).toEqual({ outcome: 'cart-changed' });
  expect(await phone.rows()).toHaveLength(2);
  expect(await here(again.orderId)).toBeUndefined();
});

test('an order whose reply was lost counts as placed once it is read back, whatever the shop wrote into it since', async () => {
  const order = await place();
  await phone.drainBlindly();
  shopWrites(order.orderId, { acceptedAt: phone.now, total: 200, subTotal: 200 });
  await phone.refresh();
  expect(await here(order.orderId)).toMatchObject({ totalPaise: 20_000 });
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone.shop.commits.length).toBe(1);
  expect(stored(order.orderId)?.total).toBe(200);
});

describe('before an order that waited goes', () => {
  test('a lower price lets it go', async () => {
    const order = await place();
    sell(phone, { [MORINGA.id]: 200 });
    expect(await phone.drain()).toMatchObject({ synced: 1 });
    expect(stored(order.orderId)?.total).toBe(249.5);
  });

  test.each([
    ['a higher price', 'price-rise', () => sell(phone, { [MORINGA.id]: 300 })],
    ['a product that is gone', 'product-gone', () => phone.shop.documents.clear()],
    ['more than a day of waiting', 'too-old', () => phone.pass(DAY_MS + 1)],
  ])('%s holds it, unsent, and its shopper is told', async (_what, reason, happens) => {
    const { orderId } = await place();
    happens();
    expect(await phone.drain()).toMatchObject({ synced: 0, sendable: 0 });
    expect(phone.shop.commits).toEqual([]);
    const row = await phone.row(orderId);
    expect(row).toMatchObject({ state: 'held', heldFor: 'review', everSent: false });
    const total = { 'price-rise': 300, 'product-gone': null, 'too-old': 249.5 }[reason];
    const blocked = row && blockedOrder(row, writeKinds);
    expect([blocked?.reason, blocked?.today?.total ?? null]).toEqual([reason, total]);
    expect(await here(orderId)).toBeDefined();
    if (!total) return;
    expect(await sayYes(orderId, total - 50.5)).toBe(false);
    expect(await sayYes(orderId, total)).toBe(true);
    expect(await phone.drain()).toMatchObject({ synced: 1 });
    expect(stored(orderId)).toMatchObject({ total, orderId });
  });

  test('prices that cannot be asked for let it wait, and it has not been under way', async () => {
    const { orderId } = await place();
    await phone.drain(phone.deafTo('prices'));
    expect(await phone.row(orderId)).toMatchObject({ state: 'backoff', everSent: false });
    expect(phone.shop.commits).toEqual([]);
  });
});

test('an order that never arrived and is given up has its place taken, so that it cannot arrive any more', async () => {
  const { orderId, timestamp } = await place();
  phone.shop.faults.push({ drop: true });
  await phone.drain();
  await phone.giveUp(orderId);
  await phone.drain();
  expect(stored(orderId)).toEqual({ orderId, userId: 'asha', timestamp, deliveryStatus: 'cancel' });
});

test('what the shop says of an order comes to the phone, under what waits here; nothing of it is left after a sign-out', async () => {
  const { orderId } = await place();
  await phone.drain();
  shopWrites(orderId, { deliveryStatus: 'processing', acceptedAt: 5 });
  const { address } = await changeAddress(orderId);
  expect(await phone.refresh()).toMatchObject({ outcome: 'up-to-date', refused: [] });
  expect(await here(orderId)).toMatchObject({ acceptedAt: 5, address });
  await signOut(phone.database, 'asha');
  expect(await phone.database.orders.count()).toBe(0);
});

describe('an order that is paid online', () => {
  const online = async () => {
    const { database, now } = phone;
    const wish = await proposeOrder(database, now, 'online_payment');
    const pay = (setup = phone.setup(), of = wish) => placeOnlineOrder(setup, of, phone.now);
    return { wish, pay };
  };

  test('is at the shop before anybody is asked to pay, and only then out of the cart', async () => {
    const { wish, pay } = await online();
    expect(await pay()).toEqual({ outcome: 'placed', order: wish });
    expect(stored(wish.orderId)).toEqual({ ...wish, changedAt: expect.any(String) });
    expect(await cart()).toEqual([]);
  });

  test('is never queued: without a network it says so, and the cart stays', async () => {
    phone.isOnline = false;
    const { pay } = await online();
    expect(await pay()).toEqual({ outcome: 'no-answer' });
    expect(await phone.rows()).toEqual([]);
    expect(await cart()).toHaveLength(1);
  });

  test('is gone on with by the next press where its reply was lost, also after a reload', async () => {
    const { wish, pay } = await online();
    phone.shop.faults.push({ landsFirst: true, drop: true });
    expect(await pay(phone.deafTo('read'))).toEqual({ outcome: 'no-answer' });
    phone.reload();
    const second = { ...wish, orderId: mintId(), timestamp: phone.now + 5 };
    const outcome = await pay(phone.setup(), second);
    expect(outcome).toMatchObject({ outcome: 'placed', order: { orderId: wish.orderId } });
    expect(phone.shop.commits.length).toBe(1);
    expect(await pay()).toMatchObject({ outcome: 'placed' });
  });

  test('asks instead of going at a price that rose since', async () => {
    const { pay } = await online();
    sell(phone, { [MORINGA.id]: 300 });
    expect(await pay()).toMatchObject({ outcome: 'changed', today: { total: 300 } });
    expect(phone.shop.commits).toEqual([]);
  });

  test('is taken back in the same moment as its shopper orders with cash instead, because it may have arrived', async () => {
    const { wish, pay } = await online();
    phone.shop.faults.push({ landsFirst: true, drop: true });
    expect(await pay(phone.deafTo('read'))).toEqual({ outcome: 'no-answer' });
    const cash = { ...wish, orderId: mintId(), paymentMethod: 'cod' as const };
    expect(await placeOrder(phone.database, cash, phone.now)).toMatchObject({ outcome: 'saved' });
    const kinds = (await phone.rows()).map((row) => row?.kind);
    expect(kinds).toEqual(['order-cancellation', 'order']);
    expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
    const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: phone.now };
    expect(stored(wish.orderId)).toMatchObject({ ...wish, ...cancelled });
    expect(stored(cash.orderId)).toMatchObject({ deliveryStatus: 'processing', total: 249.5 });
    expect(await cart()).toEqual([]);
  });

  test('is another order once a GSTIN for its invoice is typed; the one without it is taken back', async () => {
    const { wish, pay } = await online();
    phone.shop.faults.push({ landsFirst: true, drop: true });
    await pay(phone.deafTo('read'));
    const withGstin = { ...wish, orderId: mintId(), buyerGstin: '36AABCU9603R1ZT' };
    expect(await pay(phone.setup(), withGstin)).toEqual({ outcome: 'placed', order: withGstin });
    await phone.drain();
    expect(stored(withGstin.orderId)).toMatchObject({ buyerGstin: withGstin.buyerGstin });
    expect(stored(wish.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
  });

  test('leaves the cart line by line, also where another tab has taken pieces out meanwhile', async () => {
    const { database, now } = phone;
    const chia = { ...MORINGA, id: 'chia', pricePaise: 12_000 };
    for (const product of [MORINGA, chia, chia]) await addToCart(database, product, now);
    sell(phone, { chia: 120 });
    const { wish, pay } = await online();
    expect(wish.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
    const meanwhile = phone.around('after', 'commit', async () => {
      await takeOneFromCart(database, MORINGA.id);
      await addToCart(database, chia, now);
    });
    expect(await pay(meanwhile)).toMatchObject({ outcome: 'placed' });
    expect(await cart()).toMatchObject([{ productId: 'chia', quantity: 1 }]);
  });
});
