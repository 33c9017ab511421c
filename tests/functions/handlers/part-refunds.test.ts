// A part of an online payment, for what was taken off its order: the provider gives it back once, whatever is repeated, lost or late;
// and if the order is cancelled, only the rest.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
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
  payment,
  placed,
  razorpay,
  run,
  seenOf,
  withRazorpay,
} from '../razorpay-server.ts';

withRazorpay();

const LESS = { total: 379, owedPaise: 12_000 };
const EVEN_LESS = { total: 329, owedPaise: 17_000 };
const byShopper = { deliveryStatus: 'cancel', cancelledBy: 'shopper' };
const byMerchant = { deliveryStatus: 'cancel', cancelledBy: 'merchant' };
const ask = { refund: 'asked', refundAskedAt: 1 };
const PART = { paise: 12_000, at: expect.any(Number), reference: 'rfnd_1', way: 'online' };

/** An order of ₹499 that was paid online, from which ₹120 were taken off then. */
async function paidForMore() {
  const { orderId, attempt } = await atCheckout();
  razorpay.attempts = [{ ...attempt, status: 'captured' }];
  await run(11 * MINUTE);
  await change(orderId, LESS);
  return { orderId, attempt };
}

/** The same, and the provider would not give them back. */
async function refused() {
  const paid = await paidForMore();
  razorpay.canRefund = false;
  for (const hours of [1, 2, 4]) await run(hours * HOUR);
  razorpay.canRefund = true;
  expect((await now(paid.orderId))?.refund).toBe('failed');
  return paid;
}

/** Runs until nothing is left to do, delivering the order's events. */
async function settle(orderId: string, from = 10) {
  for (const hours of [0, 1, 2, 10, 100]) {
    await change(orderId, {}, 1);
    await run((from + hours) * HOUR);
  }
}

describe('what was taken off an order that was paid online', () => {
  test('goes back once, with two runs at once and however often it is told; the order says how much, when and under which number it is found', async () => {
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
  });

  test('goes back once if the answers are lost, and is then found by its payment', async () => {
    const { orderId } = await paidForMore();
    razorpay.losesAnswers = true;
    await run(HOUR);
    expect((await now(orderId))?.refund).toBe('asked');
    await settle(orderId, 2);
    expect(razorpay.refunds).toEqual([12_000]);
    const partBack = { ...PART, reference: 'pay_1' };
    expect(await now(orderId)).toMatchObject({ refund: null, owedPaise: 0, partBack });
  });

  test('and more of it a second time, goes back in two parts', async () => {
    const { orderId } = await paidForMore();
    await run(HOUR);
    await change(orderId, { total: 329, owedPaise: 5_000 });
    await settle(orderId);
    expect(razorpay.refunds).toEqual([12_000, 5_000]);
    const partBack = { ...PART, paise: 5_000, reference: 'rfnd_2' };
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

  test('is the merchant’s to settle where the shop knows of no payment', async () => {
    const orderId = await placed({ status: 'success' });
    await change(orderId, LESS);
    expect((await now(orderId))?.refund).toBe('failed');
    await change(orderId, { owedPaise: 0, partBack: { paise: 12_000, at: 1, reference: 'UTR7' } });
    expect((await now(orderId))?.refund).toBeNull();
  });
});

test.each<[string, object, number[]]>([
  ['asks again', ask, [12_000]],
  ['takes more off, and then asks again', { ...EVEN_LESS, ...ask }, [17_000]],
  ['sends it by hand', { owedPaise: 0, partBack: { paise: 12_000, at: 1, reference: 'UTR7' } }, []],
])(
  'after the provider has refused a part, and the merchant %s, it is asked for: %3$j',
  async (_what, fields, made) => {
    const { orderId } = await refused();
    await settle(orderId);
    expect(razorpay.refunds).toEqual([]);
    await change(orderId, fields);
    await settle(orderId, 200);
    expect(razorpay.refunds).toEqual(made);
    expect(await now(orderId)).toMatchObject({ refund: null, owedPaise: 0 });
  },
);

test.each<[string, object, object, number[]]>([
  ['its shopper once that went back', {}, byShopper, [12_000, 37_900]],
  ['its merchant, who asks, once that went back', byMerchant, ask, [12_000, 37_900]],
  ['its merchant, who does not ask', {}, byMerchant, [12_000]],
])(
  'an order of ₹499 without what cost ₹120 that is cancelled by %s is given back: %4$j',
  async (_what, first, then, made) => {
    const { orderId } = await paidForMore();
    await run(HOUR);
    await change(orderId, first);
    await change(orderId, then);
    await settle(orderId);
    expect(razorpay.refunds).toEqual(made);
    expect((await now(orderId))?.refund).toBe(made.length > 1 ? 'done' : 'due');
  },
);

test.each<[string, object[], number[]]>([
  ['by its shopper', [byShopper], [49_900]],
  ['by its merchant, who asks', [byMerchant, {}, ask], [12_000, 37_900]],
])('cancelled before the part went back %s, all of it goes back', async (_what, changes, made) => {
  const { orderId } = await paidForMore();
  for (const [at, fields] of changes.entries()) {
    await change(orderId, fields);
    await run((1 + at) * HOUR);
  }
  await settle(orderId);
  expect(razorpay.refunds.reduce((sum, paise) => sum + paise)).toBe(49_900);
  expect(razorpay.refunds).toEqual(made);
  expect((await now(orderId))?.refund).toBe('done');
});

test('cancelled after the part was sent by hand, only the rest is asked for; sent by hand as well, nothing', async () => {
  const parts = { owedPaise: 0, partBack: { paise: 12_000, at: 1, reference: 'UTR7' } };
  const byHand = { refund: 'done', refundedAt: 5, refundReference: 'UTR9', refundWay: 'transfer' };
  const first = await refused();
  await change(first.orderId, parts);
  await change(first.orderId, byShopper);
  await settle(first.orderId);
  expect(razorpay.refunds).toEqual([37_900]);
  const second = await refused();
  await change(second.orderId, byMerchant);
  await change(second.orderId, byHand);
  await settle(second.orderId);
  expect(razorpay.refunds).toEqual([37_900]);
  expect(await now(second.orderId)).toMatchObject(byHand);
});

test('the sandbox gives parts back as Razorpay does: once for a key, and never more than was paid', async () => {
  const provider = sandboxProvider();
  const { id } = await provider.createOrder({ receipt: 'r', amountPaise: 49_900, notes: {} });
  const { id: paymentId } = await paySandboxOrder(id, 'captured');
  const gone = async () => {
    const { status, refundedPaise } = await provider.payment(paymentId);
    return [status, refundedPaise];
  };
  const refund = (paise: number, key: string) => provider.refund(paymentId, paise, key);
  expect(await refund(12_000, 'first-part')).toBe(await refund(12_000, 'first-part'));
  expect(await gone()).toEqual(['captured', 12_000]);
  await expect(refund(37_901, 'too-much-1')).rejects.toThrow('refunded already');
  await refund(37_900, 'the-rest-1');
  expect(await gone()).toEqual(['refunded', 49_900]);
});
