// How the progress of a payment is told: nobody reads "paid" before the order says so, and a failure never hides a later attempt.
import { expect, test } from 'vitest';
import { isUnpaid } from '#domain/order/awaited-payment.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';
import { isConfirming, paymentNews, triedInVain } from '#shop/payments/attempt-outcome.ts';
import { givenOrder } from '../given.ts';

const ONLINE = { paymentMethod: 'online_payment', acceptedAt: 1 } as const;
const order = (status: PaymentStatus) => givenOrder({ ...ONLINE, status });

test.each([
  ['paid', 'pending', 'pending', true],
  ['paid', 'pending', 'success', false],
  // A second attempt, although the first one failed.
  ['confirming', 'failed', 'failed', true],
  ['confirming', 'failed', 'success', false],
  ['failed', 'pending', 'pending', false],
] as const)('an attempt that ended as %s, order %s and now %s: %o', (outcome, before, now, is) => {
  expect(isConfirming(order(now), paymentNews({ outcome }, before))).toBe(is);
});

test.each([
  ['pending', undefined, false],
  ['failed', undefined, true],
  ['pending', 'cancelled', true],
  ['pending', 'not-begun', true],
  ['pending', 'confirming', false],
  ['failed', 'confirming-again', false],
] as const)(
  'other ways to pay are offered after one came to nothing: %s, %s: %o',
  (status, news, isOffered) => {
    expect(triedInVain(order(status), news)).toBe(isOffered);
  },
);

test.each<[Partial<Order>, boolean]>([
  [{ status: 'pending' }, true],
  [{ status: 'failed' }, true],
  [{ status: 'authorized' }, false],
  [{ status: 'success' }, false],
  [{ paymentMethod: 'cod' }, false],
  [{ deliveryStatus: 'cancel' }, false],
  [{ heldReason: 'price' }, false],
])('only an online order that waits for its money can be paid: %j: %o', (change, is) => {
  expect(isUnpaid(givenOrder({ ...ONLINE, ...change }))).toBe(is);
});
