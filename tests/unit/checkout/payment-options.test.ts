// Which ways to pay an order has, and which of them can be chosen just now.
import { expect, test } from 'vitest';
import {
  chosenMethod,
  paymentOptions,
  paymentProblem,
} from '#features/checkout/payment-options.ts';

const SMALL = { totalPaise: 499_00, isConnected: true, isOnlineOffered: true };
const online = (circumstances: typeof SMALL) =>
  paymentOptions(circumstances).find(({ method }) => method === 'online_payment');

test('online payment, cash on delivery and bank transfer are offered, in this order', () => {
  expect(paymentOptions(SMALL).map(({ method }) => method)).toEqual([
    'online_payment',
    'cod',
    'NEFT',
  ]);
});

test('online payment ends at ₹5,00,000, in the words of the specification', () => {
  expect(online({ ...SMALL, totalPaise: 499_999_99 })?.closed).toBeNull();
  expect(online({ ...SMALL, totalPaise: 500_000_00 })?.closed).toBe(
    'Online payment is not available for amount greater than ₹500000',
  );
});

test('without a connection only online payment is closed', () => {
  const options = paymentOptions({ ...SMALL, isConnected: false });
  expect(options.map(({ closed }) => closed)).toEqual([
    'Online payment needs a connection.',
    null,
    null,
  ]);
});

test('a shop without online payment does not show it', () => {
  expect(online({ ...SMALL, isOnlineOffered: false })).toBeUndefined();
});

test('what cannot be chosen any more does not count as chosen', () => {
  const options = paymentOptions({ ...SMALL, isConnected: false });
  expect(chosenMethod('online_payment', options)).toBeNull();
  expect(chosenMethod('cod', options)).toBe('cod');
  expect(chosenMethod('', options)).toBeNull();
});

test('who pressed with a way to pay that is closed just now reads why, and not that nothing was chosen', () => {
  const cutOff = paymentOptions({ ...SMALL, isConnected: false });
  expect(paymentProblem('online_payment', cutOff)).toBe('Online payment needs a connection.');
  expect(paymentProblem('online_payment', paymentOptions(SMALL))).toBeNull();
  expect(paymentProblem('cod', cutOff)).toBeNull();
  expect(paymentProblem('', cutOff)).toBe('Please select a payment method');
});
