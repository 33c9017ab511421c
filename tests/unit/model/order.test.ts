// The parsing of an order, its name, and when its shopper is asked again; and what is out of stock, which can be ordered, and of which
// every screen says the same.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewOrder, type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import * as preorder from '#domain/order/preorder.ts';
import { OUT_OF_STOCK } from '#domain/product/messages.ts';
import type { Product } from '#domain/product/product.ts';
import { stockWords } from '#shop/catalogue/messages.ts';
import { productData } from '#shop/catalogue/product/product-data.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';
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

const HOUR_MS = 60 * 60 * 1000;
const ORDER = newOrder('asha', [item('moringa', 2, 249.5), item('turmeric', 1, 100)]);
const ACCEPTED = { totalPaise: 59_900, at: ORDER.timestamp, offer: null };
const SOON = ORDER.timestamp + HOUR_MS;
const DAY_LATER = ORDER.timestamp + 24 * HOUR_MS;

test('an order as an older shop left it is still shown, with missing fields as pending', () => {
  const items = [{ productId: 'a', quantity: 1, price: 9.5 }];
  const stored = { timestamp: 1, paymentMethod: 'NEFT', items, status: 'lost' };
  const order = orderFromFields('x'.repeat(20), v.parse(StoredOrder, stored));
  expect(order).toMatchObject({
    ...{ orderNo: 'XXXXX-XXXXX', status: 'pending', deliveryStatus: 'processing' },
    ...{ transactionId: null, lines: [{ pricePaise: 950, name: '' }] },
  });
});

const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/x/o/a%2F0_200x200?alt=media';

test('a line is shown with its picture only where that is an address of the web', () => {
  const odd = ['', 'javascript:alert(1)', ' java\nscript:alert(1)', 'data:image/svg+xml,<svg/>'];
  for (const photoUrl of [PICTURE, ...odd, '//evil.example/a.png']) {
    const items = [{ ...item('a', 2, 9.5), photoUrl }];
    const stored = { timestamp: 1, paymentMethod: 'NEFT', items };
    const { lines } = orderFromFields('x'.repeat(20), v.parse(StoredOrder, stored));
    const shown = { productId: 'a', photoUrl: photoUrl === PICTURE ? PICTURE : '' };
    expect(lines, photoUrl).toMatchObject([{ ...shown, quantity: 2, pricePaise: 950 }]);
    const sent = v.parse(NewOrder, { ...ORDER, items });
    expect(sent.items, photoUrl).toMatchObject([{ ...shown, price: 9.5 }]);
  }
});

const today = (prices: Record<string, number>) =>
  new Map(Object.entries(prices).map(([id, rupees]) => [id, rupees * 100]));
const SAME = today({ moringa: 249.5, turmeric: 100 });
const asked = (reason: string, totalPaise: number | null, items: object[]) => {
  return { reason, totalPaise, items };
};

const DEARER = today({ moringa: 250, turmeric: 100 });
const WITHOUT = asked('product-gone', 49_900, [{ productId: 'moringa' }]);

test.each([
  ['goes at the same prices', SAME, SOON, null],
  ['goes at no more together', today({ moringa: 250, turmeric: 99 }), SOON, null],
  ['asks when it comes to more', DEARER, SOON, asked('price-rise', 60_000, [{ price: 250 }, {}])],
  ['would go without what is gone', today({ moringa: 249.5 }), SOON, WITHOUT],
  ['asks when nothing is left', today({}), SOON, asked('product-gone', null, [])],
  ['goes after a day', SAME, DAY_LATER, null],
  ['asks after more than a day', SAME, DAY_LATER + 1, asked('too-old', 59_900, [{}, {}])],
])('an order that waited %s', (_what, prices, now, question) => {
  const changed = requoteOrder(ORDER, ACCEPTED, prices, now);
  expect(changed?.reason).toBe(question?.reason);
  if (!changed || !question) return;
  const offered = orderAtOffer(ORDER, changed.offer);
  if (question.totalPaise === null) return expect(offered).toBeNull();
  const total = question.totalPaise / 100;
  expect(offered).toMatchObject({ total, subTotal: total, items: question.items });
  expect(changed.offer.totalPaise).toBe(question.totalPaise);
});

test.each([
  ['goes when only a quoted price rose', { moringa: 999, turmeric: 100 }, undefined],
  ['asks when another rose', { moringa: 999, turmeric: 110 }, 'price-rise'],
  ['asks when another product is gone', { moringa: 999 }, 'product-gone'],
])('an order that waited keeps the prices that a quotation fixes: %s', (_what, prices, reason) => {
  const [moringa = item('', 1, 1), ...others] = ORDER.items;
  const items = [{ ...moringa, quoted: true as const }, ...others];
  const order = { ...ORDER, items, quotationId: 'q1' };
  const changed = requoteOrder(order, ACCEPTED, today(prices), SOON);
  expect(changed?.reason).toBe(reason);
  if (reason === 'price-rise') expect(changed?.offer.totalPaise).toBe(60_900);
});
