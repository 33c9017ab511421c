// The shop's charges, limits and coupon, as the server counts them: whatever a phone sends, it never pays less.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type NewOrder, orderNumber } from '#domain/order/order.ts';
import { PhoneOrder, phoneTerms, placedOrder } from '#domain/order/phone-order.ts';
import { NO_TERMS, type SellingTerms } from '#domain/order/selling-terms.ts';
import * as orders from '../../../backend/functions/src/orders/order-decision.ts';
import { decideRelease, Released } from '../../../backend/functions/src/orders/release-decision.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { ADDRESS, givenProduct } from '../given.ts';

const ORDER_ID = '0123456789abcdef0123456789abcdef';
const DAY = 86_400_000;
const NOW = Date.parse('2027-11-08T12:00:00Z');
const TERMS: SellingTerms = {
  ...{ deliveryPaise: 40_00, freeFromPaise: 500_00, minimumPaise: 100_00, isCashTaken: true },
  cashBelowPaise: 2000_00,
  coupon: { code: 'DIWALI', off: { percent: 10 }, fromPaise: 200_00, until: NOW },
};
const product = (price: number): orders.OfferedProduct => ({
  ...{ name: 'Moringa', price, brandName: 'Farm', photoUrl: '', canBeSold: 99 },
  stock: { quantity: 99, numWeeks: 1 },
});
const offer = (change: Partial<orders.Offer> = {}, price = 100): orders.Offer => ({
  products: new Map([['moringa', product(price)]]),
  ...{ promised: [], quoted: [], room: { orders: 1, pieces: 99 }, isDelivered: true },
  ...{ terms: TERMS, now: NOW, ...change },
});

/** This many pieces at ₹100, as a phone proposes them. */
function sent(pieces: number, total: number, change: Partial<NewOrder> = {}) {
  const order = newOrder('asha', [orderItem('moringa', pieces, 100)], { timestamp: NOW });
  const id = { orderId: ORDER_ID, orderNo: orderNumber(ORDER_ID) };
  return { ...order, ...id, subTotal: pieces * 100, total, ...change };
}
const decided = (order: object, from = offer()) => {
  const understood = orders.understandOrder({ uid: 'asha', orderId: ORDER_ID }, order);
  return understood && orders.decideOrder(understood, from);
};
/** “300 + 40 - 30 DIWALI = 310”, or why it is on hold. */
function said(decision: orders.OrderDecision | null): string {
  if (decision?.outcome !== 'accepted') return decision ? decision.reason : 'not understood';
  const { subTotal, total, charges } = decision;
  const { deliveryCharge, coupon } = charges;
  const more = deliveryCharge ? ` + ${deliveryCharge}` : '';
  return `${subTotal}${more}${coupon ? ` - ${coupon.off} ${coupon.code}` : ''} = ${total}`;
}

const delivery = { deliveryCharge: 40 };
const coupon = (off: number, code = 'DIWALI') => ({ coupon: { code, off } });
/** Delivery, and this much off. */
const both = (off = 30, code?: string) => ({ ...delivery, ...coupon(off, code) });
const WITH_BOTH = '300 + 40 - 30 DIWALI = 310';
const ODD_COUPON = { coupon: { code: 'A', off: 30, x: 1 } as never };
const NEFT = { paymentMethod: 'NEFT' } as const;

test.each<[string, object, string]>([
  ['with the delivery that the shop charges', sent(3, 340, delivery), '300 + 40 = 340'],
  ['with its coupon', sent(3, 310, both()), WITH_BOTH],
  ['free from the sum on', sent(5, 500), '500 = 500'],
  ['free before the coupon', sent(5, 450, coupon(50)), '500 - 50 DIWALI = 450'],
  ['without a charge that the shop does not make', sent(5, 540, delivery), '500 = 500'],
  ['with more off than its phone said', sent(3, 339, both(1)), WITH_BOTH],
  ['too small for the coupon', sent(1, 140, both(0.01)), '100 + 40 = 140'],
  ['dear by bank', sent(20, 2000, NEFT), '2000 = 2000'],
  ['without delivery where it is charged', sent(3, 300), 'price'],
  ['with a smaller charge', sent(3, 301, { deliveryCharge: 1 }), 'price'],
  ['with more off than the coupon gives', sent(3, 140, both(200)), 'price'],
  ['with a coupon that there is not', sent(3, 310, both(30, 'HOLI')), 'price'],
  ['whose charges do not come to its total', sent(3, 300, delivery), 'invalid'],
  ['whose coupon hides the charge', sent(3, 300, coupon(40)), 'invalid'],
  ['with a negative charge', sent(3, 260, { deliveryCharge: -40 }), 'not understood'],
  ['with a negative coupon', sent(3, 340, coupon(-40)), 'not understood'],
  ['with a charge of nothing', sent(5, 500, { deliveryCharge: 0 }), 'not understood'],
  ['with a coupon of more fields', sent(3, 310, ODD_COUPON), 'not understood'],
  ['of exactly the least order', sent(1, 140, delivery), '100 + 40 = 140'],
])('an order %s: $2', (_, order, outcome) => {
  expect(said(decided(order))).toBe(outcome);
});

