// Which orders may be paid online, and how much they cost.
import { describe, expect, test } from 'vitest';
import { payable } from '../../../backend/functions/src/payments/payable.ts';

const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ACCEPTED = {
  orderId: ID,
  items: [{ productId: 'p', quantity: 2, price: 249.5, photoUrl: '', name: 'P', brand: 'B' }],
  timestamp: 1,
  paymentMethod: 'online_payment',
  subTotal: 499,
  total: 499,
  status: 'pending',
  deliveryStatus: 'processing',
  acceptedAt: 2,
};

test('an accepted order costs its own total in paise, whatever the phone says', () => {
  const amount = { outcome: 'payable', amountPaise: 49_900, orderNo: 'A1B2C-3D4E5' };
  expect(payable(ID, ACCEPTED, {})).toEqual(amount);
  expect(payable(ID, ACCEPTED, { shownPaise: 60_000 })).toEqual(amount);
});

test('an order whose last attempt failed may be paid again', () => {
  const failed = { ...ACCEPTED, status: 'failed' };
  expect(payable(ID, failed, { state: 'failed' }).outcome).toBe('payable');
});

describe('no payment for an order', () => {
  test.each([
    ['that is not there', undefined, 'unknown-order'],
    ['without goods', { ...ACCEPTED, items: [] }, 'unknown-order'],
    ['that was taken back', { ...ACCEPTED, deliveryStatus: 'cancel' }, 'cancelled'],
    ['that is paid at the door', { ...ACCEPTED, paymentMethod: 'cod' }, 'other-method'],
    ['that is paid', { ...ACCEPTED, status: 'success' }, 'paid'],
    ['whose money the bank holds', { ...ACCEPTED, status: 'authorized' }, 'paid'],
    ['that the server has not looked at yet', { ...ACCEPTED, acceptedAt: null }, 'not-ready'],
    ['of ₹5,00,000', { ...ACCEPTED, total: 500_000 }, 'too-much'],
    ['of less than a rupee', { ...ACCEPTED, total: 0.99 }, 'too-little'],
  ])('%s', (_what, fields, outcome) => {
    expect(payable(ID, fields, {})).toEqual({ outcome });
  });

  test('that is held, with the reason', () => {
    const held = { ...ACCEPTED, acceptedAt: null, deliveryStatus: 'pending', heldReason: 'price' };
    expect(payable(ID, held, {})).toEqual({ outcome: 'held', onHoldReason: 'price' });
  });

  test('that costs more than the shopper saw', () => {
    expect(payable(ID, ACCEPTED, { shownPaise: 49_899 })).toEqual({ outcome: 'other-amount' });
  });
});

test('an order just below ₹5,00,000 is payable', () => {
  expect(payable(ID, { ...ACCEPTED, total: 499_999.99 }, {})).toMatchObject({
    amountPaise: 49_999_999,
  });
});
