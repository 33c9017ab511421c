// An order's progress as its shopper reads it.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mayCancel } from '#domain/order/cancel-order-write.ts';
import { orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { paymentNote } from '#ui/payment/messages.ts';
import { cancelledWords, STEP_WORDS } from '../../../src/shop/orders/messages.ts';
import {
  hasNewsToCome,
  mayBePaid,
  orderSteps,
  shownPayment,
} from '../../../src/shop/orders/order-steps.ts';

const PLACED = 1_760_000_000_000;

function order(more: object = {}) {
  const fields = { timestamp: PLACED, paymentMethod: 'cod', ...more };
  return orderFromFields('a-stored-order-of-asha', v.parse(StoredOrder, fields));
}
const PAID = 'Paid in cash';
const ALL = { acceptedAt: 2, packed: true, packedAt: 3, shippedAt: 4, deliveredAt: 5 };

test.each([
  ['was just placed', {}, [PLACED], 5],
  ['was delivered', { ...ALL, deliveryStatus: 'delivered' }, [PLACED, 2, 3, 4, 5], 5],
  // An order marked “shipped” has been packed, too, at an unknown moment.
  ['has gone', { acceptedAt: 2, deliveryStatus: 'shipped' }, [PLACED, 2, null, null], 5],
  ['was cancelled', { acceptedAt: 2, deliveryStatus: 'cancel', cancelledAt: 9 }, [PLACED, 2, 9], 3],
])('an order that %s says which steps it has reached', (_what, more, moments, steps) => {
  const all = orderSteps(order(more));
  const usual = ['placed', 'accepted', 'packed', 'shipped', 'delivered'];
  const names = steps === 3 ? ['placed', 'accepted', 'cancelled'] : usual;
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.filter(({ isReached }) => isReached).map(({ at }) => at)).toEqual(moments);
});

const TRANSFER = { paymentMethod: 'NEFT', acceptedAt: 2 };
const TOLD = { ...TRANSFER, transactionId: 'N1' };
const ONLINE = { paymentMethod: 'online_payment', acceptedAt: 2 };

test.each([
  ['no online payment yet', ONLINE, 'Not paid yet'],
  ['an online payment that failed', { ...ONLINE, status: 'failed' }, 'Not paid yet'],
  ['no transfer yet', TRANSFER, 'Not paid yet'],
  ['an unchecked transaction id', TOLD, 'We are checking your transfer'],
])('an accepted order with %s does not read “Accepted” but: %3$o', (_what, more, words) => {
  const [, step] = orderSteps(order(more));
  expect(step && [STEP_WORDS[step.name], step.isReached]).toEqual([words, false]);
});

test.each<[string, object, string | null]>([
  ['in cash', {}, 'Pay ₹1,265 in cash on delivery'],
  ['in cash, and was delivered', { deliveryStatus: 'delivered', status: 'success' }, PAID],
  ['in cash to the courier', { deliveryStatus: 'delivered', cashWith: 'courier' }, PAID],
  [
    'in cash, which its shopper still has',
    { deliveryStatus: 'delivered', cashWith: 'customer' },
    'Not paid yet: ₹1,265 in cash',
  ],
  ['in cash, and was cancelled', { deliveryStatus: 'cancel' }, 'Nothing to pay'],
  ['online, and is refunded', { ...ONLINE, deliveryStatus: 'cancel', refund: 'due' }, null],
  ['online', ONLINE, 'Not paid yet'],
  ['online, and is on hold', { ...ONLINE, heldReason: 'price' }, null],
  ['online, and was', { ...ONLINE, status: 'success' }, null],
  ['by transfer', TRANSFER, 'Not paid yet'],
  ['by transfer, which the shop has to accept first', { paymentMethod: 'NEFT' }, null],
  ['by transfer, and told its number', TOLD, 'We are checking your transfer'],
  ['by transfer, and was', { ...TOLD, status: 'success' }, null],
])('an order that is paid %s says what to pay: %3$o', (_what, more, words) => {
  expect(paymentNote(order({ total: 1265, ...more }))?.words ?? null).toBe(words);
});

test('a merchant’s typing errors about a parcel are left out, and cost nobody the order', () => {
  const wrong = { packed: 'yes', packedAt: 'today', courier: '', trackingNumber: 40_12 };
  expect(order(wrong)).toEqual(order({ trackingNumber: '4012' }));
});

test.each([
  ['under way', 'shipped', true],
  ['delivered', 'delivered', false],
  ['cancelled', 'cancel', false],
])('notifications are offered beside an order that is %s: %3$o', (_what, deliveryStatus, are) => {
  expect(hasNewsToCome(order({ deliveryStatus }))).toBe(are);
});

test.each([
  ['just placed', {}, true],
  ['on hold', { deliveryStatus: 'pending' }, true],
  ['packed', { packed: true }, false],
  ['cancelled', { deliveryStatus: 'cancel' }, false],
])('an order that is %s can be cancelled: %3$o', (_what, more, may) => {
  expect(mayCancel(order(more))).toBe(may);
});

test.each([
  ['could not pay online', { paymentMethod: 'online_payment', status: 'failed' }, false],
  ['paid online', { paymentMethod: 'online_payment', status: 'success' }, true],
  ['told the number of a transfer', { paymentMethod: 'NEFT', transactionId: 'N1' }, true],
])('whoever %s is promised the money back: %3$o', (_what, more, may) => {
  expect(mayBePaid(order(more))).toBe(may);
});

test.each([
  ['before that was noted', {}, null],
  ['by its shopper', { cancelledBy: 'shopper' }, 'You cancelled it.'],
  ['by the shop', { cancelledBy: 'merchant' }, 'The shop cancelled it.'],
  [
    'by the shop, which says why',
    { cancelledBy: 'merchant', cancelReason: 'Sold out' },
    'The shop cancelled it: Sold out',
  ],
  [
    'because nobody paid',
    { cancelledBy: 'shop', cancelReason: 'It was not paid in time.' },
    'The shop cancelled it: It was not paid in time.',
  ],
  ['by somebody unknown', { cancelledBy: 'bank', cancelReason: 7 }, null],
])('an order that was cancelled %s says so', (_what, more, words) => {
  expect(cancelledWords(order({ deliveryStatus: 'cancel', ...more }))).toBe(words);
});

test('a step that was taken back is not reached any more, nor is its moment or courier shown', () => {
  const shipped = { ...ALL, deliveryStatus: 'processing', courier: null, shippedAt: null };
  const reached = orderSteps(order({ ...shipped, deliveredAt: null }));
  expect(reached.filter(({ isReached }) => isReached).map(({ name }) => name)).toEqual([
    ...['placed', 'accepted', 'packed'],
  ]);
});

test.each([
  ['is with the courier', { cashWith: 'courier' }, 'success'],
  ['was not given', { cashWith: 'customer' }, 'pending'],
  ['came', { status: 'success' }, 'success'],
])('an order whose cash %s shows its shopper that the payment is “%3$s”', (_what, more, status) => {
  expect(shownPayment(order({ deliveryStatus: 'delivered', ...more }))).toBe(status);
});
