// Which orders may be paid at the door or by bank transfer after their online payment came to nothing.
import { expect, test } from 'vitest';
import { otherWay } from '../../../backend/functions/src/payments/other-way.ts';

const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ORDER = {
  orderId: ID,
  items: [{ productId: 'p', quantity: 2, price: 249.5, photoUrl: '', name: 'P', brand: 'B' }],
  timestamp: 1,
  paymentMethod: 'online_payment',
  subTotal: 499,
  total: 499,
  status: 'failed',
  deliveryStatus: 'processing',
  acceptedAt: 2,
};
const ask = (change: object = {}, state: 'failed' | 'success' | 'authorized' = 'failed') =>
  otherWay(ID, { ...ORDER, ...change }, { way: 'cod', state });

test('after a failed payment the order may be paid another way, also one that is too dear for online payment', () => {
  expect(ask()).toBe('may');
  expect(ask({ status: 'pending' })).toBe('may');
  expect(ask({ total: 600_000 })).toBe('may');
});

test('asked a second time it is done already; a third way is none', () => {
  expect(ask({ paymentMethod: 'cod' })).toBe('done');
  expect(ask({ paymentMethod: 'NEFT' })).toBe('other-method');
});

test.each([
  ['is paid', { status: 'success' }, 'failed', 'paid'],
  ['is paid by what only the record says', {}, 'success', 'paid'],
  ['has money at the bank', { status: 'authorized' }, 'authorized', 'paid'],
  ['was cancelled', { deliveryStatus: 'cancel' }, 'failed', 'cancelled'],
  ['waits for the merchant', { heldReason: 'price', acceptedAt: null }, 'failed', 'held'],
  ['was not taken yet', { acceptedAt: null }, 'failed', 'not-ready'],
] as const)('an order that %s stays as it is', (_what, change, state, answer) => {
  expect(ask(change, state)).toBe(answer);
});

test('there is no other way for an order that is not there', () => {
  expect(otherWay(ID, undefined, { way: 'NEFT' })).toBe('unknown-order');
});
