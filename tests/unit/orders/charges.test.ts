// What an order costs besides its goods, by the terms of the shop, to the paisa: in the cart, at checkout, at the press, and while it waits.
import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { cartSums, termsFor } from '#domain/order/cart-sums.ts';
import { chargesAt, chargesPaise } from '#domain/order/charges.ts';
import { acceptanceOf, orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import * as selling from '#domain/order/selling-terms.ts';
import { endOfDayInIndia } from '#domain/shared/day-in-india.ts';
import { couponProblemWords, placeProblemWords } from '#shop/checkout/messages.ts';
import { chosenMethod, paymentOptions } from '#shop/checkout/payment-options.ts';
import { stoppedByTerms } from '#shop/checkout/stopped-by-terms.ts';
import { givenProduct, orderedOf, selling as settings } from '../given.ts';

type Set = Parameters<typeof settings>[0];
const { couponMoment, couponProblem, NO_TERMS, termsProblem } = selling;
const termsOf = (set: Set) => selling.sellingTerms(settings(set));
const lineOf = (pricePaise: number, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  ...{ productId: 'moringa', quantity, addedAt: 1, product: givenProduct({ pricePaise }) },
  ...more,
});
const NOW = Date.parse('2026-11-29T12:00:00Z');

const SHIPS = { deliveryCharge: '40', freeFrom: '500', minimumOrder: '300' };
const TENTH = { couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300' };
const BOTH = { ...SHIPS, ...TENTH };
const FIFTY = { couponCode: 'DIWALI', couponOff: '50' };
const DEAR = { deliveryCharge: '49.50' };
const QUOTED = lineOf(100_00, 1, { quotationId: 'q1' });
const MIXED = [lineOf(50_00), QUOTED];

test.each<[string, Set, CartLine[], typed: string, sums: string, free: number, least: number]>([
  ['a shop without terms: only its goods', {}, [lineOf(99_99, 3)], 'DIWALI', '299.97', 0, 0],
  ['below the minimum order', SHIPS, [lineOf(180_00)], '', '180 + 40 = 220', 320_00, 120_00],
  ['a paisa below it', SHIPS, [lineOf(299_99)], '', '299.99 + 40 = 339.99', 200_01, 1],
  ['just the minimum order', SHIPS, [lineOf(150_00, 2)], '', '300 + 40 = 340', 200_00, 0],
  ['a paisa below free delivery', SHIPS, [lineOf(499_99)], '', '499.99 + 40 = 539.99', 1, 0],
  ['free delivery', SHIPS, [lineOf(250_00, 2)], '', '500', 0, 0],
  ['never free', DEAR, [lineOf(900_25)], '', '900.25 + 49.5 = 949.75', 0, 0],
  ['a tenth off', BOTH, [lineOf(333_33)], ' diwali', '333.33 + 40 - 33.33 = 340', 166_67, 0],
  ['a code in two words', TENTH, [lineOf(300_00)], ' Di wali ', '300 - 30 = 270', 0, 0],
  ['below the least sum for a coupon', TENTH, [lineOf(299_99)], 'DIWALI', '299.99', 0, 0],
  ['another code', TENTH, [lineOf(400_00)], 'HOLI', '400', 0, 0],
  ['a sum off', FIFTY, [lineOf(50_01)], 'DIWALI', '50.01 - 50 = 0.01', 0, 0],
  ['never all of it', FIFTY, [lineOf(50_00)], 'DIWALI', '50', 0, 0],
  ['what is free counts before a coupon', BOTH, [lineOf(500_00)], 'DIWALI', '500 - 50 = 450', 0, 0],
  ['a quotation’s agreed prices', BOTH, [QUOTED], 'DIWALI', '100', 0, 0],
  ['a quotation with other goods', SHIPS, MIXED, '', '150', 0, 0],
])('%s', (_, set, lines, typed, said, toFreePaise, toLeastPaise) => {
  const terms = termsOf(set);
  const { goodsPaise, charges, totalPaise, ...sums } = cartSums(lines, terms, typed, NOW);
  const { deliveryCharge, coupon } = charges;
  const more = deliveryCharge ? ` + ${deliveryCharge}` : '';
  const parts = `${goodsPaise / 100}${more}${coupon ? ` - ${coupon.off}` : ''}`;
  expect(/[+-]/.test(said) ? `${parts} = ${totalPaise / 100}` : parts).toBe(said);
  expect(sums).toMatchObject({ toFreePaise, toLeastPaise });
  const order = orderedOf([], { lines, terms, coupon: typed }, NOW);
  const costs = { subTotal: goodsPaise / 100, total: totalPaise / 100, ...charges };
  expect(order, 'the order costs what was shown').toMatchObject(costs);
  expect([order.deliveryCharge, order.coupon?.code]).toEqual([deliveryCharge, coupon?.code]);
});

test('only a quotation is without terms, or a shop that sets nothing', () => {
  const terms = termsOf(SHIPS);
  expect(termsFor(terms, [lineOf(1)])).toBe(terms);
  expect([termsFor(terms, MIXED), selling.sellingTerms({}), termsOf({})]).toEqual(
    Array(3).fill(NO_TERMS),
  );
});

test('a coupon holds to the end of its last day in India, and for orders of that day that arrive later', () => {
  const terms = termsOf({ ...TENTH, couponLastDay: '2027-11-08' });
  const end = endOfDayInIndia('2027-11-08') ?? 0;
  const said = (typed: string, at: number) => couponProblem(terms, typed, 400_00, at);
  expect([said('DIWALI', end), said('DIWALI', end + 1)]).toEqual([null, 'over']);
  expect([said('HOLI', end), said(' ', end + 1)]).toEqual(['unknown', null]);
  expect(couponProblem(terms, 'DIWALI', 1_00, end)).toBe('too-little');
  const DAY = 86_400_000;
  expect(said('DIWALI', couponMoment(end, end + DAY))).toBeNull();
  expect(said('DIWALI', couponMoment(0, end + 400 * DAY))).toBe('over');
});

test.each([
  ['unknown', 300_00, 180_00, 'The shop has no such code.'],
  ['over', 300_00, 180_00, 'This code has expired.'],
  ['too-little', 300_00, 180_00, 'for orders from ₹300: add ₹120 more'],
  ['too-little', 0, 40_00, 'takes off more than your products cost'],
] as const)('a code that is %s, from %d, with goods for %d', (problem, from, goods, words) => {
  expect(couponProblemWords(problem, from, goods)).toContain(words);
});

const NO_CASH = 'The shop does not take cash on delivery.';
const ALL = { totalPaise: 540_00, isConnected: true, isOnlineOffered: true };

test.each<[string, Set, goods: number, problem: string | null, closed: string | null]>([
  ['takes cash', {}, 500_00, null, null],
  ['takes none', { cash: 'no' }, 300_00, 'no-cash', NO_CASH],
  ['takes it for less', { cashBelow: '500' }, 500_00, 'too-much-cash', 'for orders below ₹500.'],
  ['takes it for goods, whatever delivery adds', { cashBelow: '500.01' }, 500_00, null, null],
  ['has a minimum, which closes no way to pay', { minimumOrder: '300' }, 299_99, 'minimum', null],
  ['has just that minimum', { minimumOrder: '300' }, 300_00, null, null],
])('an order in cash at a shop that %s', (_, set, goodsPaise, problem, closed) => {
  const terms = termsOf(set);
  expect(termsProblem(terms, 'cod', goodsPaise)).toBe(problem);
  expect(termsProblem(terms, 'NEFT', goodsPaise)).toBe(problem === 'minimum' ? problem : null);
  const options = paymentOptions({ ...ALL, goodsPaise, terms });
  const isClosed = closed && expect.stringContaining(closed);
  expect(options.map((it) => it.closed)).toEqual([null, isClosed, null]);
  expect(chosenMethod('cod', options)).toBe(closed === null ? 'cod' : null);
});

test('online payment ends where the total with delivery does, and a coupon opens it again', () => {
  const closedAt = (set: Set, typed: string) => {
    const sums = cartSums([lineOf(499_990_00)], termsOf(set), typed, NOW);
    return paymentOptions({ ...ALL, ...sums })[0]?.closed;
  };
  const tooMuch = 'Online payment is not available for amount greater than ₹500000';
  expect(closedAt({ deliveryCharge: '10' }, '')).toBe(tooMuch);
  expect(closedAt({ deliveryCharge: '9.99' }, '')).toBeNull();
  expect(closedAt({ deliveryCharge: '10', couponCode: 'A', couponOff: '1' }, 'a')).toBeNull();
});

test('a press below the minimum order places nothing and says how much is missing; terms that cost more than was shown are asked about, less is simply ordered', () => {
  const terms = termsOf({ deliveryCharge: '40' });
  const order = orderedOf([givenProduct({ pricePaise: 180_00 })], { terms });
  const stop = (set: Set, shownPaise: number) => stoppedByTerms(order, termsOf(set), shownPaise);
  const small = stop({ minimumOrder: '300' }, 220_00);
  expect(small && placeProblemWords(small)).toBe(
    'Nothing was ordered. The minimum order is ₹300: add ₹120 more. Your cart has not changed.',
  );
  const dearer = stop({ minimumOrder: '180' }, 180_00);
  expect(dearer).toEqual({ kind: 'changed', reason: 'terms', today: order });
  expect(dearer && placeProblemWords(dearer)).toContain('Nothing has been ordered yet');
  expect([stop({ minimumOrder: '180' }, 220_00), stop({}, 260_00)]).toEqual([null, null]);
});

test('when goods are taken off, delivery stays and the coupon shrinks by as much, so that the total only falls', () => {
  const charges = { deliveryCharge: 40, coupon: { code: 'DIWALI', off: 33.33 } };
  const less = { ...charges, coupon: { code: 'DIWALI', off: 9.99 } };
  const at = [333_33, 400_00, 100_00, 0].map((goods) => chargesAt(charges, 333_33, goods));
  expect(at).toEqual([charges, charges, less, { deliveryCharge: 40 }]);
  let before = Number.POSITIVE_INFINITY;
  for (let goods = 333_33; goods > 0; goods -= 7) {
    const total = goods + chargesPaise(chargesAt(charges, 333_33, goods));
    expect(total).toBeLessThan(before);
    before = total;
  }
});

test('a waiting order keeps its charges when prices change, and asks only if it costs more', () => {
  const goods = [givenProduct(), givenProduct({ id: 'turmeric', pricePaise: 250_00 })];
  const order = orderedOf(goods, { terms: termsOf(BOTH), coupon: 'diwali' });
  const coupon = { code: 'DIWALI', off: 35 };
  expect(order).toMatchObject({ subTotal: 350, total: 355, deliveryCharge: 40, coupon });
  const asked = (prices: Record<string, number>) => {
    const today = new Map(Object.entries({ turmeric: 250_00, ...prices }));
    const changed = requoteOrder(order, acceptanceOf(order, 1), today, 1);
    return changed && [changed.reason, orderAtOffer(order, changed.offer)];
  };
  expect([asked({ moringa: 100_00 }), asked({ moringa: 90_00 })]).toEqual([null, null]);
  expect(asked({ moringa: 110_00 })).toMatchObject(['price-rise', { subTotal: 360, total: 365 }]);
  expect(asked({})).toMatchObject([
    'product-gone',
    { subTotal: 250, total: 265, deliveryCharge: 40, coupon: { code: 'DIWALI', off: 25 } },
  ]);
});
