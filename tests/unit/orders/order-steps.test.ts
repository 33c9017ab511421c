// An order's progress as its shopper reads it, and what is said when it is bought again.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mayCancel } from '#domain/order/cancel-order-write.ts';
import { orderFromFields, StoredOrder } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { cancelledWords, STEP_WORDS } from '#shop/orders/messages.ts';
import { orderAgain } from '#shop/orders/order-again.ts';
import * as steps from '#shop/orders/order-steps.ts';
import { paymentNote } from '#ui/payment/messages.ts';
import { givenProduct } from '../given.ts';

const { orderSteps } = steps;
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
])('an order that %s says which steps it has reached', (_what, more, moments, count) => {
  const all = orderSteps(order(more));
  const usual = ['placed', 'accepted', 'packed', 'shipped', 'delivered'];
  const names = count === 3 ? ['placed', 'accepted', 'cancelled'] : usual;
  expect(all.map(({ name }) => name)).toEqual(names);
  expect(all.filter(({ isReached }) => isReached).map(({ at }) => at)).toEqual(moments);
});

const TRANSFER = { paymentMethod: 'NEFT', acceptedAt: 2 };
const TOLD = { ...TRANSFER, transactionId: 'N1' };
const OWED = { deliveryStatus: 'delivered', cashWith: 'customer' };
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
  ['in cash, which was not given', OWED, 'Not paid yet: ₹1,265 in cash'],
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

test('a merchant’s typing errors about a parcel are left out, and a step that was taken back is not reached any more, nor is its moment or courier shown', () => {
  const wrong = { packed: 'yes', packedAt: 'today', courier: '', trackingNumber: 40_12 };
  expect(order(wrong)).toEqual(order({ trackingNumber: '4012' }));
  const shipped = { ...ALL, deliveryStatus: 'processing', courier: null, shippedAt: null };
  const reached = orderSteps(order({ ...shipped, deliveredAt: null }));
  const names = reached.flatMap(({ isReached, name }) => (isReached ? name : []));
  expect(names).toEqual(['placed', 'accepted', 'packed']);
});

test.each<[string, object, boolean, boolean]>([
  ['just placed', {}, true, true],
  ['on hold', { deliveryStatus: 'pending' }, true, true],
  ['packed', { packed: true }, false, true],
  ['under way', { packed: true, deliveryStatus: 'shipped' }, false, true],
  ['delivered', { packed: true, deliveryStatus: 'delivered' }, false, false],
  ['cancelled', { deliveryStatus: 'cancel' }, false, false],
])('an order that is %s can be cancelled: %3$o; news of it are offered: %4$o', (...row) => {
  const [, more, may, are] = row;
  expect([mayCancel(order(more)), steps.hasNewsToCome(order(more))]).toEqual([may, are]);
});

test('whoever paid online, or told the number of a transfer, is promised the money back; cash that is with the courier, or came, is shown to its shopper as paid', () => {
  const all = [{ ...ONLINE, status: 'failed' }, { ...ONLINE, status: 'success' }, TOLD];
  expect(all.map((more) => steps.mayBePaid(order(more)))).toEqual([false, true, true]);
  const cash = [{ cashWith: 'courier' }, { cashWith: 'customer' }, { status: 'success' }];
  const shown = cash.map((it) => steps.shownPayment(order({ ...it, deliveryStatus: 'delivered' })));
  expect(shown).toEqual(['success', 'pending', 'success']);
});

const SHOP = 'The shop cancelled it';
const BACK = { cancelledBy: 'merchant', cameBackAt: 3 };

test.each([
  ['before that was noted', {}, null],
  ['by its shopper', { cancelledBy: 'shopper' }, 'You cancelled it.'],
  ['by the shop', { cancelledBy: 'merchant' }, `${SHOP}.`],
  ['by the shop, with a reason', { cancelledBy: 'merchant', cancelReason: 'X' }, `${SHOP}: X`],
  ['as it came back', { ...BACK, cancelReason: 'X.' }, 'It came back to the shop. X.'],
  ['because nobody paid', { cancelledBy: 'shop', cancelReason: 'No money.' }, `${SHOP}: No money.`],
  ['by somebody unknown', { cancelledBy: 'bank', cancelReason: 7 }, null],
])('an order that was cancelled %s says so', (_what, more, words) => {
  expect(cancelledWords(order({ deliveryStatus: 'cancel', ...more }))).toBe(words);
});

function line(productId: string, quantity = 1, pricePaise = 100_00) {
  return { productId, quantity, pricePaise, photoUrl: '', name: `${productId} of then`, brand: '' };
}
const product = (id: string, more: Partial<Product> = {}) => givenProduct({ id, ...more });
const SOLD_OUT = product('chia', { quantity: 0, preorderLimit: 0 });
const LATE = product('late', { quantity: 0, numWeeks: 2 });
const DEAR = product('dear', { pricePaise: 120_00 });

test.each([
  ['in one line', [line('honey', 2, 80_00), line('honey')], [product('honey')], [['honey', 3]], []],
  ['that is gone, not', [line('honey')], [], [], [{ kind: 'gone', name: 'honey of then' }]],
  ['that is out of stock, not', [line('chia')], [SOLD_OUT], [], [{ kind: 'out-of-stock' }]],
  ['that is ordered ahead, with a word', [line('late')], [LATE], [['late', 1]], [{ weeks: 2 }]],
  ['that is dearer, with a word', [line('dear')], [DEAR], [['dear', 1]], [{ nowPaise: 120_00 }]],
])('what was bought goes into the cart again %s', (_how, lines, products, inCart, words) => {
  const { wanted, notes } = orderAgain(lines, new Map(products.map((it) => [it.id, it])));
  expect(wanted.map((it) => [it.product.id, it.quantity])).toEqual(inCart);
  expect(notes).toMatchObject(words);
});
