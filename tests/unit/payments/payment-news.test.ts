// How an attempt to pay is told: nobody is told paid before the order says so, and a failure never hides a later attempt.
import { expect, test } from 'vitest';
import type { Order, PaymentStatus } from '#core/model/order/order.ts';
import { isUnpaid } from '#features/payments/is-unpaid.ts';
import { isConfirming, paymentNews, triedInVain } from '#features/payments/payment-news.ts';

const ORDER: Order = {
  orderId: 'a1b2cd3e4f00000000000000000000ff',
  orderNo: 'A1B2C-D3E4F',
  lines: [],
  address: { name: '', phone: '', address: '', city: '', state: '', zipcode: '' },
  timestamp: 1,
  paymentMethod: 'online_payment',
  status: 'pending',
  deliveryStatus: 'processing',
  transactionId: null,
  transactionTimestamp: null,
  quotationId: null,
  acceptedAt: 1,
  onHoldReason: null,
  subTotalPaise: 499_00,
  totalPaise: 499_00,
};
const order = (status: PaymentStatus): Order => ({ ...ORDER, status });

test('a payment that was made is confirming until the order says that it is paid or has failed', () => {
  const news = paymentNews({ outcome: 'paid' }, 'pending');
  expect(isConfirming(order('pending'), news)).toBe(true);
  expect(isConfirming(order('success'), news)).toBe(false);
  expect(isConfirming(order('failed'), news)).toBe(false);
});

test('a second attempt is confirming although the first one failed', () => {
  const news = paymentNews({ outcome: 'confirming' }, 'failed');
  expect(isConfirming(order('failed'), news)).toBe(true);
  expect(isConfirming(order('success'), news)).toBe(false);
});

test('what was left, failed or never begun is not confirming', () => {
  for (const outcome of ['cancelled', 'failed', 'no-order-id', 'no-answer', 'refused'] as const) {
    const news = paymentNews({ outcome }, 'pending');
    expect(isConfirming(order('pending'), news), outcome).toBe(false);
  }
});

test('after a payment that came to nothing other ways to pay are offered, and not before', () => {
  expect(triedInVain(order('pending'), undefined)).toBe(false);
  expect(triedInVain(order('failed'), undefined)).toBe(true);
  for (const news of ['cancelled', 'failed', 'not-begun', 'refused'] as const) {
    expect(triedInVain(order('pending'), news), news).toBe(true);
  }
  expect(triedInVain(order('pending'), 'confirming')).toBe(false);
  expect(triedInVain(order('failed'), 'confirming-again')).toBe(false);
});

test('only an online order that is neither paid, cancelled nor held can be paid', () => {
  expect(isUnpaid(order('pending'))).toBe(true);
  expect(isUnpaid(order('failed'))).toBe(true);
  expect(isUnpaid(order('authorized'))).toBe(false);
  expect(isUnpaid(order('success'))).toBe(false);
  expect(isUnpaid({ ...ORDER, paymentMethod: 'cod' })).toBe(false);
  expect(isUnpaid({ ...ORDER, deliveryStatus: 'cancel' })).toBe(false);
  expect(isUnpaid({ ...ORDER, onHoldReason: 'price' })).toBe(false);
});
