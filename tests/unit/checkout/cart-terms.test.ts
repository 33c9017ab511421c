// What a cart costs by the shop's terms, to the paisa, and what they say to its shopper: on the cart, at checkout, and at the press.
import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { cartSums, termsFor } from '#domain/order/cart-sums.ts';
import { NO_TERMS, sellingTerms } from '#domain/order/selling-terms.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { couponProblemWords, placeProblemWords } from '#shop/checkout/messages.ts';
import { chosenMethod, paymentOptions } from '#shop/checkout/payment-options.ts';
import { stoppedByTerms } from '#shop/checkout/stopped-by-terms.ts';
import { givenProduct, orderedOf } from '../given.ts';

const NOTHING = {
  ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: '', couponOff: '', couponFrom: '', couponLastDay: '' },
};
const termsOf = (change: Partial<typeof NOTHING>) =>
  sellingTerms({ selling: { ...NOTHING, ...change } });
const lineOf = (pricePaise: number, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  ...{ productId: 'moringa', quantity, addedAt: 1, product: givenProduct({ pricePaise }) },
  ...more,
});
const NOW = Date.parse('2026-11-29T12:00:00Z');

const SHIPS = { deliveryCharge: '40', freeFrom: '500', minimumOrder: '300' };
const TENTH = { couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300' };
const QUOTED = { quotationId: 'q1' };

test.each<
  [string, Partial<typeof NOTHING>, CartLine[], string, total: number, free: number, least: number]
>([
  ['a shop without terms: only its goods', {}, [lineOf(99_99, 3)], 'DIWALI', 299_97, 0, 0],
  ['below the minimum order', SHIPS, [lineOf(180_00)], '', 220_00, 320_00, 120_00],
  ['a paisa below it', SHIPS, [lineOf(299_99)], '', 339_99, 200_01, 1],
  ['just the minimum order', SHIPS, [lineOf(150_00, 2)], '', 340_00, 200_00, 0],
  ['a paisa below free delivery', SHIPS, [lineOf(499_99)], '', 539_99, 1, 0],
  ['free delivery', SHIPS, [lineOf(250_00, 2)], '', 500_00, 0, 0],
  ['delivery that is never free', { deliveryCharge: '49.50' }, [lineOf(900_25)], '', 949_75, 0, 0],
  ['a coupon as typed', { ...SHIPS, ...TENTH }, [lineOf(333_33)], ' diwali', 340_00, 166_67, 0],
  ['a coupon below its least sum', TENTH, [lineOf(299_99)], 'DIWALI', 299_99, 0, 0],
  [
    'free delivery that a coupon does not take back',
    { ...SHIPS, ...TENTH },
    [lineOf(500_00)],
    'DIWALI',
    450_00,
    0,
    0,
  ],
  [
    'a quotation’s agreed prices',
    { ...SHIPS, ...TENTH },
    [lineOf(100_00, 1, QUOTED)],
    'DIWALI',
    100_00,
    0,
    0,
  ],
  [
    'a quotation with other goods',
    SHIPS,
    [lineOf(50_00), lineOf(100_00, 1, QUOTED)],
    '',
    150_00,
    0,
    0,
  ],
])('%s', (_, change, lines, coupon, totalPaise, toFreePaise, toLeastPaise) => {
  const terms = termsOf(change);
  const sums = cartSums(lines, terms, coupon, NOW);
  expect(sums).toMatchObject({ totalPaise, toFreePaise, toLeastPaise });
  const order = orderedOf([], { lines, terms, coupon }, NOW);
  expect(paiseFromRupees(order.total), 'the order costs what was shown').toBe(totalPaise);
  expect([order.deliveryCharge, order.coupon]).toEqual([
    sums.charges.deliveryCharge,
    sums.charges.coupon,
  ]);
});

const CASH = { totalPaise: 540_00, goodsPaise: 500_00, isConnected: true, isOnlineOffered: true };
test.each<[string, Partial<typeof NOTHING>, closed: string | null]>([
  ['takes cash', {}, null],
  ['takes none', { cash: 'no' }, 'The shop does not take cash on delivery.'],
  ['takes it for less', { cashBelow: '500' }, 'only for orders below ₹500.'],
  ['takes it for these goods, whatever delivery adds', { cashBelow: '500.01' }, null],
  ['has a minimum order, which closes no way to pay', { minimumOrder: '900' }, null],
])('cash on delivery at a shop that %s', (_, change, closed) => {
  const options = paymentOptions({ ...CASH, terms: termsOf(change) });
  const [online, cod, transfer] = options;
  expect(cod?.closed ?? null).toEqual(closed && expect.stringContaining(closed));
  expect([online?.closed, transfer?.closed]).toEqual([null, null]);
  expect(chosenMethod('cod', options)).toBe(closed === null ? 'cod' : null);
});

test('online payment ends where the total with delivery does, and a coupon opens it again', () => {
  const closedAt = (change: Partial<typeof NOTHING>, coupon: string) => {
    const sums = cartSums([lineOf(499_990_00)], termsOf(change), coupon, NOW);
    return paymentOptions({ ...CASH, ...sums })[0]?.closed;
  };
  expect(closedAt({ deliveryCharge: '10' }, '')).toContain('₹500000');
  expect(closedAt({ deliveryCharge: '9.99' }, '')).toBeNull();
  expect(closedAt({ deliveryCharge: '10', couponCode: 'A', couponOff: '1' }, 'a')).toBeNull();
});

test('a press below the minimum order places nothing and says how much is missing', () => {
  const order = orderedOf([givenProduct({ pricePaise: 180_00 })]);
  const stop = stoppedByTerms(order, termsOf({ minimumOrder: '300' }), 180_00);
  expect(stop && placeProblemWords(stop)).toBe(
    'Nothing was ordered. The minimum order is ₹300: add ₹120 more. Your cart has not changed.',
  );
  expect(stoppedByTerms(order, termsOf({ minimumOrder: '180' }), 180_00)).toBeNull();
});

test('terms that change while the page is open: more than was shown is asked about, less is simply ordered', () => {
  const terms = termsOf({ deliveryCharge: '40' });
  const order = orderedOf([givenProduct({ pricePaise: 180_00 })], { terms });
  const stop = stoppedByTerms(order, terms, 180_00);
  expect(stop).toEqual({ kind: 'changed', reason: 'terms', today: order });
  expect(stop && placeProblemWords(stop)).toContain('Nothing has been ordered yet');
  expect(stoppedByTerms(order, terms, 220_00)).toBeNull();
  expect(stoppedByTerms(order, terms, 260_00)).toBeNull();
});

test.each([
  ['unknown', 300_00, 180_00, 'The shop has no such code.'],
  ['over', 300_00, 180_00, 'This code has expired.'],
  ['too-little', 300_00, 180_00, 'for orders from ₹300: add ₹120 more'],
  ['too-little', 0, 40_00, 'takes off more than your products cost'],
] as const)('a code that is %s, from %d, with goods for %d', (problem, from, goods, words) => {
  expect(couponProblemWords(problem, from, goods)).toContain(words);
});

test('only a quotation is without terms', () => {
  const terms = termsOf(SHIPS);
  expect(termsFor(terms, [lineOf(1)])).toBe(terms);
  expect(termsFor(terms, [lineOf(1), lineOf(1, 1, QUOTED)])).toBe(NO_TERMS);
});
