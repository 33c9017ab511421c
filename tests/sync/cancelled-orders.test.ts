// An order that its shopper cancels: without a network, with an answer that is lost, and against a merchant who packs it meanwhile.
import { beforeEach, expect, test } from 'vitest';
import { putOrder, readOrder } from '#core/device/account/orders.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { cancelOrder } from '#core/sync/writes/cancel-order.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { proposeOrder, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const denied = { code: 403, status: 'PERMISSION_DENIED' };

beforeEach(() => signInToOrder(phone()));

async function orderAtShop() {
  const order = await proposeOrder(phone().database, phone().now);
  await placeOrder(phone().database, order, phone().now);
  await drain(phone().setup());
  return order.orderId;
}
const cancel = (orderId: string, id = mintId()) =>
  cancelOrder(phone().database, { id, uid: 'asha', orderId }, phone().now);
const known = (orderId: string) => readOrder(phone().database, 'asha', orderId);
function shopWrites(orderId: string, change: PlainFields): void {
  phone().shopHas(`/users/asha/orders/${orderId}`, { ...storedOrder(phone(), orderId), ...change });
}

test('an order that is cancelled without a network is cancelled here at once, and at the shop when the network is back', async () => {
  const orderId = await orderAtShop();
  phone().isOnline = false;
  expect(await cancel(orderId)).toMatchObject({ outcome: 'saved' });
  await drain(phone().setup());
  phone().reload();
  expect(await known(orderId)).toMatchObject({ deliveryStatus: 'cancel', cancelledBy: 'shopper' });
  expect(storedOrder(phone(), orderId)).toMatchObject({ deliveryStatus: 'processing' });
  phone().isOnline = true;
  letTimePass(phone());
  await phone().refresh();
  expect(await known(orderId)).toMatchObject({ deliveryStatus: 'cancel' });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(storedOrder(phone(), orderId)).toMatchObject({
    deliveryStatus: 'cancel',
    cancelledBy: 'shopper',
    items: [{ productId: 'moringa-leaf-powder' }],
  });
});

test('pressed twice it is cancelled once, and a second time there is nothing to cancel', async () => {
  const orderId = await orderAtShop();
  const id = mintId();
  expect(await cancel(orderId, id)).toEqual({ outcome: 'saved', id });
  expect(await cancel(orderId, id)).toEqual({ outcome: 'saved', id });
  expect(await cancel(orderId)).toEqual({ outcome: 'not-possible' });
  expect(await phone().rows()).toHaveLength(1);
});

test('of an order that the merchant has packed meanwhile the shopper reads that it was not cancelled, and sees it packed', async () => {
  const orderId = await orderAtShop();
  const id = mintId();
  await cancel(orderId, id);
  shopWrites(orderId, { packed: true });
  phone().shop.rule = () => denied;
  for (let times = 0; times < 2; times++) await drain(phone().setup(), { ignoreBackoff: true });
  expect(await phone().rows()).toMatchObject([{ kind: 'cancel-order', state: 'refused' }]);
  await phone().refresh();
  expect(await known(orderId)).toMatchObject({ deliveryStatus: 'processing', packed: true });
  await phone().giveUp(id);
  expect(await known(orderId)).toMatchObject({ deliveryStatus: 'processing', packed: true });
  expect(await phone().rows()).toEqual([]);
  expect(await cancel(orderId)).toEqual({ outcome: 'not-possible' });
});

test('where the merchant has cancelled it already, there is nothing left to do', async () => {
  const orderId = await orderAtShop();
  await cancel(orderId);
  shopWrites(orderId, { deliveryStatus: 'cancel' });
  phone().shop.rule = () => denied;
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
});

test('an order that is still on this phone is not cancelled at the shop: it can be given up here', async () => {
  phone().isOnline = false;
  const order = await proposeOrder(phone().database, phone().now);
  await placeOrder(phone().database, order, phone().now);
  expect(await cancel(order.orderId)).toEqual({ outcome: 'unsent' });
  expect(await phone().rows()).toMatchObject([{ kind: 'order' }]);
});

test('an order that is on its way cannot be cancelled', async () => {
  const orderId = await orderAtShop();
  const order = await known(orderId);
  if (order) await putOrder(phone().database, 'asha', { ...order, deliveryStatus: 'shipped' });
  expect(await cancel(orderId)).toEqual({ outcome: 'not-possible' });
  expect(await phone().rows()).toEqual([]);
});
