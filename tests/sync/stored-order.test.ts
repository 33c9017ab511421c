// Why an order is on hold stands on the device under the name that it has at the shop, which older versions of the app read as well.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changeOrder, putOrder, readOrder, readOrders } from '#core/device/account/orders.ts';
import {
  changeDeskOrder,
  putDeskOrders,
  readDeskOrder,
  readDeskOrders,
} from '#core/device/desk/desk-orders.ts';
import { afterSteps, fieldsOf } from '#core/model/desk/order-steps.ts';
import { orderFromFields, StoredOrder } from '#core/model/order/order.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const SENT = newOrder('asha', [orderItem('moringa', 1, 250)]);
const FIELDS = { ...SENT, deliveryStatus: 'pending', heldReason: 'price' };
const ORDER = orderFromFields(SENT.orderId, v.parse(StoredOrder, FIELDS));
const RELEASE = { does: 'release', releasedAt: 1_760_000_000_000 } as const;

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
