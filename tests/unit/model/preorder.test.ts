// What is out of stock can be ordered, and every screen says the same of it.
import { expect, test } from 'vitest';
import { OUT_OF_STOCK } from '#core/model/catalogue/messages.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import type { Order } from '#core/model/order/order.ts';
import {
  isOrderable,
  orderedNote,
  orderNote,
  outOfStockNote,
  preorderWeeks,
} from '#core/model/order/preorder.ts';
import { buildOrder } from '#core/sync/writes/build-order.ts';
import { orderFromNew } from '#core/sync/writes/order.ts';
import { stockWords } from '#features/catalogue/messages.ts';
import { productData } from '#features/catalogue/product/product-data.ts';

const DAY = 86_400_000;
const MOMENT = Date.parse('2026-11-02T06:00:00Z');
const GONE: Product = {
  id: 'kasturi-manjal',
  name: 'Kasturi Manjal',
  brand: 'Farm',
  category: 'turmeric',
  pricePaise: 120_00,
  tags: [],
  photoURL: [],
  quantity: 0,
  numWeeks: 6,
  documentBytes: null,
};
const LINE = 'Pre-order · ships in about 6 weeks';

function orderOf(product: Product, quantity = 1): Order {
  const name = { name: 'Asha Rao', phone: '9876543210', address: '12, Anna Salai' };
  const wish = {
    uid: 'asha',
    orderId: 'a1b2cd3e4f00000000000000000000ff',
    lines: [{ productId: product.id, quantity, addedAt: 1, product }],
    brandName: (brand: string) => brand,
    address: { id: 'home', ...name, city: 'Chennai', state: 'Tamil Nadu', zipcode: '600002' },
    paymentMethod: 'cod' as const,
  };
  return orderFromNew(buildOrder(wish, MOMENT));
}

function notesOn(order: Order, now = MOMENT): (string | null)[] {
  return order.lines.map((line) => orderedNote(line, order, now));
}

test('what is out of stock is a pre-order, in the same words from the list to the order', () => {
  expect(outOfStockNote(GONE), 'list, cart, checkout').toBe(LINE);
  expect(stockWords(GONE).words, 'product page').toBe(LINE);
  expect(notesOn(orderOf(GONE)), 'confirmation, order').toEqual([LINE]);
  expect(productData(GONE, '', '/')).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder' },
  });
});

test('of a line that wants more than is there, every screen says how many pieces are a pre-order', () => {
  const some = { ...GONE, quantity: 2 };
  expect(outOfStockNote(some, 2), 'as many as are there').toBeNull();
  expect(outOfStockNote(some, 5), 'cart, checkout').toBe(`3 of 5 pieces: ${LINE}`);
  expect(notesOn(orderOf(some, 5)), 'confirmation, order').toEqual([`3 of 5 pieces: ${LINE}`]);
  expect(outOfStockNote({ ...some, preorderLimit: 0 }, 5)).toBe(`3 of 5 pieces: ${OUT_OF_STOCK}`);
  expect(outOfStockNote(GONE, 5), 'where none is there').toBe(LINE);
});

test('the list of orders says of an order how much of it is a pre-order, and the longest that it takes', () => {
  const said = (...orders: Order[]) => {
    const [first = orderOf(GONE)] = orders;
    return orderNote({ ...first, lines: orders.flatMap(({ lines }) => lines) }, MOMENT);
  };
  const there = orderOf({ ...GONE, quantity: 9 }, 4);
  expect(said(there)).toBeNull();
  expect(said(orderOf(GONE, 3))).toBe(LINE);
  expect(said(there, orderOf(GONE, 3))).toBe(`3 of 7 pieces: ${LINE}`);
  const sooner = orderOf({ ...GONE, quantity: 1, numWeeks: 2 }, 3);
  expect(said(there, sooner, orderOf(GONE))).toBe(`3 of 8 pieces: ${LINE}`);
  const someday = orderOf({ ...GONE, numWeeks: null });
  expect(said(someday, orderOf(GONE))).toBe('Pre-order · ships once it is back in stock');
});

test.each([
  [6, LINE],
  [0.5, 'Pre-order · ships in about 1 week'],
  [null, 'Pre-order · ships once it is back in stock'],
])('with %j weeks it is said to ship: %s', (numWeeks, words) => {
  expect(outOfStockNote({ ...GONE, quantity: -3, numWeeks })).toBe(words);
});

test('what is in stock is no pre-order, and neither is what the merchant does not let be ordered before it is there', () => {
  const there = { ...GONE, quantity: 1 };
  expect([outOfStockNote(there), preorderWeeks(there)]).toEqual([null, null]);
  expect(notesOn(orderOf(there))).toEqual([null]);
  const never = { ...GONE, preorderLimit: 0 };
  expect([outOfStockNote(never), preorderWeeks(never)]).toEqual([OUT_OF_STOCK, null]);
  expect(productData(never, '', '/')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('an order says how many weeks are left, and nothing any more once it is sent, on hold or cancelled', () => {
  const order = orderOf(GONE);
  expect(notesOn(order, MOMENT + 6 * DAY)).toEqual([LINE]);
  expect(notesOn(order, MOMENT + 36 * DAY)).toEqual(['Pre-order · ships in about 1 week']);
  expect(notesOn(order, MOMENT + 99 * DAY)).toEqual(['Pre-order · ships once it is back in stock']);
  for (const deliveryStatus of ['shipped', 'delivered', 'pending', 'cancel'] as const) {
    expect(notesOn({ ...order, deliveryStatus }), deliveryStatus).toEqual([null]);
  }
});

test.each([
  ['what is there', { quantity: 3, preorderLimit: 0 }, true],
  ['what is ordered before it is there', { quantity: 0 }, true],
  ['what is gone and not ordered before it is there', { quantity: 0, preorderLimit: 0 }, false],
])('%s is offered on a card: %o', (_, change, isOffered) => {
  expect(isOrderable({ ...GONE, ...change })).toBe(isOffered);
});
