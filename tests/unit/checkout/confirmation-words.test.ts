// Which address an order goes to and how it is paid; then its confirmation: never “the shop has it” before proof, nobody reads “paid” before the order says so.
import { expect, test } from 'vitest';
import { isUnpaid } from '#domain/order/awaited-payment.ts';
import { mayTransfer } from '#domain/order/bank-transfer.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { chosenAddress, methodFor } from '#shop/checkout/chosen-address.ts';
import { confirmationWords } from '#shop/checkout/messages.ts';
import { chosenMethod, paymentOptions, paymentProblem } from '#shop/checkout/payment-options.ts';
import { isConfirming, paymentNews, triedInVain } from '#shop/payments/attempt-outcome.ts';
import { ADDRESS, givenOrder } from '../given.ts';

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
  expect(told.way).toBeNull();
  expect(told.next).toMatch(/^We are checking your transfer\./);
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

test('only an online order that waits for its money can be paid, and other ways to pay are offered after one came to nothing', () => {
  const isOffered = (status: PaymentStatus, news?: Parameters<typeof triedInVain>[1]) =>
    triedInVain(order(status), news);
  expect([isOffered('failed'), isOffered('pending', 'cancelled')]).toEqual([true, true]);
  expect([isOffered('pending', 'not-begun'), isOffered('pending')]).toEqual([true, false]);
  expect(isOffered('pending', 'confirming')).toBe(false);
  expect(isOffered('failed', 'confirming-again')).toBe(false);
  const open = [{ status: 'pending' }, { status: 'failed' }] as const;
  const paid = [{ status: 'authorized' }, { status: 'success' }] as const;
  const gone = [{ paymentMethod: 'cod' }, { deliveryStatus: 'cancel' }, { heldReason: 'price' }];
  const is = (change: object) => isUnpaid(givenOrder({ ...ONLINE, ...change }));
  expect([...open, ...paid, ...gone].filter(is)).toEqual(open);
});

const home = { ...ADDRESS, id: 'home' };
const work = { ...ADDRESS, id: 'work' };

test('one saved address is chosen already, of several the one of the last order, unless it was corrected since; a choice counts while its address is there', () => {
  expect(chosenAddress([home], '')).toBe(home);
  expect(chosenAddress([home, work], '')).toBeUndefined();
  expect(chosenAddress([home, work], 'work')).toBe(work);
  expect(chosenAddress([home], 'work')).toBe(home);
  expect(chosenAddress([], 'work')).toBeUndefined();
  const address = { ...ADDRESS, address: '7 Mill Road' };
  const last = { address, paymentMethod: 'cod' as const };
  const there = { ...address, id: 'work' };
  expect(chosenAddress([home, there], '', last)).toBe(there);
  expect(chosenAddress([home, there], 'home', last)).toBe(home);
  expect(chosenAddress([home, work], '', last)).toBeUndefined();
});

const SMALL = { totalPaise: 499_00, isConnected: true, isOnlineOffered: true };
const OFFERED = paymentOptions(SMALL);
const CUT_OFF = paymentOptions({ ...SMALL, isConnected: false });
const NEEDS_LINE = 'Online payment needs a connection.';

test('online payment, cash on delivery and bank transfer are offered, and online payment alone needs a connection', () => {
  expect(OFFERED.map(({ method }) => method)).toEqual(['online_payment', 'cod', 'NEFT']);
  expect(CUT_OFF.map(({ closed }) => closed)).toEqual([NEEDS_LINE, null, null]);
  const without = paymentOptions({ ...SMALL, isOnlineOffered: false });
  expect(without.map(({ method }) => method)).toEqual(['cod', 'NEFT']);
});

test('a choice that is no longer possible does not count, and a shopper who pressed with it reads why; it is paid as the last order was, where that is possible', () => {
  const ways = ['online_payment', 'cod', ''];
  expect(ways.map((way) => chosenMethod(way, CUT_OFF))).toEqual([null, 'cod', null]);
  const problems = ways.map((way) => paymentProblem(way, CUT_OFF));
  expect(problems).toEqual([NEEDS_LINE, null, 'Please select a payment method']);
  expect(paymentProblem('online_payment', OFFERED)).toBeNull();
  const last = { address: ADDRESS, paymentMethod: 'online_payment' as const };
  expect(methodFor('', OFFERED, last)).toBe('online_payment');
  expect(methodFor('', CUT_OFF, last)).toBeNull();
  expect(methodFor('cod', OFFERED, last)).toBe('cod');
  expect(methodFor('', OFFERED)).toBeNull();
});
