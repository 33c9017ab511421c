// The desk's view of an order on hold: which line and which value is the reason, and for what sum it can be accepted.
import { expect, test } from 'vitest';
import { heldOrder, type TodaysProduct, termsOf } from '#domain/order/desk/held-order.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { givenOrder } from '../given.ts';

const line = (productId: string, quantity: number, rupees: number, more = {}): OrderLine => ({
  ...{ productId, quantity, pricePaise: rupees * 100, photoUrl: '', name: productId, brand: '' },
  ...more,
});
const SHOP = new Map<string, TodaysProduct>([
  ['moringa', { name: 'Moringa Powder', pricePaise: 100_00, pieces: 30 }],
  ['chia', { name: 'Chia Seeds', pricePaise: 120_00, pieces: 3 }],
]);
const held = (lines: OrderLine[], rupees: number, change: Partial<Order> = {}) =>
  heldOrder(givenOrder({ lines, totalPaise: rupees * 100, ...change }), (id) => SHOP.get(id));
const problems = (it: ReturnType<typeof held>) => it.lines.map((shown) => shown.problems);
const sums = (it: ReturnType<typeof held>) =>
  it.choices.map(({ prices, totalPaise }) => [prices, totalPaise / 100]);

test('20 pieces at ₹100 for one rupee do not add up, and are taken for ₹2,000 only', () => {
  const it = held([line('moringa', 20, 100)], 1, { heldReason: 'invalid' });
  expect(it).toMatchObject({ doesAddUp: false, sumPaise: 2000_00 });
  expect(sums(it)).toEqual([['today', 2000]]);
});

test('a line that costs more today is marked, and the order can be taken at today’s prices or as its shopper saw it', () => {
  const it = held([line('moringa', 2, 90), line('chia', 1, 120)], 300, { heldReason: 'price' });
  expect(problems(it)).toEqual([['dearer'], []]);
  expect(sums(it)).toEqual([
    ['today', 320],
    ['sent', 300],
  ]);
  expect(it.choices.map((choice) => termsOf(choice, it))).toEqual([
    { prices: 'today', total: 320, beyondStock: false },
    { prices: 'sent', total: 300, beyondStock: false },
  ]);
});

test('a line for nothing was never a price', () => {
  const it = held([line('moringa', 2, 0)], 0);
  expect(problems(it)).toEqual([['free']]);
  expect(sums(it)).toEqual([['today', 200]]);
});

test('what the shop does not have has no price of today', () => {
  const it = held([line('moringa', 1, 100), line('gold', 1, 5)], 105);
  expect(problems(it)).toEqual([[], ['gone']]);
  expect(sums(it)).toEqual([['sent', 105]]);
});

test('the merchant is asked where all lines of a product together want more pieces than there are', () => {
  const it = held([line('chia', 2, 120), line('chia', 2, 120)], 480);
  expect(it.tooFew).toEqual([{ name: 'Chia Seeds', wanted: 4, pieces: 3 }]);
  expect(problems(it)).toEqual([['few'], ['few']]);
});

test('a quoted price holds unless its quotation is the reason', () => {
  const quoted = [line('moringa', 2, 80, { quoted: true })];
  expect(sums(held(quoted, 160, { heldReason: 'stock' }))[0]).toEqual(['today', 160]);
  expect(sums(held(quoted, 160, { heldReason: 'quotation' }))[0]).toEqual(['today', 200]);
});
