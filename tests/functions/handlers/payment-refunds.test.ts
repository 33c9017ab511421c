// Money that came twice, or after its order was cancelled, goes back once; and events that come truly at once, because in one process.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import type { SeenPayment } from '../../../backend/functions/src/payments/payment-state.ts';
import { providerOrderFor } from '../../../backend/functions/src/payments/provider-order.ts';
import { reconcile, UNPAID_MS } from '../../../backend/functions/src/payments/reconcile.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import * as sandbox from '../../../backend/functions/src/payments/sandbox-provider.ts';
import * as server from '../razorpay-server.ts';

const { change, HOUR, MINUTE, now, order, paidOnline, payment, placed, razorpay, refund } = server;
const { refundsAsked, run, seenOf, standing, withRazorpay } = server;

withRazorpay();

describe('money that came after its order was cancelled', () => {
  /** Reported by the webhook. */
  async function paidAfterCancelling() {
    const { orderId, attempt } = await paidOnline();
    await order(orderId).update({ status: 'failed', deliveryStatus: 'cancel' });
    const tell = () => recordPayment(payment(orderId), seenOf(attempt));
    await tell();
    return { orderId, attempt, tell };
  }

  test('is on its way back at once, and goes back with the next run, once, however often it is told', async () => {
    const { orderId, tell } = await paidAfterCancelling();
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'cancel' });
    expect(await refund(orderId)).toBe('asked');
    await Promise.all([run(12 * MINUTE), run(12 * MINUTE)]);
    razorpay.asked = [];
    for (let times = 0; times < 3; times++) await tell();
    for (const hours of [1, 100]) await run(hours * HOUR);
    expect(refundsAsked()).toEqual([]);
    expect(await refund(orderId)).toBe('done');
    expect(razorpay.attempts).toMatchObject([{ status: 'refunded' }]);
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
    const { orderId } = await paidOnline();
    await run(11 * MINUTE);
    await change(orderId, cancelled);
    expect(await refund(orderId)).toBe('asked');
    await run(12 * MINUTE);
    await change(orderId, cancelled);
    await run(60 * MINUTE);
    expect(await refund(orderId)).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
  });

  test('goes back also where it is captured in the very moment of the cancelling', async () => {
    const { orderId, attempt } = await paidOnline();
    await Promise.all([
      recordPayment(payment(orderId), seenOf(attempt)),
      change(orderId, cancelled, 1),
    ]);
    await run(12 * MINUTE);
    expect(await refund(orderId)).toBe('done');
    expect(refundsAsked()).toHaveLength(1);
  });
});

test('the second payment of an order goes back, and the first one stays', async () => {
  const { orderId, attempt } = await paidOnline();
  razorpay.attempts = ['pay_1', 'pay_2'].map((id) => ({ ...attempt, id, status: 'captured' }));
  for (const minutes of [11, 12]) await run(minutes * MINUTE);
  expect(razorpay.attempts).toMatchObject([
    { id: 'pay_1', status: 'refunded' },
    { id: 'pay_2', status: 'captured' },
  ]);
  expect(await now(orderId)).toMatchObject({ status: 'success', refund: 'done' });
});

const FIVE = [1, 2, 3, 4, 5];
const provider = sandbox.sandboxProvider();
const ask = (orderId: string) => providerOrderFor({ uid: 'asha', orderId }, provider);

/** An order, and the form of a payment for it. */
async function inSandbox() {
  const orderId = await placed();
  const answer = await ask(orderId);
  if (answer.outcome !== 'ready') throw new Error(answer.outcome);
  const { providerOrderId } = answer;
  const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => {
    return { id, providerOrderId, amountPaise: 49_900, currency: 'INR', status };
  };
  return { orderId, providerOrderId, seen };
}

test('five who want to pay for an order at once get the same order at the provider, also after a crash that left none behind', async () => {
  const orderId = await placed();
  for (const isFirst of [true, false]) {
    const answers = await Promise.all(FIVE.map(() => ask(orderId)));
    const [made, ...others] = await provider.findOrders(orderId);
    expect(others).toEqual([]);
    const providerOrderId = made?.id;
    expect(answers).toMatchObject(FIVE.map(() => ({ outcome: 'ready', providerOrderId })));
    if (!isFirst) return;
    await database.doc(`payments-sandbox/${providerOrderId}`).delete();
    await payment(orderId).update({ providerOrderId: null, claimedAt: 0 });
  }
});

test('a payment that is told in every way at once is paid, and nobody who tells it fails', async () => {
  const { orderId, seen } = await inSandbox();
  const failed = seen('failed', 'pay_0');
  const held = seen('authorized');
  const told = [failed, held, seen('captured'), seen('captured'), held, failed];
  await Promise.all(told.map((it) => recordPayment(payment(orderId), it)));
  expect(await standing(orderId)).toMatchObject({ status: 'success' });
  const stored = (await payment(orderId).get()).data();
  expect(stored).toMatchObject({ state: 'success', paymentId: 'pay_1' });
});

test('money that comes at the moment at which its order is given up is not lost', async () => {
  for (const _time of FIVE) {
    const { orderId, providerOrderId } = await inSandbox();
    const giveUp = reconcile({
      provider: async () => ({ ...provider, paymentsOf: async () => [] }),
      now: Date.now() + UNPAID_MS + 1000,
    });
    const paid = sandbox.paySandboxOrder(providerOrderId, 'captured');
    await Promise.all([giveUp, paid.then((it) => recordPayment(payment(orderId), it))]);
    expect(await standing(orderId)).toMatchObject({ status: 'success' });
  }
});
