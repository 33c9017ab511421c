// The parsing of orders and quotations, and their names; when a shopper is asked again; what is out of stock, which can be ordered, and of
// which every screen says the same; and how long a quotation holds, and for which pieces.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewOrder, type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import * as preorder from '#domain/order/preorder.ts';
import { OUT_OF_STOCK } from '#domain/product/messages.ts';
import type { Product } from '#domain/product/product.ts';
import { quotationNumber } from '#domain/quotation/offered-quotation.ts';
import * as quotations from '#domain/quotation/quotation.ts';
import { stockWords } from '#shop/catalogue/messages.ts';
import { productData } from '#shop/catalogue/product/product-data.ts';
import { piecesWords, validityWords } from '#shop/quotations/validity.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';
import { givenProduct, orderedOf } from '../given.ts';

const { isOrderable, orderedNote, outOfStockNote, preorderWeeks } = preorder;
const DAY = 86_400_000;
const MOMENT = Date.parse('2026-11-02T06:00:00Z');
const GONE = givenProduct({ quantity: 0, numWeeks: 6 });
const LINE = 'Pre-order · ships in about 6 weeks';
const SOON_BACK = 'Pre-order · ships in about 1 week';
const SOMEDAY = 'Pre-order · ships once it is back in stock';

const orderOf = (product: Product, quantity = 1) =>
  orderFromNew(orderedOf([product], { quantity }, MOMENT));
const notesOn = (order: Order, now = MOMENT) =>
  order.lines.map((line) => orderedNote(line, order, now));
const availability = (product: Product) =>
  JSON.stringify(productData(product, '', '/')).match(/schema.org\/(\w*Stock|PreOrder)/)?.[1];

