// News of a cancelled order may come twice or late: played by hand, in a project of its own where no function listens, against the
// real emulator.
import { describe, expect, test, vi } from 'vitest';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { restockOrder } from '../../../backend/functions/src/orders/restock-order.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { chia, orders, pieces, place, stored } from '../ordering-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-late-cancellations';
});

describe('an order that is cancelled', () => {
  const two = () => newOrder('asha', [orderItem('moringa', 2, 250), orderItem('chia', 1, 99.5)]);

  test('puts its goods back once, however often the news comes', async () => {
    const { news, cancel, back, now } = await place(two());
    await news();
    await cancel();
    const answers = await Promise.all([back(), back()]);
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await back()).toBe(false);
    expect([await pieces(), await pieces(chia)]).toEqual([5, 1]);
    expect(await now()).toMatchObject({ stockReleasedAt: expect.any(Number) });
    expect(await news()).toBe('ignored');
    expect(await pieces()).toBe(5);
  });

  test('before the shop took it takes nothing, and puts nothing back', async () => {
    const { news, cancel, back, now } = await place(two());
    await cancel();
    expect([await back(), await news(), await back()]).toEqual([false, 'ignored', false]);
    expect(await now()).not.toHaveProperty('acceptedAt');
    expect([await pieces(), await pieces(chia)]).toEqual([5, 1]);
  });

  test('while the shop takes it leaves the stock as it was', async () => {
    const { news, cancel, back } = await place(two());
    await Promise.all([news(), cancel()]);
    await back();
    expect([await pieces(), await pieces(chia)]).toEqual([5, 1]);
  });

  test('while it is held puts nothing back', async () => {
    const { news, cancel, back } = await place(newOrder('asha', two().items, { total: 1 }));
    await news();
    await cancel();
    expect(await back()).toBe(false);
    expect(await pieces()).toBe(5);
  });

  test('before it arrived is no order', async () => {
    const { orderId, userId, timestamp } = two();
    const taken = { orderId, userId, timestamp, deliveryStatus: 'cancel' };
    await orders(userId).doc(orderId).set(taken);
    expect(await acceptOrHold({ uid: userId, orderId, sent: taken })).toBe('ignored');
    expect(await restockOrder({ uid: userId, orderId })).toBe(false);
    expect(await stored(userId, orderId)).toEqual(taken);
  });

  test('puts back what is still sold, when a product has left the catalogue since', async () => {
    const { news, cancel, back } = await place(two());
    await news();
    await chia.delete();
    await cancel();
    expect(await back()).toBe(true);
    expect([await pieces(), (await chia.get()).exists]).toEqual([5, false]);
  });
});

test('an order keeps its goods however its payment stands, until it is cancelled', async () => {
  const lines = [orderItem('moringa', 2, 250)];
  const online = newOrder('asha', lines, { paymentMethod: 'online_payment' });
  const { orderId, news, cancel, back } = await place(online);
  await news();
  for (const status of ['pending', 'failed', 'authorized', 'success']) {
    await orders('asha').doc(orderId).update({ status });
    expect(await back()).toBe(false);
  }
  await cancel();
  expect(await back()).toBe(true);
  expect(await pieces()).toBe(5);
});
