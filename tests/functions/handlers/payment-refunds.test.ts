// Money that came twice, or after its order was cancelled: it goes back once, or the merchant is told.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import { followMoney } from '../../../backend/functions/src/payments/money-back.ts';
import type { SeenPayment } from '../../../backend/functions/src/payments/payment-state.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import {
  type Attempt,
  atCheckout,
  HOUR,
  MINUTE,
  order,
  payment,
  razorpay,
  run,
  standing,
  withRazorpay,
} from '../razorpay-server.ts';

withRazorpay();

/** A payment, reported by the webhook, of an order cancelled earlier. */
async function paidAfterCancelling() {
  const { orderId, attempt } = await atCheckout();
  await order(orderId).update({ status: 'failed', deliveryStatus: 'cancel' });
  razorpay.attempts = [{ ...attempt, status: 'captured' }];
  const seen = seenOf(attempt);
  await recordPayment(payment(orderId), seen);
  return { orderId, attempt, seen };
}

/** As the webhook reports it. */
function seenOf({ id, order_id, amount, currency }: Attempt): SeenPayment {
  return { id, providerOrderId: order_id, amountPaise: amount, currency, status: 'captured' };
}

const refundsAsked = () => razorpay.asked.filter((it) => it.endsWith('/refund'));

describe('money that came after its order was cancelled', () => {
  const refund = async (orderId: string) => (await order(orderId).get()).get('refund');

  test('is on its way back at once, and goes back with the next run, once, however often it is told', async () => {
    const { orderId, seen } = await paidAfterCancelling();
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'cancel' });
    expect(await refund(orderId)).toBe('asked');
    await Promise.all([run(12 * MINUTE), run(12 * MINUTE)]);
    razorpay.asked = [];
    for (let times = 0; times < 3; times++) await recordPayment(payment(orderId), seen);
    for (const hours of [1, 100]) await run(hours * HOUR);
    expect(refundsAsked()).toEqual([]);
    expect(await refund(orderId)).toBe('done');
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
  });

  test('is the merchant’s to settle when the provider refuses, and is tried no more beside them until they ask', async () => {
    const { orderId } = await paidAfterCancelling();
    razorpay.canRefund = false;
    for (const hours of [1, 2, 4]) await run(hours * HOUR);
    expect(await refund(orderId)).toBe('failed');
    razorpay.canRefund = true;
    razorpay.asked = [];
    await run(10 * HOUR);
    expect([refundsAsked(), await refund(orderId)]).toEqual([[], 'failed']);
    await order(orderId).update({ refund: 'asked', refundAskedAt: 1 });
    await followMoney({ uid: 'asha', orderId });
    await run(11 * HOUR);
    expect(await refund(orderId)).toBe('done');
  });

  test('and was given back by the merchant is settled', async () => {
    const { orderId, attempt } = await paidAfterCancelling();
    razorpay.attempts = [{ ...attempt, status: 'refunded' }];
    await run(12 * MINUTE);
    expect(await refund(orderId)).toBe('done');
    expect(refundsAsked()).toEqual([]);
  });
});

describe('money of an order that its shopper cancels', () => {
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: 1 };
  const cancel = async (orderId: string) => {
    await order(orderId).update(cancelled);
    await followMoney({ uid: 'asha', orderId });
  };

  test('goes back once, however often the event of the cancelling comes', async () => {
    const { orderId, attempt } = await atCheckout();
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await run(11 * MINUTE);
    await cancel(orderId);
    expect((await order(orderId).get()).get('refund')).toBe('asked');
    await run(12 * MINUTE);
    await followMoney({ uid: 'asha', orderId });
    await run(60 * MINUTE);
    expect((await order(orderId).get()).get('refund')).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
  });

  test('goes back also where it is captured in the very moment of the cancelling', async () => {
    const { orderId, attempt } = await atCheckout();
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await Promise.all([recordPayment(payment(orderId), seenOf(attempt)), cancel(orderId)]);
    await run(12 * MINUTE);
    expect((await order(orderId).get()).get('refund')).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
  });

  test.each([
    ['due where a transfer was told', 'due', { paymentMethod: 'NEFT', transactionId: 'N1' }],
    ['due where the transfer was seen', 'due', { paymentMethod: 'NEFT', status: 'success' }],
    ['nothing where no transfer was told', undefined, { paymentMethod: 'NEFT' }],
    ['nothing where it was to be paid at the door', undefined, { paymentMethod: 'cod' }],
    ['nothing where nothing was paid online', undefined, {}],
  ])('is %s', async (_what, refund, fields) => {
    const { orderId } = await atCheckout();
    await order(orderId).update({ ...cancelled, ...fields });
    await followMoney({ uid: 'asha', orderId });
    expect((await order(orderId).get()).get('refund')).toBe(refund);
  });
});

test('the second payment of an order goes back, and the first one stays', async () => {
  const { orderId, attempt } = await atCheckout();
  razorpay.attempts = [
    { ...attempt, status: 'captured' },
    { ...attempt, id: 'pay_2', status: 'captured' },
  ];
  await run(11 * MINUTE);
  await run(12 * MINUTE);
  expect(razorpay.attempts).toMatchObject([
    { id: 'pay_1', status: 'refunded' },
    { id: 'pay_2', status: 'captured' },
  ]);
  expect((await order(orderId).get()).data()).toMatchObject({ status: 'success', refund: 'done' });
});
