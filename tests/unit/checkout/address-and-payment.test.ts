// Which address an order goes to and how it is paid, before and after one was chosen.
import { expect, test } from 'vitest';
import { chosenAddress, methodFor } from '#shop/checkout/chosen-address.ts';
import { chosenMethod, paymentOptions, paymentProblem } from '#shop/checkout/payment-options.ts';
import { ADDRESS } from '../given.ts';

const home = { ...ADDRESS, id: 'home' };
const work = { ...ADDRESS, id: 'work' };

test('one saved address is chosen already, of several the shopper chooses; a choice counts while its address is there', () => {
  expect(chosenAddress([home], '')).toBe(home);
  expect(chosenAddress([home, work], '')).toBeUndefined();
  expect(chosenAddress([home, work], 'work')).toBe(work);
  expect(chosenAddress([home], 'work')).toBe(home);
  expect(chosenAddress([], 'work')).toBeUndefined();
});

test('of several addresses the one of the last order is chosen already, unless it was corrected since', () => {
  const address = { ...ADDRESS, address: '7 Mill Road' };
  const last = { address, paymentMethod: 'cod' as const };
  const there = { ...address, id: 'work' };
  expect(chosenAddress([home, there], '', last)).toBe(there);
  expect(chosenAddress([home, there], 'home', last)).toBe(home);
  expect(chosenAddress([home, work], '', last)).toBeUndefined();
});

const SMALL = { totalPaise: 499_00, isConnected: true, isOnlineOffered: true };
const ONLINE = paymentOptions(SMALL);
const CUT_OFF = paymentOptions({ ...SMALL, isConnected: false });
const NEEDS_LINE = 'Online payment needs a connection.';

test('online payment, cash on delivery and bank transfer are offered, and online payment alone needs a connection and ends at ₹5,00,000', () => {
  expect(ONLINE.map(({ method }) => method)).toEqual(['online_payment', 'cod', 'NEFT']);
  expect(CUT_OFF.map(({ closed }) => closed)).toEqual([NEEDS_LINE, null, null]);
  const without = paymentOptions({ ...SMALL, isOnlineOffered: false });
  expect(without.map(({ method }) => method)).toEqual(['cod', 'NEFT']);
  const closedAt = (totalPaise: number) => paymentOptions({ ...SMALL, totalPaise })[0]?.closed;
  expect(closedAt(499_999_99)).toBeNull();
  const tooMuch = 'Online payment is not available for amount greater than ₹500000';
  expect(closedAt(500_000_00)).toBe(tooMuch);
});

test('a choice that is no longer possible does not count, and a shopper who pressed with it reads why', () => {
  expect(chosenMethod('online_payment', CUT_OFF)).toBeNull();
  expect(chosenMethod('cod', CUT_OFF)).toBe('cod');
  expect(paymentProblem('online_payment', CUT_OFF)).toBe(NEEDS_LINE);
  expect(paymentProblem('online_payment', ONLINE)).toBeNull();
  expect(paymentProblem('', CUT_OFF)).toBe('Please select a payment method');
});

test('it is paid as the last order was, where that is possible just now, until the shopper chooses', () => {
  const last = { address: ADDRESS, paymentMethod: 'online_payment' as const };
  expect(methodFor('', ONLINE, last)).toBe('online_payment');
  expect(methodFor('', CUT_OFF, last)).toBeNull();
  expect(methodFor('cod', ONLINE, last)).toBe('cod');
  expect(methodFor('', ONLINE)).toBeNull();
});
