// An order on hold that the merchant accepts after all: at which prices, and when this comes twice, late, or after prices or pieces have
// changed. And the shop's charges, limits and coupon, on orders that arrive, are released, lose pieces, or came by phone.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { placePhoneOrder } from '../../../backend/functions/src/orders/place-phone-order.ts';
import { payable } from '../../../backend/functions/src/payments/payable.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { account, moringa, pieces, place, released, settings } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const today = (total: number) => ({ prices: 'today', total, beyondStock: false });
const asSent = (total: number) => ({ ...today(total), prices: 'sent' });
const ONLINE = { paymentMethod: 'online_payment' } as const;
const held = (reason: string) => ({ deliveryStatus: 'pending', heldReason: reason });

/** It agreed to ₹200 a piece, and the catalogue asks ₹250 by now. */
async function onHold(changes = {}) {
  const placed = await place(newOrder('asha', [orderItem('moringa', 3, 200)], changes));
  expect(await placed.news()).toBe('price');
  return placed;
}

test('20 pieces at ₹100 with a total of one rupee, taken by the merchant, are not payable for a rupee', async () => {
  await moringa.update({ price: 100, quantity: 50 });
  const lines = [orderItem('moringa', 20, 100)];
  const { document, key, news, now, take } = await place(
    newOrder('asha', lines, { total: 1, subTotal: 1, ...ONLINE }),
  );
  expect(await news()).toBe('invalid');
  for (const release of [undefined, asSent(1), asSent(2000)]) {
    await document.update(released(release));
    expect(await take()).toBe(false);
    expect(await now()).toMatchObject(held('invalid'));
    expect(payable(key.orderId, await now(), {})).toMatchObject({ outcome: 'held' });
  }
  await document.update(released(today(2000)));
  expect(await take()).toBe(true);
  expect(payable(key.orderId, await now(), {})).toMatchObject({ amountPaise: 2000_00 });
  expect(await pieces()).toBe(30);
});

test('at today’s prices it costs what its merchant saw, under the shop’s own names, once, and its shopper reads that it costs more', async () => {
  const { document, now, take } = await onHold();
  const items = [{ ...orderItem('moringa', 3, 200), name: 'Gold' }];
  await document.update({ ...released(today(750)), items });
  expect([await take(), await take()]).toEqual([true, false]);
  expect(await now()).toMatchObject({
    items: [{ name: 'Moringa Powder', price: 250, quantity: 3 }],
    ...{ total: 750, subTotal: 750, acceptedAt: expect.any(Number) },
    amendments: [{ id: 'release-1', lines: [], totalBefore: 600, total: 750 }],
  });
  expect(await pieces()).toBe(2);
});

test.each([
  ['as its shopper saw it', asSent(600)],
  ['without terms, as by an older desk', undefined],
])(
  '%s, it keeps its price, takes its goods and is open, once; cancelled, it puts them back, and takes nothing after that',
  async (_, release) => {
    const { document, now, take, cancel, back } = await onHold({ paymentMethod: 'NEFT' });
    expect(await take(), 'released by nobody').toBe(false);
    await document.update(released(release));
    expect([await take(), await take()]).toEqual([true, false]);
    const stands = await now();
    // A bank transfer is waited for like any other.
    const marks = { acceptedAt: expect.any(Number), payBy: expect.any(Number) };
    expect(stands).toMatchObject({ items: [{ price: 200 }], total: 600, ...marks });
    expect(stands).not.toHaveProperty('amendments');
    expect(await pieces()).toBe(2);
    expect((await account.get()).data()).toMatchObject({ openOrders: 1, openPieces: 3 });
    await cancel();
    await back();
    await document.update({ acceptedAt: null });
    expect([await take(), await pieces()]).toEqual([false, 5]);
  },
);

const SOLD = { quantity: 2, preorderLimit: 0 };
test.each([
  ['its prices have risen since its merchant saw them', { price: 260 }, today(750), 'price'],
  ['its goods were sold since', SOLD, today(750), 'stock'],
  ['they were sold, at the prices its shopper saw', SOLD, asSent(600), 'stock'],
  ['its product is hidden since', { hidden: true }, today(750), 'product'],
])(
  'it goes back on hold, once, and takes nothing, where %s',
  async (_, change, release, reason) => {
    const { document, now, take } = await onHold();
    await moringa.update(change);
    await document.update(released(release));
    expect([await take(), await take()]).toEqual([false, false]);
    const stands = await now();
    expect(stands).toMatchObject({ ...held(reason), total: 600 });
    expect(stands).not.toHaveProperty('release');
    expect((await account.get()).get('openOrders') ?? 0).toBe(0);
    await document.update(released({ ...asSent(600), beyondStock: true }));
    expect(await take()).toBe(true);
  },
);

describe('the shop’s charges and limits', () => {
  const sells = (change: object) =>
    settings.set({
      selling: {
        ...{ deliveryCharge: '40', freeFrom: '1000', minimumOrder: '', cash: 'yes', cashBelow: '' },
        ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300', couponLastDay: '' },
        ...change,
      },
    });
  const coupon = (off: number) => ({ coupon: { code: 'DIWALI', off } });
  const DELIVERY = { deliveryCharge: 40 };

  /** This many pieces at ₹250. */
  const ordered = (count: number, total: number, charges: object) =>
    place(
      newOrder('asha', [orderItem('moringa', count, 250)], {
        ...{ subTotal: count * 250, total, ...charges },
      }),
    );

  test('an order is taken with the shop’s own charges, whatever its phone said, and keeps none that the shop does not make', async () => {
    await sells({});
    const right = await ordered(2, 490, { ...DELIVERY, ...coupon(50) });
    expect(await right.news()).toBe('accepted');
    const charged = { subTotal: 500, total: 490, ...DELIVERY, ...coupon(50) };
    expect(await right.now()).toMatchObject(charged);
    const cheap = await ordered(1, 150, { ...DELIVERY, ...coupon(140) });
    expect(await cheap.news()).toBe('price');
    await settings.delete();
    const free = await ordered(1, 280, { ...DELIVERY, ...coupon(10) });
    expect(await free.news()).toBe('accepted');
    const stands = await free.now();
    expect(stands).toMatchObject({ subTotal: 250, total: 250 });
    for (const field of ['deliveryCharge', 'coupon']) expect(stands).not.toHaveProperty(field);
  });

  test('an order in cash, which the shop does not take, waits, and is taken with its charges once its merchant says so', async () => {
    await sells({ cash: 'no' });
    const order = await ordered(1, 290, DELIVERY);
    expect(await order.news()).toBe('terms');
    await order.document.update(released(today(290)));
    expect(await order.take()).toBe(true);
    expect(await order.now()).toMatchObject({ subTotal: 250, total: 290, ...DELIVERY });
  });

  test('when pieces are taken off, delivery stays and the coupon shrinks, by what was charged and not by what is charged by now', async () => {
    await sells({});
    const order = await ordered(3, 715, { ...DELIVERY, ...coupon(75) });
    expect(await order.news()).toBe('accepted');
    await sells({ deliveryCharge: '90', couponCode: '', couponOff: '' });
    const lines = [{ productId: 'moringa', quantity: 1 }];
    await order.document.update({ amend: { id: 'a1', at: 7, lines } });
    expect(await order.amend()).toBe(true);
    expect(await order.now()).toMatchObject({
      ...{ subTotal: 250, total: 265, ...DELIVERY, ...coupon(25) },
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
    expect((await document.get()).data()).toMatchObject({ total: 290, ...DELIVERY });
  });
});