test.each<[string, Partial<Product>, string | null, number | null, isOrderable: boolean, string]>([
  ['gone, back at no known time', { numWeeks: null }, OUT_OF_STOCK, null, false, 'OutOfStock'],
  ['gone, back in no week', { numWeeks: 0 }, OUT_OF_STOCK, null, false, 'OutOfStock'],
  ['gone, and not sold ahead', { preorderLimit: 0 }, OUT_OF_STOCK, null, false, 'OutOfStock'],
  ['gone, back in six weeks', {}, LINE, 6, true, 'PreOrder'],
  ['sold beyond, back in days', { quantity: -3, numWeeks: 0.5 }, SOON_BACK, 1, true, 'PreOrder'],
  ['there', { quantity: 1 }, null, null, true, 'InStock'],
])('what is %s is so in the same words from the list to the order', (_what, change, ...told) => {
  const [note, weeks, is, toEngines] = told;
  const product = { ...GONE, ...change };
  expect(outOfStockNote(product), 'list, cart, checkout').toBe(note);
  if (note) expect(stockWords(product).words, 'product page').toBe(note);
  expect([preorderWeeks(product), isOrderable(product)]).toEqual([weeks, is]);
  expect(availability(product), 'search engines').toBe(toEngines);
  if (is) expect(notesOn(orderOf(product)), 'confirmation, order').toEqual([note]);
  const some = { ...product, quantity: 2 };
  const partly = `3 of 5 pieces: ${note ?? LINE}`;
  expect([outOfStockNote(some, 2), outOfStockNote(some, 5)]).toEqual([null, partly]);
  if (is) expect(notesOn(orderOf(some, 5))).toEqual([partly]);
  if (note) expect(outOfStockNote(product, 5), 'where none is there').toBe(note);
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

test('an order says how many weeks are left, and nothing any more once it is sent, on hold or cancelled', () => {
  const order = orderOf(GONE);
  expect(notesOn(order, MOMENT + 6 * DAY)).toEqual([LINE]);
  expect(notesOn(order, MOMENT + 36 * DAY)).toEqual([SOON_BACK]);
  expect(notesOn(order, MOMENT + 99 * DAY)).toEqual([SOMEDAY]);
  for (const deliveryStatus of ['shipped', 'delivered', 'pending', 'cancel'] as const)
    expect(notesOn({ ...order, deliveryStatus }), deliveryStatus).toEqual([null]);
});

const ORDER = newOrder('asha', [item('moringa', 2, 249.5), item('turmeric', 1, 100)]);
const ACCEPTED = { totalPaise: 59_900, at: ORDER.timestamp, offer: null };
const SOON = ORDER.timestamp + DAY / 24;
const DAY_LATER = ORDER.timestamp + DAY;

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

const { isCoveredBy, quotationFromFields, StoredQuotation, validLines } = quotations;
const MORINGA = {
  ...{ id: 'moringa', name: 'Moringa Powder', brand: 'farm', price: 249.5, quantity: 12 },
  photoURL: [0, 1],
};
const FIELDS = {
  id: 'q1',
  createdAt: '2026-11-02T10:00:00.123456789Z',
  pdfUrl: 'https://example.com/q1.pdf',
  cartItems: [{ product: MORINGA, quantity: 4 }],
};

function read(changes: object) {
  return quotationFromFields('q1', v.parse(StoredQuotation, { ...FIELDS, ...changes }));
}

test('a quotation has its lines at the quoted prices, in paise, as products that a cart can hold', () => {
  const { price: _, ...moringa } = MORINGA;
  const product = givenProduct({ ...moringa, pricePaise: 24_950, photoURL: ['0', '1'] });
  const createdAt = Date.parse('2026-11-02T10:00:00.123Z');
  const lines = [{ product: { ...product, category: '' }, quantity: 4 }];
  const { id, pdfUrl } = FIELDS;
  const quotation = { id, createdAt, pdfUrl, lines, validUntil: null, used: {} };
  expect(read({})).toEqual({ quotation, refused: [] });
  const stored = { seconds: 1_762_077_600, nanoseconds: 123_456_789 };
  expect(read({ createdAt: stored }).quotation.createdAt).toBe(1_762_077_600_123);
  expect(read({ cartItems: undefined }).quotation.lines).toEqual([]);
});

test('a quotation without a believable day is refused; one opens its PDF only where that is safe, and is called by its id or the merchant’s number', () => {
  for (const createdAt of [undefined, '2026-13-45T10:00:00Z', { seconds: 5 }])
    expect(v.is(StoredQuotation, { ...FIELDS, createdAt })).toBe(false);
  expect(quotationNumber('3f9a02c1d4e5f60718293a4b5c6d7e8f')).toBe('3F9A02C1');
  expect(quotationNumber('Q-2026-11')).toBe('Q-2026-11');
  const safe = [
    'https://example.com/q1.pdf',
    'http://localhost:9199/v0/b/q1.pdf?alt=media&token=1',
  ];
  const others = ['http://example.com/q1.pdf', 'http://localhost.example.com/q1.pdf'];
  const all = [...safe, ...others, 'javascript:alert(1)', undefined];
  const opened = all.map((pdfUrl) => read({ pdfUrl }).quotation.pdfUrl);
  expect(opened).toEqual([...safe, null, null, null, null]);
});

test.each([
  ['a forged quantity', { product: MORINGA, quantity: -1 }],
  ['a thousand pieces', { product: MORINGA, quantity: 1_000 }],
  ['no price', { product: { ...MORINGA, price: undefined }, quantity: 1 }],
  ['an id that is a path', { product: { ...MORINGA, id: 'a/b' }, quantity: 1 }],
  ['nothing', null],
])('a quotation keeps its good lines when one makes no sense: %s', (_, bad) => {
  const { quotation, refused } = read({ cartItems: [bad, ...FIELDS.cartItems] });
  expect(quotation.lines).toHaveLength(1);
  expect(refused).toEqual([expect.stringMatching(/^quotations\/q1 line 1: ./)]);
});

test('a quotation adds up a product that is there twice, unless at two prices or in too many pieces', () => {
  const [line] = FIELDS.cartItems;
  const dearer = { product: { ...MORINGA, price: 300 }, quantity: 1 };
  const many = { product: MORINGA, quantity: 999 };
  const { quotation, refused } = read({ cartItems: [line, dearer, line, many] });
  expect(quotation.lines.map(({ quantity }) => quantity)).toEqual([8]);
  const problems = ['line 2: a second price', 'line 4: too many pieces'];
  expect(refused).toEqual(problems.map((it) => `quotations/q1 ${it}`));
});

const LAST_DAY = Date.parse('2026-11-30T12:00:00Z');
const until = { validUntil: '2026-11-30T12:00:00Z' };
const wordsAt = (now: number, changes: object = {}) => validityWords(read(changes).quotation, now);

test('how long a quotation holds is said, and afterwards that it is over, which it also is where its day makes no sense', () => {
  expect(wordsAt(LAST_DAY, until)).toBe('Valid until 30 Nov 2026.');
  expect(wordsAt(LAST_DAY + 1, until)).toContain('It was valid until 30 Nov 2026.');
  expect(wordsAt(LAST_DAY)).toBeNull();
  const over = 'This quotation has expired. Please ask the shop for a new one.';
  expect(wordsAt(LAST_DAY, { validUntil: 'soon' })).toBe(over);
  expect(validLines(read({ validUntil: 'soon' }).quotation, LAST_DAY)).toEqual([]);
});

test.each([
  [0, undefined, 4],
  [1, '3 pieces left', 3],
  [4, 'All pieces have already been ordered.', 0],
])('a quotation with %s of 4 pieces ordered says: %s', (moringa, words, left) => {
  const { quotation } = read({ used: { moringa } });
  expect(quotation.lines.map((line) => piecesWords(quotation, line))).toEqual([words]);
  expect(validLines(quotation, LAST_DAY)[0]?.quantity ?? 0).toBe(left);
  const over = 'All of this quotation has already been ordered.';
  expect(validityWords(quotation, LAST_DAY)).toBe(left === 0 ? over : null);
});

test.each([
  [4, {}, 'moringa', true],
  [4, { used: { moringa: 1 } }, 'moringa', false],
  [3, { used: { moringa: 1 } }, 'moringa', true],
  [1, until, 'moringa', false],
  [1, until, 'chia', true],
])('a quotation covers %d pieces, %j of %s: %o', (quantity, changes, productId, is) => {
  const line = { productId, quantity };
  expect(isCoveredBy(read(changes).quotation, line, LAST_DAY + 1)).toBe(is);
});
