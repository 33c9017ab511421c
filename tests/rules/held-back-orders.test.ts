// Changes of orders that the network held back until something newer had come.
import { expect, test } from 'vitest';
import { addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { changeOrderAddress } from '#core/sync/writes/order-change.ts';
import { someAddress } from '../sync/support/account-writes.ts';
import { proposeOrder } from '../sync/support/orders.ts';
import { deliver, drainAll, drainIntoNowhere, phone, stored } from './holding-network.ts';

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
