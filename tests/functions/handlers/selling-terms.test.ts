// The shop's charges, limits and coupon as its settings have them, on orders that arrive, are taken by the merchant, lose
// pieces, or came by phone.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { amendOrder } from '../../../backend/functions/src/orders/amend-order.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { placePhoneOrder } from '../../../backend/functions/src/orders/place-phone-order.ts';
import { acceptReleased } from '../../../backend/functions/src/orders/release-order.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { place } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const settings = database.doc('shop/settings');
const SELLING = {
  ...{ deliveryCharge: '40', freeFrom: '1000', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300', couponLastDay: '' },
};
const sells = (change: object) => settings.set({ selling: { ...SELLING, ...change } });
const coupon = (off: number) => ({ coupon: { code: 'DIWALI', off } });

/** This many pieces at ₹250. */
const ordered = (pieces: number, total: number, charges: object) =>
  place(
    newOrder('asha', [orderItem('moringa', pieces, 250)], {
      ...{ subTotal: pieces * 250, total, ...charges },
    }),
  );

beforeEach(() => sells({}));

test('an order is taken with the shop’s own charges, whatever its phone said, and keeps none that the shop does not make', async () => {
  const right = await ordered(2, 490, { deliveryCharge: 40, ...coupon(50) });
  expect(await right.news()).toBe('accepted');
  expect(await right.now()).toMatchObject({
    ...{ subTotal: 500, total: 490, deliveryCharge: 40, ...coupon(50) },
  });
  const dear = await ordered(1, 349, { deliveryCharge: 99 });
  expect(await dear.news()).toBe('accepted');
  expect(await dear.now()).toMatchObject({ subTotal: 250, total: 290, deliveryCharge: 40 });
  const cheap = await ordered(1, 150, { deliveryCharge: 40, ...coupon(140) });
  expect(await cheap.news()).toBe('price');
  await settings.delete();
  const free = await ordered(1, 280, { deliveryCharge: 40, ...coupon(10) });
  expect(await free.news()).toBe('accepted');
  const stands = await free.now();
  expect(stands).toMatchObject({ subTotal: 250, total: 250 });
  for (const field of ['deliveryCharge', 'coupon']) expect(stands).not.toHaveProperty(field);
});

test.each([
  ['below the least order', { minimumOrder: '251' }],
  ['in cash, which the shop does not take', { cash: 'no' }],
  ['for too much cash', { cashBelow: '250' }],
])('an order %s waits, and is taken once its merchant says so', async (_, change) => {
  await sells(change);
  const order = await ordered(1, 290, { deliveryCharge: 40 });
  expect(await order.news()).toBe('terms');
  const release = { prices: 'today', total: 290, beyondStock: false };
  const released = { deliveryStatus: 'processing', heldReason: null, releasedAt: 1, release };
  await order.document.update(released);
  expect(await redelivered(() => acceptReleased(order.key))).toBe(true);
  expect(await order.now()).toMatchObject({ subTotal: 250, total: 290, deliveryCharge: 40 });
});

test('when pieces are taken off, delivery stays and the coupon shrinks, by what was charged and not by what is charged by now', async () => {
  const order = await ordered(3, 715, { deliveryCharge: 40, ...coupon(75) });
  expect(await order.news()).toBe('accepted');
  await sells({ deliveryCharge: '90', couponCode: '', couponOff: '' });
  const lines = [{ productId: 'moringa', quantity: 1 }];
  await order.document.update({ amend: { id: 'a1', at: 7, lines } });
  expect(await redelivered(() => amendOrder(order.key))).toBe(true);
  expect(await order.now()).toMatchObject({
    ...{ subTotal: 250, total: 265, deliveryCharge: 40, ...coupon(25) },
    amendments: [{ totalBefore: 715, total: 265 }],
  });
});

test('an order by phone costs delivery, and is taken below the least order and in cash', async () => {
  await sells({ minimumOrder: '9000', cash: 'no' });
  const id = randomUUID();
  const line = { productId: 'moringa', name: 'Moringa', quantity: 1, price: 250 };
  const { address } = newOrder('asha', []);
  const taken = { address, paymentMethod: 'cod', createdAt: Date.now(), lines: [line] };
  await database.doc(`phoneOrders/${id}`).set(taken);
  expect(await placePhoneOrder(id, Date.now())).toBe('placed');
  const uid = (await database.doc(`phoneOrders/${id}`).get()).get('placedFor');
  const document = database.doc(`users/${uid}/orders/${id}`);
  const sent = (await document.get()).data();
  expect(await redelivered(() => acceptOrHold({ uid, orderId: id, sent }))).toBe('accepted');
  expect((await document.get()).data()).toMatchObject({ total: 290, deliveryCharge: 40 });
});
