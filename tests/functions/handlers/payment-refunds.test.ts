// Money that came twice, or after its order was cancelled: it goes back once, or the merchant is told; and events that come truly at once,
// because in one process.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import type { SeenPayment } from '../../../backend/functions/src/payments/payment-state.ts';
import { providerOrderFor } from '../../../backend/functions/src/payments/provider-order.ts';
import { reconcile, UNPAID_MS } from '../../../backend/functions/src/payments/reconcile.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import {
  paySandboxOrder,
  sandboxProvider,
} from '../../../backend/functions/src/payments/sandbox-provider.ts';
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

const refund = async (orderId: string) => (await now(orderId))?.refund;

describe('money that came after its order was cancelled', () => {
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
    await change(orderId, { refund: 'asked', refundAskedAt: 1 });
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

  test('goes back once, however often the event of the cancelling comes', async () => {
    const { orderId, attempt } = await atCheckout();
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await run(11 * MINUTE);
    await change(orderId, cancelled);
    expect(await refund(orderId)).toBe('asked');
    await run(12 * MINUTE);
    await change(orderId, cancelled);
    await run(60 * MINUTE);
    expect(await refund(orderId)).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
  });

  test('goes back also where it is captured in the very moment of the cancelling', async () => {
    const { orderId, attempt } = await atCheckout();
    razorpay.attempts = [{ ...attempt, status: 'captured' }];
    await Promise.all([
      recordPayment(payment(orderId), seenOf(attempt)),
      change(orderId, cancelled, 1),
    ]);
    await run(12 * MINUTE);
    expect(await refund(orderId)).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
  });

  test.each([
    ['due where a transfer was told', 'due', { paymentMethod: 'NEFT', transactionId: 'N1' }],
    ['due where the transfer was seen', 'due', { paymentMethod: 'NEFT', status: 'success' }],
    ['nothing where no transfer was told', undefined, { paymentMethod: 'NEFT' }],
    ['nothing where it was to be paid at the door', undefined, { paymentMethod: 'cod' }],
    ['nothing where nothing was paid online', undefined, {}],
  ])('is %s', async (_what, stands, fields) => {
    const { orderId } = await atCheckout();
    await change(orderId, { ...cancelled, ...fields });
    expect(await refund(orderId)).toBe(stands);
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
  expect(await now(orderId)).toMatchObject({ status: 'success', refund: 'done' });
});

const UID = 'asha';
const FIVE = [1, 2, 3, 4, 5];
const provider = sandboxProvider();

/** An order, and the form of a payment for it. */
async function inSandbox() {
  const orderId = await placed();
  const answer = await providerOrderFor({ uid: UID, orderId }, provider);
  if (answer.outcome !== 'ready') throw new Error(answer.outcome);
  const { providerOrderId } = answer;
  const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => {
    return { id, providerOrderId, amountPaise: 49_900, currency: 'INR', status };
  };
  return { orderId, providerOrderId, seen };
}

/** The answers to five simultaneous requests. */
async function askedByFive(orderId: string) {
  const ask = () => providerOrderFor({ uid: UID, orderId }, provider);
  const answers = await Promise.all(FIVE.map(ask));
  const given = answers.map((it) => (it.outcome === 'ready' ? it.providerOrderId : it.outcome));
  return { given, atProvider: (await provider.findOrders(orderId)).map(({ id }) => id) };
}

test('five who want to pay for an order at once get the same order at the provider, also after a crash that left none behind', async () => {
  const orderId = await placed();
  const first = await askedByFive(orderId);
  expect(first.atProvider).toHaveLength(1);
  expect(first.given).toEqual(FIVE.map(() => first.atProvider[0]));
  await database.doc(`payments-sandbox/${first.atProvider[0]}`).delete();
  await payment(orderId).update({ providerOrderId: null, claimedAt: 0 });
  const { given, atProvider } = await askedByFive(orderId);
  expect(atProvider).toHaveLength(1);
  expect(given).toEqual(FIVE.map(() => atProvider[0]));
});

test('a payment that is told in every way at once is paid, and nobody who tells it fails', async () => {
  const { orderId, seen } = await inSandbox();
  const told = [
    seen('failed', 'pay_0'),
    seen('authorized'),
    seen('captured'),
    seen('captured'),
    seen('authorized'),
    seen('failed', 'pay_0'),
  ];
  await Promise.all(told.map((it) => recordPayment(payment(orderId), it)));
  expect(await standing(orderId)).toMatchObject({ status: 'success' });
  const { state, paymentId } = (await payment(orderId).get()).data() ?? {};
  expect({ state, paymentId }).toEqual({ state: 'success', paymentId: 'pay_1' });
});

test('money that comes at the moment at which its order is given up is not lost', async () => {
  for (const _time of FIVE) {
    const { orderId, providerOrderId } = await inSandbox();
    const giveUp = reconcile({
      provider: async () => ({ ...provider, paymentsOf: async () => [] }),
      now: Date.now() + UNPAID_MS + 1000,
    });
    const paid = paySandboxOrder(providerOrderId, 'captured');
    await Promise.all([giveUp, paid.then((it) => recordPayment(payment(orderId), it))]);
    expect(await standing(orderId)).toMatchObject({ status: 'success' });
  }
});
