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
const ALL = { acceptedAt: 2, packed: true, packedAt: 3, shippedAt: 4, deliveredAt: 5 };

test.each([
  ['was just placed', {}, [PLACED], 5],
  ['was delivered', { ...ALL, deliveryStatus: 'delivered' }, [PLACED, 2, 3, 4, 5], 5],
  // Whoever says “shipped” has packed it, too, at a moment that nobody knows.
  [
    'is only said to be shipped',
    { acceptedAt: 2, deliveryStatus: 'shipped' },
    [PLACED, 2, null, null],
    5,
  ],
  ['was cancelled', { acceptedAt: 2, deliveryStatus: 'cancel', cancelledAt: 9 }, [PLACED, 2, 9], 3],
])('an order that %s says which steps it has reached', (_what, more, moments, steps) => {
  const all = orderSteps(order(more));
  const usual = ['placed', 'accepted', 'packed', 'shipped', 'delivered'];
  const names = steps === 3 ? ['placed', 'accepted', 'cancelled'] : usual;
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.filter(({ isReached }) => isReached).map(({ at }) => at)).toEqual(moments);
});

test('what the merchant typed wrongly about a parcel is left out, and costs nobody the order', () => {
  const wrong = { packed: 'yes', packedAt: 'today', courier: '', trackingNumber: 40_12 };
  expect(order(wrong)).toEqual(order({ trackingNumber: '4012' }));
});

test.each([
  ['just placed', {}, true],
  ['on hold', { deliveryStatus: 'pending' }, true],
  ['packed', { packed: true }, false],
  ['shipped', { deliveryStatus: 'shipped' }, false],
  ['delivered', { deliveryStatus: 'delivered' }, false],
  ['cancelled', { deliveryStatus: 'cancel' }, false],
])('an order that is %s can be cancelled: %3$o', (_what, more, may) => {
  expect(mayCancel(order(more))).toBe(may);
});

test.each([
  ['pays at the door', {}, false],
  ['could not pay online', { paymentMethod: 'online_payment', status: 'failed' }, false],
  ['paid online', { paymentMethod: 'online_payment', status: 'success' }, true],
  ['told the number of a transfer', { paymentMethod: 'NEFT', transactionId: 'N1' }, true],
])('whoever %s is promised the money back: %3$o', (_what, more, may) => {
  expect(mayBePaid(order(more))).toBe(may);
});
