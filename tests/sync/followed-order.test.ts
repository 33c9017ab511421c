// An order that is watched: what the shop says arrives, what waits here stays over it, and older answers are not believed.
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import {
  changeOrder,
  putOrder,
  readOrder,
  readOrderSeenAt,
  readOrders,
  replaceOrders,
} from '#core/device/account/orders.ts';
import {
  changeDeskOrder,
  putDeskOrders,
  readDeskOrder,
  readDeskOrders,
} from '#core/device/desk/desk-orders.ts';
import { afterSteps, fieldsOf } from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import { type Order, orderFromFields, StoredOrder } from '#core/model/order/order.ts';
import { mergeOrderSnapshot } from '#core/sync/account/merge-order.ts';
import { orderFromNew } from '#core/sync/writes/order.ts';
import { changeOrderAddress } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const order = orderFromNew(newOrder('asha', [orderItem('moringa', 2, 240)]));
const take = (said: Order, uid = 'asha') =>
  mergeOrderSnapshot(phone().database, writeKinds, uid, said, phone().now);
const here = () => readOrder(phone().database, 'asha', order.orderId);
const changes = async () => (await readAccountMirror(phone().database)).changes;

beforeEach(() => phone().enter());

test('what the shop says of a watched order is on the phone, with the time at which it said so', async () => {
  await take({ ...order, deliveryStatus: 'shipped' });
  expect((await here())?.deliveryStatus).toBe('shipped');
  expect(await readOrderSeenAt(phone().database, 'asha', order.orderId)).toBe(phone().now);
});

test('an address that still waits to be sent stays over what the shop says', async () => {
  await putOrder(phone().database, 'asha', order);
  const address = { ...newOrder('asha', []).address, address: '7 Hill Street' };
  const wish = { id: mintId(), uid: 'asha', orderId: order.orderId, address };
  await changeOrderAddress(phone().database, wish, phone().now);
  await take({ ...order, status: 'success' });
  expect(await here()).toMatchObject({ status: 'success', address: { address: '7 Hill Street' } });
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

test('an order older than those that the shop was asked for stays; a newer one that the shop no longer has goes', async () => {
  const database = phone().database;
  const aged = (timestamp: number): Order => ({ ...order, orderId: mintId(), timestamp });
  const [old, gone, kept] = [aged(1_000), aged(3_000), aged(2_000)];
  for (const it of [old, gone, kept]) await putOrder(database, 'asha', it);
  await replaceOrders(database, 'asha', [kept], 2_000);
  const has = async ({ orderId }: Order) =>
    (await readOrder(database, 'asha', orderId)) !== undefined;
  expect([await has(old), await has(gone), await has(kept)]).toEqual([true, false, true]);
});

const SENT = newOrder('asha', [orderItem('moringa', 1, 250)]);
const FIELDS = { ...SENT, deliveryStatus: 'pending', heldReason: 'price' };
const ORDER = orderFromFields(SENT.orderId, v.parse(StoredOrder, FIELDS));
const RELEASE = { does: 'release', releasedAt: 1_760_000_000_000 } as const;

// Why an order is on hold stands on the device under the name that it has at the shop, which older versions of the app read as well.
test('a shopper’s order is read as it was put, and a row of an older version as well', async () => {
  const { database } = phone();
  await putOrder(database, 'asha', ORDER);
  const [row] = await database.orders.toArray();
  expect(row).toMatchObject({ heldReason: 'price' });
  expect(row).not.toHaveProperty('onHoldReason');
  expect(await readOrders(database, 'asha')).toEqual([ORDER]);
  await changeOrder(database, 'asha', ORDER.orderId, { deliveryStatus: 'cancel' });
  expect(await readOrder(database, 'asha', ORDER.orderId)).toEqual({
    ...ORDER,
    deliveryStatus: 'cancel',
  });
});

test('the desk’s order is on hold until it is released, on the device and on the screen', async () => {
  const { database } = phone();
  const order = { ...ORDER, uid: 'kamala', customer: 'asha' };
  await putDeskOrders(database, [order]);
  expect(await readDeskOrders(database, 'kamala')).toEqual([order]);
  const released = { deliveryStatus: 'processing', onHoldReason: null };
  expect(afterSteps(order, [RELEASE])).toMatchObject(released);
  expect(afterSteps(order, [{ does: 'cancel' }])).toMatchObject({ onHoldReason: 'price' });
  await changeDeskOrder(database, 'kamala', order, fieldsOf(RELEASE));
  expect(await readDeskOrder(database, 'kamala', order)).toMatchObject(released);
  expect((await database.deskOrders.toArray())[0]).toMatchObject({ heldReason: null });
});
