// An order that is paid online is at the shop before anybody is asked to pay, once, and never at another price than was shown.
import { beforeEach, expect, test } from 'vitest';
import { readCart } from '#core/device/cart/cart-lines.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { placeOnlineOrder } from '#core/sync/writes/online-order.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

beforeEach(() => signInToOrder(phone()));

const online = async () => {
  const wish = await proposeOrder(phone().database, phone().now, {
    paymentMethod: 'online_payment',
  });
  return { wish, place: () => placeOnlineOrder(phone().setup(), wish, phone().now) };
};

test('an order that is paid online is at the shop before anybody is asked to pay, and only then out of the cart', async () => {
  const { wish, place } = await online();
  expect(await place()).toEqual({ outcome: 'placed', order: wish });
  expect(storedOrder(phone(), wish.orderId)).toEqual(wish);
  expect(await readCart(phone().database)).toEqual([]);
});

test('it is never queued: without a network it says so, and the cart stays', async () => {
  phone().isOnline = false;
  const { place } = await online();
  expect(await place()).toEqual({ outcome: 'no-answer' });
  expect(await readOutbox(phone().database)).toEqual([]);
  expect((await readCart(phone().database)).length).toBe(1);
});

test('one whose reply was lost is gone on with by the next press, also after a reload', async () => {
  const { wish, place } = await online();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  expect(await placeOnlineOrder(phone().deafTo('read'), wish, phone().now)).toEqual({
    outcome: 'no-answer',
  });
  phone().reload();
  const secondPress = { ...wish, orderId: mintId(), timestamp: phone().now + 5 };
  const outcome = await placeOnlineOrder(phone().setup(), secondPress, phone().now);
  expect(outcome).toMatchObject({ outcome: 'placed', order: { orderId: wish.orderId } });
  expect(phone().shop.commits.length).toBe(1);
  expect(await place()).toMatchObject({ outcome: 'placed' });
});

test('one at a price that rose since asks instead of going', async () => {
  const { place } = await online();
  sell(phone(), { [MORINGA.id]: 300 });
  expect(await place()).toMatchObject({ outcome: 'changed', today: { total: 300 } });
  expect(phone().shop.commits).toEqual([]);
});
