// An out-of-stock product can be ordered, and every screen says the same of it.
import { expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import * as preorder from '#domain/order/preorder.ts';
import { OUT_OF_STOCK } from '#domain/product/messages.ts';
import type { Product } from '#domain/product/product.ts';
import { stockWords } from '#shop/catalogue/messages.ts';
import { productData } from '#shop/catalogue/product/product-data.ts';
import { givenProduct, orderedOf } from '../given.ts';

const { isOrderable, orderedNote, outOfStockNote, preorderWeeks } = preorder;
const DAY = 86_400_000;
const MOMENT = Date.parse('2026-11-02T06:00:00Z');
const GONE = givenProduct({ quantity: 0, numWeeks: 6 });
const LINE = 'Pre-order · ships in about 6 weeks';
const SOMEDAY = 'Pre-order · ships once it is back in stock';

const orderOf = (product: Product, quantity = 1) =>
  orderFromNew(orderedOf([product], { quantity }, MOMENT));
const notesOn = (order: Order, now = MOMENT) =>
  order.lines.map((line) => orderedNote(line, order, now));
const availability = (product: Product) =>
  JSON.stringify(productData(product, '', '/')).match(/schema.org\/(\w*Stock|PreOrder)/)?.[1];

test('what is out of stock without a known week says just that, and cannot be ordered', () => {
  for (const numWeeks of [null, 0]) {
    const unknown = { ...GONE, numWeeks };
    expect(outOfStockNote(unknown)).toBe(OUT_OF_STOCK);
    expect(stockWords(unknown).words).toBe(OUT_OF_STOCK);
    expect([preorderWeeks(unknown), isOrderable(unknown)]).toEqual([null, false]);
    expect(outOfStockNote({ ...unknown, quantity: 2 }, 5)).toBe(`3 of 5 pieces: ${OUT_OF_STOCK}`);
    expect(availability(unknown)).toBe('OutOfStock');
  }
});

test('what is out of stock is a pre-order, in the same words from the list to the order; of a line that wants more than is there, it says how many pieces are', () => {
  expect(outOfStockNote(GONE), 'list, cart, checkout').toBe(LINE);
  expect(stockWords(GONE).words, 'product page').toBe(LINE);
  expect(notesOn(orderOf(GONE)), 'confirmation, order').toEqual([LINE]);
  expect(availability(GONE), 'search engines').toBe('PreOrder');
  const sooner = { ...GONE, quantity: -3, numWeeks: 0.5 };
  expect(outOfStockNote(sooner)).toBe('Pre-order · ships in about 1 week');
  const some = { ...GONE, quantity: 2 };
  expect(outOfStockNote(some, 2), 'as many as are there').toBeNull();
  expect(outOfStockNote(some, 5), 'cart, checkout').toBe(`3 of 5 pieces: ${LINE}`);
  expect(notesOn(orderOf(some, 5)), 'confirmation, order').toEqual([`3 of 5 pieces: ${LINE}`]);
  expect(outOfStockNote({ ...some, preorderLimit: 0 }, 5)).toBe(`3 of 5 pieces: ${OUT_OF_STOCK}`);
  expect(outOfStockNote(GONE, 5), 'where none is there').toBe(LINE);
});

test('the list of orders says how much is a pre-order: nothing, all of it, some of it, or by no date', () => {
  const there = orderOf({ ...GONE, quantity: 9 }, 4);
  const noteOf = (...orders: Order[]) =>
    preorder.orderNote({ ...there, lines: orders.flatMap(({ lines }) => lines) }, MOMENT);
  const gone = orderOf(GONE, 3);
  expect([noteOf(there), noteOf(gone)]).toEqual([null, LINE]);
  expect(noteOf(there, gone)).toBe(`3 of 7 pieces: ${LINE}`);
  expect(noteOf(orderOf({ ...GONE, numWeeks: null }), gone)).toBe(SOMEDAY);
});

test('what is in stock is no pre-order, and neither is what the merchant does not let be ordered before it is there', () => {
  const there = { ...GONE, quantity: 1 };
  expect([outOfStockNote(there), preorderWeeks(there)]).toEqual([null, null]);
  expect(notesOn(orderOf(there))).toEqual([null]);
  const never = { ...GONE, preorderLimit: 0 };
  expect([outOfStockNote(never), preorderWeeks(never)]).toEqual([OUT_OF_STOCK, null]);
  expect(availability(never)).toBe('OutOfStock');
  expect([there, GONE, never].map(isOrderable)).toEqual([true, true, false]);
});

test('an order says how many weeks are left, and nothing any more once it is sent, on hold or cancelled', () => {
  const order = orderOf(GONE);
  expect(notesOn(order, MOMENT + 6 * DAY)).toEqual([LINE]);
  expect(notesOn(order, MOMENT + 36 * DAY)).toEqual(['Pre-order · ships in about 1 week']);
  expect(notesOn(order, MOMENT + 99 * DAY)).toEqual([SOMEDAY]);
  for (const deliveryStatus of ['shipped', 'delivered', 'pending', 'cancel'] as const)
    expect(notesOn({ ...order, deliveryStatus }), deliveryStatus).toEqual([null]);
});
