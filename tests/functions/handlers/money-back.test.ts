// Refunds of a cancelled order, or of what was taken off one, online or by hand: however often asked for, told, lost or late, the money goes
// back once. Which sum goes back after which events: tests/unit/functions/part-refunds.test.ts and refunds-by-hand.test.ts.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { movesMoneyBack } from '../../../backend/functions/src/payments/money-back.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import * as sandbox from '../../../backend/functions/src/payments/sandbox-provider.ts';
import * as server from '../razorpay-server.ts';

const { atCheckout, change, HOUR, MINUTE, now, order, paidOnline, payment, placed } = server;
const { razorpay, refund, refundsAsked, refusedThrice, run, seenOf, withRazorpay } = server;

withRazorpay();

const CANCELLED = { deliveryStatus: 'cancel' };
const BY_SHOPPER = { ...CANCELLED, cancelledBy: 'shopper' };
const SUCCESS = { status: 'success' };
const CASH = { paymentMethod: 'cod' };
const NEFT = { paymentMethod: 'NEFT' };
const TOLD = { ...NEFT, transactionId: 'N1' };
const asked = (refundAskedAt = 1) => ({ refund: 'asked', refundAskedAt });
const byHand = { refund: 'done', refundedAt: 5, refundReference: 'UTR9', refundWay: 'transfer' };
const partByHand = { owedPaise: 0, partBack: { paise: 12_000, at: 5, reference: 'UTR7' } };

test.each<[string, object, unknown]>([
  ['due where the transfer was seen', { ...NEFT, ...SUCCESS }, 'due'],
  ['due where the shopper told of one', { ...TOLD, status: 'failed' }, 'due'],
  ['due where the shopper cancels after that', { ...TOLD, ...BY_SHOPPER }, 'due'],
  [
    'due where it was cash, and the parcel came back',
    { ...CASH, ...SUCCESS, cameBackAt: 1 },
    'due',
  ],
  ['done where it was given back', { ...NEFT, ...SUCCESS, ...byHand }, 'done'],
  ['nothing where the transfer did not come', { ...TOLD, transferMissedAt: 1 }, undefined],
  ['nothing where no transfer was told', NEFT, undefined],
  ['nothing where it was to be paid at the door', CASH, undefined],
  ['nothing where nothing was paid online', BY_SHOPPER, undefined],
  ['failed where no payment online is known', { ...SUCCESS, ...asked() }, 'failed'],
])('the money of a cancelled order is %s', async (_what, fields, is) => {
  const { orderId } = await atCheckout();
  await change(orderId, { ...CANCELLED, ...fields });
  expect(await refund(orderId)).toBe(is);
});

