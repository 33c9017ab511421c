// An order by phone is placed in the account of its number, once, as that account would have sent it; an account that is not there is made. Played by hand, in a
// project of its own where no function listens, against the real emulators.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SENT_KEPT_MS } from '#core/model/limits.ts';
import { orderNumber } from '#core/model/order/order.ts';
import type { PhoneOrder } from '#core/model/order/phone-order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { understandOrder } from '../../../backend/functions/src/orders/order-decision.ts';
import {
  erasePhoneOrders,
  placePhoneOrder,
} from '../../../backend/functions/src/orders/place-phone-order.ts';
import { redelivered } from '../redelivered.ts';

const NOW = 1_795_160_000_000;
const PHONE = '+919876500011';
const ORDER: PhoneOrder = {
  address: {
    name: 'आशा राव',
    phone: '9876500011',
    address: '12 Mill Road',
    city: 'Sehore',
    state: 'Madhya Pradesh',
    zipcode: '466001',
  },
  paymentMethod: 'cod',
  createdAt: 1_795_154_400_000,
  lines: [
    { productId: 'moringa', name: 'Moringa', quantity: 2, price: 250 },
    { productId: 'turmeric', name: 'Turmeric', quantity: 1, price: 99.5 },
  ],
};

let id = '';
beforeEach(async () => {
  id = randomUUID();
  for (const name of ['phoneOrders', 'users']) {
    await database.recursiveDelete(database.collection(name));
  }
  const { users } = await getAuth().listUsers();
  await getAuth().deleteUsers(users.map((user) => user.uid));
});
afterAll(() => database.terminate());

const taken = (change: object = {}) =>
  database.doc(`phoneOrders/${id}`).set({ ...ORDER, ...change });
const news = () => redelivered(() => placePhoneOrder(id, NOW));
const atDesk = async () => (await database.doc(`phoneOrders/${id}`).get()).data();
const account = () => getAuth().getUserByPhoneNumber(PHONE);
const ordersOf = async (uid: string) =>
  (await database.collection(`users/${uid}/orders`).get()).docs.map((it) => it.data());

test('it is placed in the account of its number, and is an order that the shop understands', async () => {
  const { uid } = await getAuth().createUser({ phoneNumber: PHONE });
  await taken();
  expect(await news()).toBe('placed');
  const [order, ...others] = await ordersOf(uid);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    orderId: id,
    orderNo: orderNumber(id),
    userId: uid,
    address: ORDER.address,
    timestamp: ORDER.createdAt,
    total: 599.5,
  });
  expect(understandOrder({ uid, orderId: id }, order)).not.toBeNull();
  expect(await atDesk()).toEqual({
    ...ORDER,
    placedFor: uid,
    expiresAt: Timestamp.fromMillis(NOW + SENT_KEPT_MS),
  });
});

test('whoever has no account yet gets one, and news that comes twice, also at once, places one order, of which stays what has become of it', async () => {
  await taken();
  const outcomes = await Promise.all([placePhoneOrder(id, NOW), placePhoneOrder(id, NOW)]);
  expect(outcomes.toSorted()).toEqual(['ignored', 'placed']);
  expect((await getAuth().listUsers()).users).toHaveLength(1);
  const { uid } = await account();
  await database.doc(`users/${uid}/orders/${id}`).update({ deliveryStatus: 'shipped' });
  expect(await news()).toBe('ignored');
  expect(await ordersOf(uid)).toMatchObject([{ deliveryStatus: 'shipped' }]);
});

test('one that makes no sense is placed nowhere, and makes no account', async () => {
  await taken({ lines: [{ ...ORDER.lines[0], price: -1 }] });
  expect(await news()).toBe('ignored');
  expect((await getAuth().listUsers()).users).toEqual([]);
});

test('an account that is deleted takes along what was written down for it, and no other’s', async () => {
  await taken();
  await news();
  const other = `phoneOrders/${randomUUID()}`;
  await database.doc(other).set({ ...ORDER, placedFor: 'ravi' });
  await erasePhoneOrders((await account()).uid);
  expect(await atDesk()).toBeUndefined();
  expect((await database.doc(other).get()).exists).toBe(true);
});
