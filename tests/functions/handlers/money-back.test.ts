// Refunds by the merchant: online by one tap, or by hand as a bank transfer. However often tapped or reported, the money goes back once.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { movesMoneyBack } from '../../../backend/functions/src/payments/money-back.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import {
  atCheckout,
  change,
  HOUR,
  MINUTE,
  now,
  order,
  payment,
  placed,
  razorpay,
  refundsAsked,
  run,
  seenOf,
  withRazorpay,
} from '../razorpay-server.ts';

withRazorpay();

const CANCELLED = { deliveryStatus: 'cancel' };
const asked = (refundAskedAt = 1) => ({ refund: 'asked', refundAskedAt });
const byHand = { refund: 'done', refundedAt: 5, refundReference: 'UTR9', refundWay: 'transfer' };

/** An order that was paid online and then cancelled by its merchant. */
async function cancelledAfterPaying() {
  const { orderId, attempt } = await atCheckout();
  razorpay.attempts = [{ ...attempt, status: 'captured' }];
  await run(11 * MINUTE);
  await change(orderId, CANCELLED);
  return { orderId, attempt };
}

describe('what was paid online for an order that its merchant cancelled', () => {
  test('is due, and stays until the merchant gives it back', async () => {
    const { orderId, attempt } = await cancelledAfterPaying();
    await recordPayment(payment(orderId), seenOf(attempt));
    await run(48 * HOUR);
    expect(await now(orderId)).toMatchObject({ status: 'success', refund: 'due' });
    expect(refundsAsked()).toEqual([]);
  });

  test('goes back once, however often the merchant taps, and the order says when, how and under which number', async () => {
    const { orderId } = await cancelledAfterPaying();
    for (const moment of [1, 2, 3]) await change(orderId, asked(moment));
    expect((await now(orderId))?.refund).toBe('asked');
    await run(MINUTE);
    await change(orderId, asked(4));
    for (const hours of [1, 100]) await run(hours * HOUR);
    expect(await now(orderId)).toMatchObject({
      ...{ refund: 'done', refundWay: 'online', refundReference: 'rfnd_1' },
      ...{ refundedAt: expect.any(Number), changedAt: expect.any(Timestamp) },
    });
    expect(refundsAsked()).toHaveLength(1);
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
  });

  test('says that it failed when the provider refuses, also long after the cancelling; one more tap asks once more', async () => {
    const { orderId } = await cancelledAfterPaying();
    await order(orderId).update({ stockReleasedAt: Date.now() - 30 * 24 * HOUR });
    razorpay.canRefund = false;
    await change(orderId, asked());
    for (const hours of [1, 2, 4]) await run(hours * HOUR);
    expect((await now(orderId))?.refund).toBe('failed');
    razorpay.canRefund = true;
    await change(orderId, asked(2));
    expect((await now(orderId))?.refund).toBe('asked');
    await run(MINUTE);
    expect((await now(orderId))?.refund).toBe('done');
  });

  test('and was given back by hand after that is not given back a second time', async () => {
    const { orderId } = await cancelledAfterPaying();
    razorpay.canRefund = false;
    await change(orderId, asked());
    for (const hours of [1, 2, 4]) await run(hours * HOUR);
    razorpay.canRefund = true;
    razorpay.asked = [];
    await change(orderId, byHand);
    for (const hours of [5, 50]) await run(hours * HOUR);
    expect(refundsAsked()).toEqual([]);
    expect(await now(orderId)).toMatchObject(byHand);
  });

  test('goes back by hand for one payment while another one of the order is on its way', async () => {
    const { orderId } = await cancelledAfterPaying();
    await payment(orderId).update({ refunds: { pay_1: 'failed', pay_2: 'due' } });
    await change(orderId, { ...byHand });
    expect((await payment(orderId).get()).get('refunds')).toEqual({ pay_1: 'done', pay_2: 'due' });
    expect((await now(orderId))?.refund).toBe('asked');
  });

  test('fails at once where the shop knows of no payment', async () => {
    const orderId = await placed({ ...CANCELLED, status: 'success' });
    await change(orderId, asked());
    expect((await now(orderId))?.refund).toBe('failed');
  });
});

describe('a bank transfer for a cancelled order', () => {
  test.each([
    ['due where the merchant cancelled it', 'due', { status: 'success' }],
    ['due where the shopper told of it', 'due', { status: 'failed', transactionId: 'N1' }],
    [
      'nothing any more where it did not come',
      undefined,
      { transactionId: 'N1', transferMissedAt: 1 },
    ],
    ['done where it was given back', 'done', { status: 'success', ...byHand }],
  ])('is %s', async (_what, refund, fields) => {
    const orderId = await placed({ paymentMethod: 'NEFT' });
    await change(orderId, { ...CANCELLED, ...fields });
    expect((await now(orderId))?.refund).toBe(refund);
  });

  test('is due where it was cash, and the parcel came back', async () => {
    const orderId = await placed({ paymentMethod: 'cod', status: 'success' });
    await change(orderId, { ...CANCELLED, cameBackAt: 1 });
    expect((await now(orderId))?.refund).toBe('due');
    await change(orderId, byHand);
    expect(await now(orderId)).toMatchObject(byHand);
  });

  test('is not forgotten over online money that comes too late and goes back by itself', async () => {
    const { orderId, attempt } = await atCheckout();
    await change(orderId, { paymentMethod: 'NEFT', status: 'success', ...CANCELLED });
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await run(11 * MINUTE);
    await run(12 * MINUTE);
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
    expect((await now(orderId))?.refund).toBe('due');
    await change(orderId, byHand);
    expect(await now(orderId)).toMatchObject(byHand);
  });
});

