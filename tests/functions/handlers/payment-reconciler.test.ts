// Payments without any event, and orders that nobody pays, with Razorpay's SDK against a fake server.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { reconcile } from '../../../backend/functions/src/payments/reconcile.ts';
import { orderFields } from '../paying.ts';
import * as server from '../razorpay-server.ts';

const { atCheckout, HOUR, MINUTE, order, paidOnline, payment, placed, razorpay } = server;
const { run, standing, withRazorpay } = server;
const lookAt = async (orderId: string) => (await payment(orderId).get()).get('lookAt');
const atRazorpay = async () => razorpay.provider;

withRazorpay();

describe('a payment of which nothing was heard', () => {
  test('is asked about after ten minutes, by a run that has the time, and found, and then no more', async () => {
    const { orderId } = await paidOnline();
    await run(9 * MINUTE);
    await reconcile({ provider: atRazorpay, now: Date.now() + 11 * MINUTE, runMs: -1 });
    expect(razorpay.asked).toEqual([]);
    await run(11 * MINUTE);
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'processing' });
    razorpay.asked = [];
    await run(48 * HOUR);
    expect(razorpay.asked).toEqual([]);
  });

  test.each([
    ['answers, and no more after five days', [], true],
    ['does not answer', 'down' as const, false],
  ])('is asked about less and less often while the provider %s', async (_what, attempts, ends) => {
    const { orderId } = await atCheckout({ acceptedAt: Date.now() + 200 * HOUR });
    razorpay.attempts = attempts;
    const minutes: number[] = [];
    for (let looks = 0; looks < 8; looks++) {
      const now = await lookAt(orderId);
      await reconcile({ provider: atRazorpay, now });
      minutes.push(Math.round(((await lookAt(orderId)) - now) / MINUTE));
    }
    expect(minutes).toEqual([10, 20, 40, 80, 160, 320, 360, 360]);
    expect(razorpay.asked.length).toBeGreaterThanOrEqual(8);
    await run(121 * HOUR);
    expect((await lookAt(orderId)) === null).toBe(ends);
  });

  test('is found though a hundred others cannot be looked at, and these are left alone for a while', async () => {
    const { orderId } = await paidOnline();
    const batch = database.batch();
    for (let at = 0; at < 100; at++) {
      batch.set(database.doc(`payments/asha_broken-${at}`), { lookAt: 1 + at });
    }
    await batch.commit();
    await run(11 * MINUTE);
    expect((await standing(orderId)).status).toBe('success');
    const stuck = database.collection('payments').where('lookAt', '<=', Date.now() + 12 * MINUTE);
    expect((await stuck.get()).size).toBe(0);
  });

  test('is not asked about for long once its order is cancelled', async () => {
    const { orderId } = await atCheckout();
    const stockReleasedAt = Date.now() - 47 * HOUR;
    await order(orderId).update({ deliveryStatus: 'cancel', stockReleasedAt });
    await run(11 * MINUTE);
    expect(await lookAt(orderId)).toBeGreaterThan(0);
    await run(8 * HOUR);
    expect(await lookAt(orderId)).toBeNull();
  });
});

describe('an order that is to be paid online', () => {
  const YESTERDAY = Date.now() - 24 * HOUR - MINUTE;
  const gone = { status: 'failed', deliveryStatus: 'cancel' };

  test('waits a day, and is then cancelled, also when every attempt failed', async () => {
    const { orderId, attempt } = await atCheckout();
    const untouched = await placed();
    razorpay.attempts = [{ ...attempt, status: 'failed' }];
    await run(23 * HOUR);
    expect(await standing(untouched)).toEqual({ status: 'pending', deliveryStatus: 'processing' });
    expect(await standing(orderId)).toEqual({ status: 'failed', deliveryStatus: 'processing' });
    await run(25 * HOUR);
    for (const it of [untouched, orderId]) {
      expect(await standing(it)).toEqual(gone);
      expect((await order(it).get()).data()).toMatchObject({
        ...{ cancelledBy: 'shop', cancelReason: 'It was not paid in time.' },
      });
    }
  });

  test.each([
    ['was on hold until just now', Date.now() - MINUTE],
    ['was on hold until just now, by a phone whose clock is fast', Date.now() + 2 * HOUR],
  ])('and %s, waits a day from then', async (_what, releasedAt) => {
    const orderId = await placed({ acceptedAt: YESTERDAY, releasedAt });
    await run(23 * HOUR);
    expect(await standing(orderId)).toEqual({ status: 'pending', deliveryStatus: 'processing' });
    await run(27 * HOUR);
    expect(await standing(orderId)).toEqual(gone);
  });

  test('is not cancelled while the provider does not say, nor when it has its money after all', async () => {
    const { orderId } = await paidOnline({ acceptedAt: YESTERDAY });
    const captured = razorpay.attempts;
    razorpay.attempts = 'down';
    await run(0);
    expect((await standing(orderId)).deliveryStatus).toBe('processing');
    razorpay.attempts = captured;
    await run(HOUR);
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'processing' });
  });

  test.each([
    ['paid', { status: 'success' }],
    ['held by the bank', { status: 'authorized' }],
    ['on its way', { deliveryStatus: 'shipped' }],
    ['paid at the door', { paymentMethod: 'cod' }],
    ['paid by bank transfer', { paymentMethod: 'NEFT' }],
  ])('is left alone when it is %s', async (_how, fields) => {
    const orderId = await placed({ acceptedAt: YESTERDAY, ...fields });
    const before = await standing(orderId);
    await run(0);
    expect(await standing(orderId)).toEqual(before);
  });

  test.each([
    ['brought back by money that the bank only holds', 'authorized', gone],
    ['silent of money that comes even later', 'captured', { ...gone, status: 'success' }],
  ])('and was cancelled is not %s', async (_what, status, stands) => {
    const { orderId, attempt } = await atCheckout();
    await run(25 * HOUR);
    expect(await standing(orderId)).toEqual(gone);
    razorpay.attempts = [{ ...attempt, status }];
    await run(60 * HOUR);
    expect(await standing(orderId)).toEqual(stands);
  });

  test('is cancelled though a hundred older ones cannot be', async () => {
    const batch = database.batch();
    for (let at = 0; at < 100; at++) {
      const orderId = `${at}`.padStart(32, '0');
      const older = { acceptedAt: YESTERDAY - HOUR };
      batch.set(order(orderId), { ...orderFields('asha', orderId), ...older });
      batch.set(payment(orderId), { lookAt: null, broken: true });
    }
    await batch.commit();
    const orderId = await placed({ acceptedAt: YESTERDAY });
    await run(0);
    expect(await standing(orderId)).toEqual(gone);
  });

  test('is cancelled after five days when the provider does not know it, as after new keys', async () => {
    const { orderId } = await atCheckout({ acceptedAt: YESTERDAY });
    razorpay.attempts = 'unknown';
    await run(100 * HOUR);
    expect((await standing(orderId)).deliveryStatus).toBe('processing');
    await run(130 * HOUR);
    expect([await standing(orderId), await lookAt(orderId)]).toEqual([gone, null]);
  });
});
