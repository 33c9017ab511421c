// The confirmation of an order: never "the shop has it" before proof, and never for an order on hold.
import { expect, test } from 'vitest';
import { mayTransfer } from '#domain/order/bank-transfer.ts';
import type { Order } from '#domain/order/order.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { confirmationWords } from '#shop/checkout/messages.ts';
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

test('an order that was paid after it was cancelled says what becomes of the money', () => {
  const { next } = wordsFor({ deliveryStatus: 'cancel', refund: 'due' });
  expect(next).toContain('That money will be refunded to you.');
});

const TRANSFER = { paymentMethod: 'NEFT', acceptedAt: 1 } as const;

test('a bank transfer is asked for its transaction id until it has one, and says until which day it is waited for', () => {
  expect(wordsFor({ ...TRANSFER, transactionId: 'UTR1' }).way).toBeNull();
  const { next } = wordsFor({ ...TRANSFER, payBy: Date.UTC(2026, 10, 30, 6) });
  expect(next).toContain('transfer the money by 30 Nov 2026');
});

test('cash is asked for by its amount, and a transfer whose number is unchecked is said to be checked', () => {
  expect(wordsFor().next).toBe('Please have ₹499 in cash ready when it arrives.');
  const { next } = wordsFor({ ...TRANSFER, transactionId: 'UTR1' });
  expect(next).toMatch(/^We are checking your transfer\./);
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