describe('a payment online that came after its shopper chose cash, and that the provider refuses to give back', () => {
  const cash = { status: 'success', deliveryStatus: 'delivered' };

  /** It failed; then the order goes on as `fields` say, and the merchant sends that payment from the bank. */
  async function sentByHand(fields: object) {
    const { orderId, attempt } = await atCheckout();
    await change(orderId, { paymentMethod: 'cod', status: 'pending' });
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    razorpay.canRefund = false;
    for (const hours of [1, 2, 4, 8]) await run(hours * HOUR);
    await change(orderId, fields);
    expect((await now(orderId))?.refund).toBe('failed');
    razorpay.canRefund = true;
    razorpay.asked = [];
    await change(orderId, byHand);
    for (const hours of [16, 60]) await run(hours * HOUR);
    expect(refundsAsked()).toEqual([]);
    expect((await payment(orderId).get()).get('refunds')).toEqual({ pay_1: 'done' });
    return orderId;
  }

  test('is given back once it was sent by hand, and the delivered order goes on', async () => {
    const orderId = await sentByHand(cash);
    expect(await now(orderId)).toMatchObject({ ...byHand, refundWay: 'instead', ...cash });
  });

  test.each([
    ['cancelled before that', { ...cash, ...CANCELLED }, {}],
    ['cancelled after that', {}, { ...cash, ...CANCELLED, cameBackAt: 1 }],
  ])(
    'leaves the cash of an order that was %s to be given back, once',
    async (_when, before, after) => {
      const orderId = await sentByHand(before);
      await change(orderId, after);
      expect(await now(orderId)).toMatchObject({ refund: 'due', refundReference: 'UTR9' });
      await change(orderId, { ...byHand, refundReference: 'UTR10' });
      expect(await now(orderId)).toMatchObject({ ...byHand, refundReference: 'UTR10' });
    },
  );

  test('is given back by hand after the cash of the cancelled order, which is not due again', async () => {
    const { orderId, attempt } = await atCheckout();
    await change(orderId, { paymentMethod: 'cod', status: 'success', ...CANCELLED });
    await change(orderId, byHand);
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    razorpay.canRefund = false;
    for (const hours of [1, 2, 4, 8]) await run(hours * HOUR);
    expect((await now(orderId))?.refund).toBe('failed');
    await change(orderId, { ...byHand, refundReference: 'UTR10' });
    expect(await now(orderId)).toMatchObject({ ...byHand, refundReference: 'UTR10' });
  });
});

describe('a part of a bank transfer, for what was taken off afterwards', () => {
  const partBack = { paise: 12_000, at: 5, reference: 'UTR7' };

  test('is due until it was given back; if the order is cancelled then, the rest is due', async () => {
    const orderId = await placed({ paymentMethod: 'NEFT', status: 'success' });
    await change(orderId, { owedPaise: 12_000 });
    expect((await now(orderId))?.refund).toBe('due');
    await change(orderId, { owedPaise: 0, partBack });
    expect((await now(orderId))?.refund).toBeNull();
    await change(orderId, CANCELLED);
    expect((await now(orderId))?.refund).toBe('due');
    await change(orderId, byHand);
    expect(await now(orderId)).toMatchObject({ ...byHand, partBack });
  });

  test('hides no refund of money that came online as well', async () => {
    const { orderId, attempt } = await atCheckout();
    await change(orderId, { paymentMethod: 'NEFT', status: 'success', owedPaise: 12_000 });
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await run(11 * MINUTE);
    await run(12 * MINUTE);
    expect([razorpay.attempts, (await now(orderId))?.refund]).toMatchObject([
      [{ status: 'refunded' }],
      'due',
    ]);
    await change(orderId, { owedPaise: 0, partBack });
    expect((await now(orderId))?.refund).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
  });
});

test('only a change that may have money go back is followed', () => {
  const cancelled = { ...CANCELLED, status: 'success' };
  expect(movesMoneyBack({ status: 'success' }, cancelled)).toBe(true);
  expect(movesMoneyBack(cancelled, { ...cancelled, refund: 'asked' })).toBe(true);
  expect(movesMoneyBack(cancelled, { ...cancelled, stockReleasedAt: 1 })).toBe(false);
  expect(movesMoneyBack({ total: 2 }, { total: 1, owedPaise: 100 })).toBe(true);
  expect(movesMoneyBack({ owedPaise: 100 }, { owedPaise: 100, packed: true })).toBe(false);
  expect(movesMoneyBack({ status: 'pending' }, { status: 'success' })).toBe(false);
});
