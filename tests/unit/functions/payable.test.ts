// Which orders may be paid online and how much they cost, and which may switch to another way after a failed payment.
import { expect, test } from 'vitest';
import { payable } from '../../../backend/functions/src/payments/payable.ts';
import { answerToSwitch } from '../../../backend/functions/src/payments/switch-payment-method.ts';

const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ACCEPTED = {
  orderId: ID,
  items: [{ productId: 'p', quantity: 2, price: 249.5, photoUrl: '', name: 'P', brand: 'B' }],
  ...{ timestamp: 1, paymentMethod: 'online_payment', subTotal: 499, total: 499 },
  ...{ status: 'pending', deliveryStatus: 'processing', acceptedAt: 2 },
};

test.each([
  ['costs that when the phone says more', {}, { shownPaise: 60_000 }, 49_900],
  ['may be paid again after it failed', { status: 'failed' }, { state: 'failed' }, 49_900],
  ['may cost just below ₹5,00,000', { total: 499_999.99 }, {}, 49_999_999],
] as const)('an accepted order %s', (_what, change, asked, amountPaise) => {
  expect(payable(ID, { ...ACCEPTED, ...change }, asked)).toMatchObject({
    ...{ outcome: 'payable', amountPaise, orderNo: 'A1B2C-3D4E5' },
  });
});

test.each([
  ['that is not there', undefined, {}, { outcome: 'unknown-order' }],
  ['without goods', { items: [] }, {}, { outcome: 'unknown-order' }],
  ['that was taken back', { deliveryStatus: 'cancel' }, {}, { outcome: 'cancelled' }],
  ['that is paid at the door', { paymentMethod: 'cod' }, {}, { outcome: 'other-method' }],
  ['that is paid', { status: 'success' }, {}, { outcome: 'paid' }],
  ['whose money the bank holds', { status: 'authorized' }, {}, { outcome: 'paid' }],
  ['that the server has not looked at', { acceptedAt: null }, {}, { outcome: 'not-ready' }],
  ['of ₹5,00,000', { total: 500_000 }, {}, { outcome: 'too-much' }],
  ['of less than a rupee', { total: 0.99 }, {}, { outcome: 'too-little' }],
  [
    'that is held, with the reason',
    { acceptedAt: null, deliveryStatus: 'pending', heldReason: 'price' },
    {},
    { outcome: 'held', heldReason: 'price' },
  ],
  ['that costs more than was seen', {}, { shownPaise: 49_899 }, { outcome: 'other-amount' }],
])('no payment for an order %s', (_what, change, asked, answer) => {
  expect(payable(ID, change && { ...ACCEPTED, ...change }, asked)).toEqual(answer);
});

test.each([
  ['whose payment was left', {}, 'failed', 'may'],
  ['that is too dear for online payment', { total: 600_000 }, 'failed', 'may'],
  ['that has changed to it already', { paymentMethod: 'cod' }, 'failed', 'done'],
  ['that is paid', { status: 'success' }, 'failed', 'paid'],
  ['that is paid by what only the record says', {}, 'success', 'paid'],
  ['that has money at the bank', { status: 'authorized' }, 'authorized', 'paid'],
  ['that was cancelled', { deliveryStatus: 'cancel' }, 'failed', 'cancelled'],
  ['that is held', { heldReason: 'price', acceptedAt: null }, 'failed', 'held'],
  ['that was not taken yet', { acceptedAt: null }, 'failed', 'not-ready'],
] as const)(
  'an order %s, by its record %3$s, may be paid otherwise: %4$s',
  (_what, change, state, answer) => {
    const order = change && { ...ACCEPTED, ...change };
    expect(answerToSwitch(ID, order, { way: 'cod', state })).toBe(answer);
  },
);
