// What the confirmation says of an order: that the shop has it never before proof, and never of an order that is held.
import { expect, test } from 'vitest';
import { mayTransfer } from '#core/model/order/bank-transfer.ts';
import { OnHoldReason, type Order } from '#core/model/order/order.ts';
import { confirmationWords } from '#features/checkout/messages.ts';
import type { OrderProgress } from '#page-sync/use-order.ts';

const RECEIVED = 'We received your order!';
const ORDER: Order = {
  orderId: 'a1b2cd3e4f00000000000000000000ff',
  orderNo: 'A1B2C-D3E4F',
  lines: [],
  address: { name: '', phone: '', address: '', city: '', state: '', zipcode: '' },
  timestamp: 1,
  paymentMethod: 'cod',
  status: 'pending',
  deliveryStatus: 'processing',
  transactionId: null,
  transactionTimestamp: null,
  quotationId: null,
  acceptedAt: null,
  onHoldReason: null,
  subTotalPaise: 499_00,
  totalPaise: 499_00,
};
const title = (change: Partial<Order>, placed: OrderProgress = 'sent') =>
  confirmationWords({ order: { ...ORDER, ...change }, placed, isConfirming: false }).title;

test('only an order that the shop is proven to have was received', () => {
  expect(title({})).toBe(RECEIVED);
  expect(title({}, 'waiting')).toBe('Saved on this phone – not placed yet');
  expect(title({}, 'sending')).toBe('Placing your order…');
  expect(title({}, 'needs-you')).toBe('Not placed yet');
});

test('an order that the shop holds, or that was cancelled, is not said to be on its way', () => {
  for (const onHoldReason of OnHoldReason.options) {
    expect(title({ onHoldReason })).toBe('Your order is on hold');
  }
  expect(title({ deliveryStatus: 'cancel' })).toBe('Your order is cancelled');
});

test('an order that was paid after it was cancelled says what becomes of the money', () => {
  const order = { ...ORDER, deliveryStatus: 'cancel', refund: 'due' } as const;
  const { next } = confirmationWords({ order, placed: 'sent', isConfirming: false });
  expect(next).toContain('That money will be refunded to you.');
});

test('a bank transfer is asked for its transaction id until it has one', () => {
  const wayOf = (transactionId: string | null) =>
    confirmationWords({
      order: { ...ORDER, paymentMethod: 'NEFT', acceptedAt: 1, transactionId },
      placed: 'sent',
      isConfirming: false,
    }).way;
  expect(wayOf(null)).toBe('bank-transfer');
  expect(wayOf('UTR1')).toBeNull();
});

test('a bank transfer has a day until which it is waited for', () => {
  const payBy = Date.UTC(2026, 10, 30, 6);
  const order = { ...ORDER, paymentMethod: 'NEFT', acceptedAt: 1, payBy } as const;
  const { next } = confirmationWords({ order, placed: 'sent', isConfirming: false });
  expect(next).toContain('transfer the money by 30 Nov 2026');
});

test('nobody is asked to transfer money before the shop has accepted the order, nor once it is on hold', () => {
  const accepted = { ...ORDER, paymentMethod: 'NEFT', acceptedAt: 1 } as const;
  const asks = (change: Partial<Order>) => {
    const order = { ...accepted, ...change };
    const { next, way } = confirmationWords({ order, placed: 'sent', isConfirming: false });
    const isAsked = next.includes('Please transfer the money');
    expect(way === 'bank-transfer', 'the way to the bank details').toBe(isAsked);
    expect(mayTransfer(order), 'bank details on /payments').toBe(isAsked);
    return isAsked;
  };
  expect(asks({})).toBe(true);
  expect(asks({ acceptedAt: null })).toBe(false);
  expect(asks({ onHoldReason: 'stock' })).toBe(false);
  expect(asks({ deliveryStatus: 'pending' })).toBe(false);
  expect(asks({ deliveryStatus: 'cancel' })).toBe(false);
});

test('an online order counts as received when it is paid, and is not said to be paid before', () => {
  const online = (status: Order['status'], isConfirming = false) =>
    confirmationWords({
      order: { ...ORDER, paymentMethod: 'online_payment', status },
      placed: 'sent',
      isConfirming,
    }).title;
  expect(online('success')).toBe(RECEIVED);
  expect(online('authorized')).toBe('Confirming your payment');
  expect(online('pending', true)).toBe('Confirming your payment');
  expect(online('pending')).toBe('Not paid yet');
  expect(online('failed')).toBe('Not paid yet');
});