const NO_CASH = { isCashTaken: false };
const DEARER = { deliveryPaise: 60_00, minimumPaise: 900_00 };
test.each<[string, Partial<SellingTerms>, object, string]>([
  ['too little', { minimumPaise: 100_01 }, sent(1, 140, delivery), 'terms'],
  ['no cash', NO_CASH, sent(3, 340, delivery), 'terms'],
  ['no cash, by bank', NO_CASH, sent(3, 340, { ...delivery, ...NEFT }), '300 + 40 = 340'],
  ['too much cash', {}, sent(20, 2000), 'terms'],
  ['just little enough cash', { cashBelowPaise: 2000_01 }, sent(20, 2000), '2000 = 2000'],
  ['a dearer charge first', DEARER, sent(3, 340, delivery), 'price'],
  ['a charge that fell', { deliveryPaise: 25_50 }, sent(3, 340, delivery), '300 + 25.5 = 325.5'],
  ['nothing set any more', NO_TERMS, sent(3, 310, both()), '300 = 300'],
])('by the shop’s terms of today – %s: $2', (_, terms, order, outcome) => {
  expect(said(decided(order, offer({ terms: { ...TERMS, ...terms } })))).toBe(outcome);
});

test('a coupon that is over holds for an order made before that waited, and not for a phone whose clock is years behind', () => {
  const order = (timestamp: number) => sent(3, 310, { ...delivery, ...coupon(30), timestamp });
  const later = offer({ now: NOW + DAY });
  expect(said(decided(order(NOW), later))).toBe(WITH_BOTH);
  expect(said(decided(order(NOW + 1), later))).toBe('price');
  expect(said(decided(order(1), offer({ now: NOW + 60 * DAY })))).toBe('price');
});

const quote = [{ product: givenProduct({ name: 'Moringa', pricePaise: 40_00 }), quantity: 2 }];
const OPEN = { promised: quote, quoted: quote };
const ofQuote = (total: number, change = {}) => ({
  ...sent(2, total, { quotationId: 'quotation-1', ...change }),
  items: [orderItem('moringa', 2, 40)],
});
test.each<[string, object, Partial<orders.Offer>, string]>([
  ['costs what was quoted, below the least order', ofQuote(80), OPEN, '80 = 80'],
  ['gets no coupon', ofQuote(70, coupon(10)), OPEN, 'price'],
  ['waits once it is over', ofQuote(80), { promised: quote }, 'quotation'],
  ['of no such quotation is like any order', ofQuote(80), {}, 'price'],
  ['of another’s quotation pays delivery', sent(2, 200, { quotationId: 'other' }), {}, 'price'],
])('an order of a quotation %s', (_, order, change, outcome) => {
  expect(said(decided(order, offer(change)))).toBe(outcome);
});

test('an order by phone costs delivery as well, without limits, and no phone can say of itself that it is one', () => {
  const lines = [{ productId: 'moringa', name: 'Moringa', quantity: 1, price: 100 }];
  const wish = { address: ADDRESS, paymentMethod: 'cod', createdAt: NOW, lines };
  const taken = v.parse(PhoneOrder, wish);
  const strict = { ...TERMS, minimumPaise: 900_00, isCashTaken: false };
  const order = placedOrder(ORDER_ID, 'asha', taken, strict);
  expect(order).toMatchObject({ subTotal: 100, total: 140, deliveryCharge: 40 });
  const saidBy = (terms: SellingTerms) =>
    said(decided({ ...order, takenByPhone: true }, offer({ terms })));
  expect([saidBy(phoneTerms(strict)), saidBy(strict)]).toEqual(['100 + 40 = 140', 'terms']);
  const usual = placedOrder(ORDER_ID, 'asha', taken);
  expect(placedOrder(ORDER_ID, 'asha', taken, NO_TERMS)).toEqual(usual);
});

const FALSE_COUPON = both(200, 'HOLI');
test.each<[string, object, 'today' | 'sent', number, string]>([
  ['today’s terms', FALSE_COUPON, 'today', 340, '300 + 40 = 340'],
  ['today’s terms, dearer than was seen', FALSE_COUPON, 'today', 339.99, 'price'],
  ['today’s terms with its coupon', both(), 'today', 310, WITH_BOTH],
  ['the terms that its shopper saw', FALSE_COUPON, 'sent', 140, '300 + 40 - 200 HOLI = 140'],
  ['terms that do not come to its total', { deliveryCharge: 30 }, 'sent', 140, 'invalid'],
])('the merchant takes an order on hold at %s: $4', (_, charges, prices, total, outcome) => {
  const terms = { ...TERMS, minimumPaise: 999_00, isCashTaken: false };
  const release = { prices, total, beyondStock: false };
  const stored = v.parse(Released, { ...sent(3, 140, charges), release });
  expect(said(decideRelease(stored, offer({ terms })))).toBe(outcome);
});