describe('what was paid online for an order that its merchant cancelled', () => {
  async function cancelledAfterPaying() {
    const paid = await paidOnline();
    await run(11 * MINUTE);
    await change(paid.orderId, CANCELLED);
    return paid;
  }

  test('is due until the merchant gives it back; then it goes back once, however often they tap, and the order says when, how and under which number', async () => {
    const { orderId, attempt } = await cancelledAfterPaying();
    await recordPayment(payment(orderId), seenOf(attempt));
    await run(48 * HOUR);
    expect(await now(orderId)).toMatchObject({ status: 'success', refund: 'due' });
    expect(refundsAsked()).toEqual([]);
    for (const moment of [1, 2, 3]) await change(orderId, asked(moment));
    expect(await refund(orderId)).toBe('asked');
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

  test('fails when the provider refuses, also long after the cancelling, and is not tried beside the merchant, who may be sending it; one more tap asks once more', async () => {
    const { orderId } = await cancelledAfterPaying();
    await order(orderId).update({ stockReleasedAt: Date.now() - 30 * 24 * HOUR });
    await change(orderId, asked());
    await refusedThrice();
    await run(10 * HOUR);
    expect([refundsAsked(), await refund(orderId)]).toEqual([[], 'failed']);
    await change(orderId, asked(2));
    await run(11 * HOUR);
    expect(await refund(orderId)).toBe('done');
  });

  test('goes back by hand for one payment while another one of the order is on its way', async () => {
    const { orderId } = await cancelledAfterPaying();
    await payment(orderId).update({ refunds: { pay_1: 'failed', pay_2: 'due' } });
    await change(orderId, { ...byHand });
    expect((await payment(orderId).get()).get('refunds')).toEqual({ pay_1: 'done', pay_2: 'due' });
    expect(await refund(orderId)).toBe('asked');
  });
});

test('a payment online that came after its shopper chose cash goes back by hand where the provider refuses, and the delivered order goes on; if its parcel comes back, the cash does too, once', async () => {
  const delivered = { ...SUCCESS, deliveryStatus: 'delivered' };
  const { orderId } = await paidOnline();
  await change(orderId, { ...CASH, status: 'pending' });
  await refusedThrice();
  await change(orderId, delivered);
  expect(await refund(orderId)).toBe('failed');
  await change(orderId, byHand);
  for (const hours of [16, 60]) await run(hours * HOUR);
  expect(refundsAsked()).toEqual([]);
  expect((await payment(orderId).get()).get('refunds')).toEqual({ pay_1: 'done' });
  expect(await now(orderId)).toMatchObject({ ...byHand, refundWay: 'instead', ...delivered });
  await change(orderId, { ...CANCELLED, cameBackAt: 1 });
  expect(await now(orderId)).toMatchObject({ refund: 'due', refundReference: 'UTR9' });
  const again = { ...byHand, refundReference: 'UTR10' };
  await change(orderId, again);
  expect(await now(orderId)).toMatchObject(again);
});

test.each<[string, object, object]>([
  ['a bank transfer for a cancelled order', CANCELLED, byHand],
  ['a part of one for an order that goes on', { owedPaise: 12_000 }, partByHand],
])(
  '%s is not forgotten over online money that comes too late and goes back by itself',
  async (_what, fields, settled) => {
    const { orderId } = await paidOnline();
    await change(orderId, { ...NEFT, ...SUCCESS, ...fields });
    for (const minutes of [11, 12]) await run(minutes * MINUTE);
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
    expect(await refund(orderId)).toBe('due');
    await change(orderId, settled);
    expect(await now(orderId)).toMatchObject({ ...settled, refund: 'done' });
    expect(refundsAsked()).toHaveLength(1);
  },
);

test('a part of a bank transfer is due until it was given back; if the order is cancelled then, the rest is due', async () => {
  const orderId = await placed({ ...NEFT, ...SUCCESS });
  await change(orderId, { owedPaise: 12_000 });
  expect(await refund(orderId)).toBe('due');
  await change(orderId, partByHand);
  expect(await refund(orderId)).toBeNull();
  await change(orderId, CANCELLED);
  expect(await refund(orderId)).toBe('due');
});

describe('what was taken off an order that was paid online', () => {
  const PART = { paise: 12_000, at: expect.any(Number), reference: 'rfnd_1', way: 'online' };

  /** An order of ₹499, of which ₹120 were taken off then. */
  async function paidForMore() {
    const paid = await paidOnline();
    await run(11 * MINUTE);
    await change(paid.orderId, { total: 379, owedPaise: 12_000 });
    return paid;
  }
  /** Runs until nothing is left to do, delivering the order's events. */
  async function settle(orderId: string, from = 10) {
    for (const hours of [0, 1, 2, 10, 100]) {
      await change(orderId, {}, 1);
      await run((from + hours) * HOUR);
    }
  }

  test('goes back once, with two runs at once and however often it is told; the order says how much, when and under which number; more of it goes back as a second part', async () => {
    const { orderId, attempt } = await paidForMore();
    expect(await now(orderId)).toMatchObject({ refund: 'asked', owedPaise: 12_000 });
    await Promise.all([run(12 * MINUTE), run(12 * MINUTE)]);
    await recordPayment(payment(orderId), seenOf(attempt));
    await settle(orderId);
    expect(razorpay.refunds).toEqual([12_000]);
    const stands = await now(orderId);
    // The run that finds the refund made, and knows only its payment, may be the first to note it.
    const partBack = { ...PART, reference: expect.stringMatching(/^(rfnd|pay)_1$/) };
    expect(stands).toMatchObject({ refund: null, owedPaise: 0, partBack, status: 'success' });
    expect(stands).toMatchObject({ total: 379, changedAt: expect.any(Timestamp) });
    expect(stands).not.toHaveProperty('refundedAt');
    await change(orderId, { total: 329, owedPaise: 5_000 });
    await settle(orderId, 200);
    expect(razorpay.refunds).toEqual([12_000, 5_000]);
    const second = { ...PART, paise: 5_000, reference: 'rfnd_2' };
    expect(await now(orderId)).toMatchObject({ refund: null, owedPaise: 0, partBack: second });
  });

  test('goes back once if the answers are lost, and is then found by its payment', async () => {
    const { orderId } = await paidForMore();
    razorpay.losesAnswers = true;
    await run(HOUR);
    expect(await refund(orderId)).toBe('asked');
    await settle(orderId, 2);
    expect(razorpay.refunds).toEqual([12_000]);
    const partBack = { ...PART, reference: 'pay_1' };
    expect(await now(orderId)).toMatchObject({ refund: null, owedPaise: 0, partBack });
  });

  test('goes back beside all of a second payment', async () => {
    const { orderId, attempt } = await paidForMore();
    const again = { ...attempt, id: 'pay_2', status: 'captured' };
    razorpay.attempts = [{ ...attempt, status: 'captured' }, again];
    await recordPayment(payment(orderId), { ...seenOf(attempt), id: 'pay_2' });
    await settle(orderId);
    expect(razorpay.refunds.toSorted()).toEqual([12_000, 49_900]);
    expect(await now(orderId)).toMatchObject({ refund: 'done', owedPaise: 0, partBack: PART });
  });

  test('is the merchant’s to send when the provider refuses; if the order is cancelled after that, only the rest goes back', async () => {
    const { orderId } = await paidForMore();
    await refusedThrice();
    await settle(orderId);
    expect([razorpay.refunds, await refund(orderId)]).toEqual([[], 'failed']);
    await change(orderId, partByHand);
    expect(await refund(orderId)).toBeNull();
    await change(orderId, BY_SHOPPER);
    await settle(orderId, 200);
    expect([razorpay.refunds, await refund(orderId)]).toEqual([[37_900], 'done']);
  });
});

test('the sandbox gives parts back as Razorpay does: once for a key, and never more than was paid', async () => {
  const provider = sandbox.sandboxProvider();
  const { id } = await provider.createOrder({ receipt: 'r', amountPaise: 49_900, notes: {} });
  const { id: paymentId } = await sandbox.paySandboxOrder(id, 'captured');
  const back = (paise: number, key: string) => provider.refund(paymentId, paise, key);
  expect(await back(12_000, 'first-part')).toBe(await back(12_000, 'first-part'));
  const part = { status: 'captured', refundedPaise: 12_000 };
  expect(await provider.payment(paymentId)).toMatchObject(part);
  await expect(back(37_901, 'too-much-1')).rejects.toThrow('refunded already');
  await back(37_900, 'the-rest-1');
  const all = { status: 'refunded', refundedPaise: 49_900 };
  expect(await provider.payment(paymentId)).toMatchObject(all);
});

test('only a change that may have money go back is followed', () => {
  const cancelled = { ...CANCELLED, ...SUCCESS };
  expect(movesMoneyBack(SUCCESS, cancelled)).toBe(true);
  expect(movesMoneyBack(cancelled, { ...cancelled, refund: 'asked' })).toBe(true);
  expect(movesMoneyBack(cancelled, { ...cancelled, stockReleasedAt: 1 })).toBe(false);
  expect(movesMoneyBack({ total: 2 }, { total: 1, owedPaise: 100 })).toBe(true);
  expect(movesMoneyBack({ owedPaise: 100 }, { owedPaise: 100, packed: true })).toBe(false);
  expect(movesMoneyBack({ status: 'pending' }, SUCCESS)).toBe(false);
});
