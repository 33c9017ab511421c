// What an order costs besides its goods, by the terms of the shop: to the paisa, on phone and server alike.
import { expect, test } from 'vitest';
import { chargesAt, chargesPaise } from '#domain/order/charges.ts';
import { acceptanceOf, orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import {
  chargesFor,
  couponMoment,
  couponProblem,
  NO_TERMS,
  sellingTerms,
  termsProblem,
} from '#domain/order/selling-terms.ts';
import { endOfDayInIndia } from '#domain/shared/day-in-india.ts';
import { givenProduct, orderedOf } from '../given.ts';

const NOTHING = {
  ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: '', couponOff: '', couponFrom: '', couponLastDay: '' },
};
const termsOf = (change: Partial<typeof NOTHING>) =>
  sellingTerms({ selling: { ...NOTHING, ...change } });
const DELIVERY = { deliveryCharge: '40', freeFrom: '500' };
const TENTH = { couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300' };
const FIFTY = { couponCode: 'DIWALI', couponOff: '50' };
const DIWALI = Date.parse('2027-11-08T12:00:00Z');

test('a shop that sets nothing charges nothing and takes every order', () => {
  expect(sellingTerms({})).toEqual(NO_TERMS);
  expect(termsOf({})).toEqual(NO_TERMS);
  expect(chargesFor(NO_TERMS, 'DIWALI', 1_00, DIWALI)).toEqual({});
  expect(termsProblem(NO_TERMS, 'cod', 1)).toBeNull();
});

test.each([
  ['₹40 for delivery', DELIVERY, '', 499_99, { deliveryCharge: 40 }, 539_99],
  ['free from ₹500', DELIVERY, '', 500_00, {}, 500_00],
  [
    'half a rupee counts',
    { deliveryCharge: '49.50' },
    '',
    100_25,
    { deliveryCharge: 49.5 },
    149_75,
  ],
  ['a tenth off', TENTH, 'diwali', 333_33, { coupon: { code: 'DIWALI', off: 33.33 } }, 300_00],
  [
    'a code in two words',
    TENTH,
    ' Di wali ',
    300_00,
    { coupon: { code: 'DIWALI', off: 30 } },
    270_00,
  ],
  ['₹50 off', FIFTY, 'DIWALI', 50_01, { coupon: { code: 'DIWALI', off: 50 } }, 1],
  ['never all of it', FIFTY, 'DIWALI', 50_00, {}, 50_00],
  ['below its least amount', TENTH, 'DIWALI', 299_99, {}, 299_99],
  ['another code', TENTH, 'HOLI', 400_00, {}, 400_00],
  [
    'both; what is free counts before the coupon',
    { ...DELIVERY, ...FIFTY },
    'DIWALI',
    500_00,
    { coupon: { code: 'DIWALI', off: 50 } },
    450_00,
  ],
])('an order costs its goods and these charges: %s', (_, set, typed, goods, charges, total) => {
  const counted = chargesFor(termsOf(set), typed, goods, DIWALI);
  expect(counted).toEqual(charges);
  expect(goods + chargesPaise(counted)).toBe(total);
});

test('a coupon holds to the end of its last day in India, and for orders of that day that arrive later', () => {
  const terms = termsOf({ ...TENTH, couponLastDay: '2027-11-08' });
  const end = endOfDayInIndia('2027-11-08') ?? 0;
  const said = (typed: string, at: number) => couponProblem(terms, typed, 400_00, at);
  expect(said('DIWALI', end)).toBeNull();
  expect(said('DIWALI', end + 1)).toBe('over');
  expect(said('HOLI', end)).toBe('unknown');
  expect(said(' ', end + 1)).toBeNull();
  expect(couponProblem(terms, 'DIWALI', 1_00, end)).toBe('too-little');
  const DAY = 86_400_000;
  expect(said('DIWALI', couponMoment(end, end + DAY))).toBeNull();
  expect(said('DIWALI', couponMoment(0, end + 400 * DAY))).toBe('over');
});

test.each([
  ['too small an order', { minimumOrder: '300' }, 'cod', 299_99, 'minimum'],
  ['just enough', { minimumOrder: '300' }, 'cod', 300_00, null],
  ['no cash at all', { cash: 'no' }, 'cod', 300_00, 'no-cash'],
  ['by bank all the same', { cash: 'no' }, 'NEFT', 300_00, null],
  ['too much cash', { cashBelow: '2000' }, 'cod', 2000_00, 'too-much-cash'],
  ['little enough cash', { cashBelow: '2000' }, 'cod', 1999_99, null],
  ['much by bank', { cashBelow: '2000' }, 'NEFT', 9000_00, null],
])('whether the shop takes it: %s', (_, set, method, goods, problem) => {
  expect(termsProblem(termsOf(set), method, goods)).toBe(problem);
});

test('when goods are taken off, delivery stays and the coupon shrinks by as much, so that the total only falls', () => {
  const charges = { deliveryCharge: 40, coupon: { code: 'DIWALI', off: 33.33 } };
  expect(chargesAt(charges, 333_33, 333_33)).toEqual(charges);
  expect(chargesAt(charges, 333_33, 400_00)).toEqual(charges);
  expect(chargesAt(charges, 333_33, 100_00)).toEqual({
    ...{ deliveryCharge: 40, coupon: { code: 'DIWALI', off: 9.99 } },
  });
  expect(chargesAt(charges, 333_33, 0)).toEqual({ deliveryCharge: 40 });
  let before = Number.POSITIVE_INFINITY;
  for (let goods = 333_33; goods > 0; goods -= 7) {
    const total = goods + chargesPaise(chargesAt(charges, 333_33, goods));
    expect(total).toBeLessThan(before);
    before = total;
  }
});

test('a waiting order keeps its charges when prices change, and asks only if it costs more', () => {
  const terms = termsOf({ ...DELIVERY, ...TENTH });
  const goods = [
    givenProduct({ id: 'moringa' }),
    givenProduct({ id: 'turmeric', pricePaise: 250_00 }),
  ];
  const order = orderedOf(goods, { terms, coupon: 'diwali' });
  expect(order).toMatchObject({ subTotal: 350, total: 355, deliveryCharge: 40 });
  expect(order.coupon).toEqual({ code: 'DIWALI', off: 35 });
  const today = (moringa: number) =>
    new Map([
      ['moringa', moringa],
      ['turmeric', 250_00],
    ]);
  const asked = (prices: ReadonlyMap<string, number>) =>
    requoteOrder(order, acceptanceOf(order, 1), prices, 1);
  expect(asked(today(100_00))).toBeNull();
  expect(asked(today(90_00))).toBeNull();
  const dearer = asked(today(110_00));
  expect(dearer).toMatchObject({ reason: 'price-rise', offer: { totalPaise: 365_00 } });
  expect(dearer && orderAtOffer(order, dearer.offer)).toMatchObject({ subTotal: 360, total: 365 });
  const gone = asked(new Map([['turmeric', 250_00]]));
  expect(gone).toMatchObject({ reason: 'product-gone', offer: { totalPaise: 265_00 } });
  expect(gone && orderAtOffer(order, gone.offer)).toMatchObject({
    ...{ subTotal: 250, total: 265, deliveryCharge: 40, coupon: { code: 'DIWALI', off: 25 } },
  });
});
