// An order’s progress and its notices as its shopper reads them, and what is said when it is bought again.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mayCancel } from '#domain/order/cancel-order-write.ts';
import { type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { cancelledWords, STEP_WORDS } from '#shop/orders/messages.ts';
import { orderAgain } from '#shop/orders/order-again.ts';
import { goesTo, orderNotices } from '#shop/orders/order-notices.ts';
import * as steps from '#shop/orders/order-steps.ts';
import { paymentNote } from '#ui/payment/messages.ts';
import { ADDRESS, givenOrder, givenProduct, givenRow } from '../given.ts';

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
])('an accepted order with %s does not read “Accepted” but: $2', (_what, more, words) => {
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
])('an order that is paid %s says what to pay: $2', (_what, more, words) => {
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
])('an order that is %s can be cancelled: $2; news of it are offered: $3', (...row) => {
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

const row = (kind: string, change: Partial<OutboxRow> = {}) =>
  givenRow({ kind, uid: 'asha', ...change });
const refused = { state: 'refused' } as const;
const held = (code: string) =>
  row('order', { state: 'held', heldFor: 'review', lastError: { code, message: '' } });
const words = (rows: OutboxRow[], change: Partial<Order> = {}, reach = 'unreachable') =>
  orderNotices(givenOrder(change), rows, reach as 'reachable').map((notice) => notice.words);

const SAVED = 'is saved on this phone';
const HOLD = 'Your order is on hold: a price has changed since you ordered.';
const off = [
  { name: 'Chia', from: 1, to: 0 },
  { name: 'Moringa', from: 5, to: 2 },
];
const AMENDED = { amendments: [{ id: 'a', at: 1, lines: off, totalBefore: 600, total: 250 }] };
const CHANGED =
  'The shop has changed this order. Chia: taken off. Moringa: 2 instead of 5. It now costs ₹250 instead of ₹600.';
const OWED_BACK = 'What you paid will be refunded to you.';
const THAT_BACK = 'after this order was cancelled. That money will be refunded to you.';
const DUE = { status: 'success', refund: 'due' } as const;
const ENDED = { status: 'success', deliveryStatus: 'cancel' } as const;
const LAPSED = { ...ENDED, paymentMethod: 'NEFT', status: 'failed', refund: 'due' } as const;
const OWN = { ...DUE, cancelledBy: 'shopper' } as const;

const PART = { ...DUE, paymentMethod: 'NEFT', owedPaise: 120_00 } as const;
const PART_BACK = { paise: 120_00, at: 1, reference: 'UTR 7' };
const REFUNDED = { owedPaise: 0, partBack: PART_BACK, refund: null };
const ONLINE_PART = { ...PART, paymentMethod: 'online_payment', refund: 'asked' } as const;
const BY_PROVIDER = { ...REFUNDED, partBack: { ...PART_BACK, way: 'online' } } as const;
const ONE_TOO_MANY = { heldReason: 'too-many-held', deliveryStatus: 'cancel' } as const;

test.each<[string, OutboxRow[], Partial<Order>, string]>([
  ['waits', [row('order')], {}, 'Saved on this phone – not placed yet. It will be sent auto'],
  ['is held by the shop', [], { heldReason: 'price', deliveryStatus: 'pending' }, HOLD],
  ['goes nowhere we deliver', [], { heldReason: 'pincode', deliveryStatus: 'pending' }, 'pincode'],
  ['was one too many on hold', [], ONE_TOO_MANY, 'too many of your orders are on hold already'],
  ['is paid but not confirmed', [], { status: 'authorized' }, 'Please do not pay again.'],
  ['waits with a new address', [row('order-address')], {}, `Your new address ${SAVED}`],
  ['keeps its address', [row('order-address', refused)], {}, 'Error updating address. The shop'],
  ['was taken back', [row('order-cancellation')], {}, 'You asked to cancel this order.'],
  ['was cancelled', [row('cancel-order')], {}, 'it will still be delivered'],
  ['was cancelled too late', [row('cancel-order', refused)], {}, 'Your order was not cancelled.'],
  ['its shopper cancelled', [], OWN, OWED_BACK],
  ['that was refunded', [], { ...OWN, refund: 'done' }, 'has refunded what you paid'],
  ['that could not be', [], { ...OWN, refund: 'failed' }, 'Please contact us'],
  ['goes back by itself', [], { ...OWN, refund: 'asked' }, OWED_BACK],
  ['the shop cancelled', [], { ...ENDED, refund: 'due' }, 'Money came for this order, which is ca'],
  ['that was refunded', [], { ...ENDED, refund: 'done' }, 'has refunded that money'],
  ['lapsed, told of', [], LAPSED, 'You told us of a transfer: the shop looks for it'],
  ['lapsed, missed', [], { ...LAPSED, transferMissedAt: 1 }, 'looked for the transfer that you to'],
  ['the shop took something off', [], AMENDED, CHANGED],
  ['was paid for more', [], PART, '₹120 will be refunded to you.'],
  ['had that refunded', [], { ...PART, ...REFUNDED }, 'has refunded ₹120 by bank transfer.'],
  ['was paid for more online', [], ONLINE_PART, '₹120 goes back to the way you paid.'],
  ['had no answer to that', [], { ...ONLINE_PART, refund: 'failed' }, 'still has to refund ₹120'],
  ['had that back', [], { ...ONLINE_PART, ...BY_PROVIDER }, '₹120 went back to'],
  ['was then cancelled', [], { ...PART, ...ENDED }, 'Money came for this order, which is ca'],
  ['has a corrected address', [], { addressCorrectedAt: 1 }, 'has corrected the address of this'],
  ['the shop cancelled', [], { ...DUE, cancelledBy: 'merchant' }, THAT_BACK],
  ['nobody paid in time', [], { ...DUE, cancelledBy: 'shop' }, 'after this order was cancelled.'],
  ['was paid too late', [], DUE, 'That money will be refunded to you.'],
  ['that was refunded', [], { ...DUE, refund: 'done' }, 'has refunded that money'],
])('an order that %s says so', (_what, rows, change, said) => {
  const [first, ...others] = words(rows, change);
  expect(first).toContain(said);
  expect(others).toEqual([]);
});

test.each([
  ['price-rise', 'Not placed yet: it costs more now.'],
  ['product-gone', 'Not placed yet: something you ordered is no longer available.'],
  ['too-old', 'Not placed yet: it has waited for more than a day.'],
])('an order that asks its shopper, for %s, says why', (code, said) => {
  const notice = { id: 'placing', tone: 'careful', words: said, needsYou: true };
  expect(words([], { heldReason: 'price', deliveryStatus: 'cancel' }), 'cancelled').toEqual([]);
  expect(orderNotices(givenOrder(), [held(code)], 'reachable')).toEqual([notice]);
});

test('an order that waits is being placed where the shop answers; a change of one that asks goes with it, and not by itself', () => {
  expect(words([row('order')], {}, 'reachable')).toEqual(['Placing your order…']);
  const changes = [held('price-rise'), row('order-address'), row('order-transaction')];
  const later = 'is saved on this phone. It will be sent with your order.';
  const said = [`Your new address ${later}`, `Your transaction id ${later}`];
  for (const reach of ['reachable', 'unreachable'])
    expect(words(changes, {}, reach).slice(1)).toEqual(said);
});

const BEFORE = { ...ADDRESS, address: '12 Mill Road' };
const NEW = { ...BEFORE, address: '3 New Road' };
const change = (state: Partial<OutboxRow>) =>
  row('order-address', { ...state, payload: { orderId: 'o', address: NEW, before: BEFORE } });

const TOO_LATE =
  'Your new address came too late: the shop had already packed this order. It goes to 12 Mill Road, Jaipur 302001.';

test.each(['processing', 'shipped'] as const)(
  'packed and %s, an order says where it goes',
  (status) => {
    const standing = { packed: true, deliveryStatus: status };
    const order = givenOrder({ ...standing, address: NEW });
    expect(words([change(refused)], { ...standing, address: NEW })).toEqual([TOO_LATE]);
    expect(goesTo(order, [change(refused)])).toEqual(BEFORE);
    expect(goesTo(order, [change({ state: 'queued' })]), 'on its way').toEqual(NEW);
    expect(goesTo(givenOrder({ address: NEW }), [change(refused)]), 'not packed yet').toEqual(NEW);
  },
);
