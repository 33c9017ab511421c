// The confirmation of an order: never "the shop has it" before proof, and never for an order on hold. And how the progress of a payment is told:
// nobody reads "paid" before the order says so, and a failure never hides a later attempt.
import { expect, test } from 'vitest';
import { isUnpaid } from '#domain/order/awaited-payment.ts';
import { mayTransfer } from '#domain/order/bank-transfer.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { confirmationWords } from '#shop/checkout/messages.ts';
import { isConfirming, paymentNews, triedInVain } from '#shop/payments/attempt-outcome.ts';
import { givenOrder } from '../given.ts';

const RECEIVED = 'We received your order!';
const ON_HOLD = 'Your order is on hold';
const CONFIRMING = 'Confirming your payment';
const NOT_PAID = 'Not paid yet';
const wordsFor = (
  change: Partial<Order> = {},
  placed: WriteStatus = 'sent',
  isConfirming = false,
) => confirmationWords({ order: givenOrder(change), placed, isConfirming });

const online = (status: Order['status']) => ({ paymentMethod: 'online_payment', status }) as const;

test.each<[string, Partial<Order>, WriteStatus, boolean, string]>([
  ['the shop is proven to have', {}, 'sent', false, RECEIVED],
  ['waits', {}, 'waiting', false, 'Saved on this phone – not placed yet'],
  ['is being sent', {}, 'sending', false, 'Placing your order…'],
  ['asks its shopper', {}, 'asks', false, 'Not placed yet'],
  ['the shop refused', {}, 'refused', false, 'Not placed yet'],
  ['is held for its price', { heldReason: 'price' }, 'sent', false, ON_HOLD],
  ['was cancelled', { deliveryStatus: 'cancel' }, 'sent', false, 'Your order is cancelled'],
  ['is paid online', online('success'), 'sent', false, RECEIVED],
  ['the bank holds money for', online('authorized'), 'sent', false, CONFIRMING],
  ['was just paid online', online('pending'), 'sent', true, CONFIRMING],
  ['was not paid online', online('pending'), 'sent', false, NOT_PAID],
])('an order that %s says so', (_what, change, placed, isConfirming, title) => {
  expect(wordsFor(change, placed, isConfirming).title).toBe(title);
});

const TRANSFER = { paymentMethod: 'NEFT', acceptedAt: 1 } as const;

test('what happens next is said: what becomes of money that came too late, until when a transfer is waited for, how much cash is asked for', () => {
  const late = wordsFor({ deliveryStatus: 'cancel', refund: 'due' });
  expect(late.next).toContain('That money will be refunded to you.');
  const told = wordsFor({ ...TRANSFER, transactionId: 'UTR1' });
  expect([told.way, told.next]).toEqual([
    null,
    expect.stringMatching(/^We are checking your transfer\./),
  ]);
  const waiting = wordsFor({ ...TRANSFER, payBy: Date.UTC(2026, 10, 30, 6) });
  expect(waiting.next).toContain('transfer the money by 30 Nov 2026');
  expect(wordsFor().next).toBe('Please have ₹499 in cash ready when it arrives.');
});

test.each<[string, boolean, Partial<Order>]>([
  ['accepted', true, {}],
  ['not accepted yet', false, { acceptedAt: null }],
  ['on hold', false, { heldReason: 'stock' }],
  ['stopped by the merchant', false, { deliveryStatus: 'pending' }],
  ['cancelled', false, { deliveryStatus: 'cancel' }],
])('of an order that is %s, whether money is asked for: %o', (_what, isAsked, change) => {
  const { next, way } = wordsFor({ ...TRANSFER, ...change });
  expect(next.includes('Please transfer the money')).toBe(isAsked);
  expect(way === 'bank-transfer', 'the way to the bank details').toBe(isAsked);
  const order = givenOrder({ ...TRANSFER, ...change });
  expect(mayTransfer(order), 'bank details on /payments').toBe(isAsked);
});

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
] as const)('after %s, %s: other ways to pay are offered: %o', (status, news, isOffered) => {
  expect(triedInVain(order(status), news)).toBe(isOffered);
});

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
