// An order that the merchant records for a phone number reaches that number's account, once.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order/order.ts';
import type { PhoneOrder } from '#domain/order/phone-order.ts';
import { SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { understandOrder } from '../../../backend/functions/src/orders/order-decision.ts';
import {
  erasePhoneOrders,
  placePhoneOrder,
} from '../../../backend/functions/src/orders/place-phone-order.ts';
import { newOrder } from '../../support/demo-orders.ts';
import { beginWithout, id, logIn, PHONE, PRICELESS, stored, uid } from '../at-a-number.ts';
import { redelivered } from '../redelivered.ts';

const NOW = 1_795_160_000_000;
const ORDER: PhoneOrder = {
  address: { ...newOrder('asha', []).address, phone: PHONE.slice(3) },
  paymentMethod: 'cod',
  createdAt: 1_795_154_400_000,
  lines: [
    { productId: 'moringa', name: 'Moringa', quantity: 2, price: 250 },
    { productId: 'turmeric', name: 'Turmeric', quantity: 1, price: 99.5 },
  ],
};

beginWithout('phoneOrders', 'users');

describe('an order by phone', () => {
  const taken = (change: object = {}) =>
    database.doc(`phoneOrders/${id}`).set({ ...ORDER, ...change });
  const news = () => redelivered(() => placePhoneOrder(id, NOW));
  const atDesk = () => stored(`phoneOrders/${id}`);
  const ordersOf = async (uid: string) =>
    (await database.collection(`users/${uid}/orders`).get()).docs.map((it) => it.data());

  test('is placed in the account of its number, and is an order that the shop understands', async () => {
    await logIn();
    await taken();
    expect(await news()).toBe('placed');
    const [order, ...others] = await ordersOf(uid);
    expect(others).toEqual([]);
    const { address, createdAt: timestamp } = ORDER;
    const same = { orderId: id, orderNo: orderNumber(id), userId: uid, address, timestamp };
    expect(order).toMatchObject({ ...same, total: 599.5 });
    expect(understandOrder({ uid, orderId: id }, order)).not.toBeNull();
    const expiresAt = Timestamp.fromMillis(NOW + SENT_KEPT_MS);
    expect(await atDesk()).toEqual({ ...ORDER, placedFor: uid, expiresAt });
  });

  test('makes the account where there is none, and is placed once, however often its event comes, even at once: later changes of it stay', async () => {
    await taken();
    const outcomes = await Promise.all([placePhoneOrder(id, NOW), placePhoneOrder(id, NOW)]);
    expect(outcomes.toSorted()).toEqual(['ignored', 'placed']);
    expect((await getAuth().listUsers()).users).toHaveLength(1);
    const { uid } = await getAuth().getUserByPhoneNumber(PHONE);
    await database.doc(`users/${uid}/orders/${id}`).update({ deliveryStatus: 'shipped' });
    expect(await news()).toBe('ignored');
    expect(await ordersOf(uid)).toMatchObject([{ deliveryStatus: 'shipped' }]);
  });

  test('that makes no sense is placed nowhere, and makes no account', async () => {
    await taken({ lines: [PRICELESS] });
    expect(await news()).toBe('ignored');
    expect((await getAuth().listUsers()).users).toEqual([]);
  });

  test('that makes no sense is deleted after a year, or with the account of its number', async () => {
    await taken({ lines: [PRICELESS] });
    await news();
    expect(await atDesk()).toMatchObject({ expiresAt: Timestamp.fromMillis(NOW + SENT_KEPT_MS) });
    await erasePhoneOrders(uid, PHONE);
    expect(await atDesk()).toBeUndefined();
  });

  test('says when the shop had it, by which the desk and its second chance find it', async () => {
    await logIn();
    await taken();
    await news();
    expect(await ordersOf(uid)).toMatchObject([{ changedAt: expect.any(Timestamp) }]);
  });

  test('goes with its account; another’s, and one that is still to be placed, stay', async () => {
    await logIn();
    await taken();
    await news();
    const others = [{ ...ORDER, placedFor: 'ravi' }, ORDER];
    const paths = others.map(() => `phoneOrders/${randomUUID()}`);
    for (const [at, path] of paths.entries()) await database.doc(path).set(others[at] ?? ORDER);
    await erasePhoneOrders(uid, PHONE);
    expect(await atDesk()).toBeUndefined();
    for (const path of paths) expect(await stored(path)).toBeDefined();
  });
});
