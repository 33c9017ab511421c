// What a shopper reads of how far an order is.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderFromFields, StoredOrder } from '#core/model/order/order.ts';
import { mayCancel } from '#core/sync/writes/cancel-order.ts';
import { mayBePaid, orderSteps } from '../../../src/features/orders/order-steps.ts';

const PLACED = 1_760_000_000_000;

function order(more: object = {}) {
  const fields = { timestamp: PLACED, paymentMethod: 'cod', ...more };
  return orderFromFields('a-stored-order-of-asha', v.parse(StoredOrder, fields));
}
const reached = (more: object) =>
  orderSteps(order(more)).flatMap(({ name, isReached, at }) => (isReached ? [[name, at]] : []));

test('an order goes from placed to delivered, each step with its moment', () => {
  expect(orderSteps(order()).map(({ name }) => name)).toEqual([
    'placed',
    'accepted',
    'packed',
    'shipped',
    'delivered',
  ]);
  expect(reached({})).toEqual([['placed', PLACED]]);
  const steps = { acceptedAt: 2, packed: true, packedAt: 3, shippedAt: 4, deliveredAt: 5 };
  expect(reached({ ...steps, deliveryStatus: 'delivered' })).toEqual([
    ['placed', PLACED],
    ['accepted', 2],
    ['packed', 3],
    ['shipped', 4],
    ['delivered', 5],
  ]);
});

test('a merchant who only says “shipped” has packed it, too, at a moment that nobody knows', () => {
  expect(reached({ acceptedAt: 2, deliveryStatus: 'shipped' })).toEqual([
    ['placed', PLACED],
    ['accepted', 2],
    ['packed', null],
    ['shipped', null],
  ]);
});

test('a cancelled order says what it had reached, and when it was cancelled', () => {
  expect(orderSteps(order({ acceptedAt: 2, deliveryStatus: 'cancel', cancelledAt: 9 }))).toEqual([
    { name: 'placed', isReached: true, at: PLACED },
    { name: 'accepted', isReached: true, at: 2 },
    { name: 'cancelled', isReached: true, at: 9 },
  ]);
});

test('what the merchant typed wrongly about a parcel is left out, and costs nobody the order', () => {
  expect(order({ packed: 'yes', packedAt: 'today', courier: '', trackingNumber: 40_12 })).toEqual(
    order({ trackingNumber: '4012' }),
  );
});

test('an order can be cancelled until it is packed, also one that is on hold', () => {
  expect(mayCancel(order())).toBe(true);
  expect(mayCancel(order({ deliveryStatus: 'pending' }))).toBe(true);
  for (const more of [
    { packed: true },
    { deliveryStatus: 'shipped' },
    { deliveryStatus: 'delivered' },
    { deliveryStatus: 'cancel' },
  ]) {
    expect(mayCancel(order(more))).toBe(false);
  }
});

test('whoever paid, or told the number of a transfer, is promised the money back', () => {
  expect(mayBePaid(order())).toBe(false);
  expect(mayBePaid(order({ paymentMethod: 'online_payment', status: 'failed' }))).toBe(false);
  expect(mayBePaid(order({ paymentMethod: 'online_payment', status: 'success' }))).toBe(true);
  expect(mayBePaid(order({ paymentMethod: 'NEFT', transactionId: 'N1' }))).toBe(true);
});
