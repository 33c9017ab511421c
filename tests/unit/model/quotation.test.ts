import * as v from 'valibot';
import { expect, test } from 'vitest';
import { quotationNumber } from '#domain/quotation/offered-quotation.ts';
import * as quotations from '#domain/quotation/quotation.ts';
import { piecesWords, validityWords } from '#shop/quotations/validity.ts';
import { givenProduct } from '../given.ts';

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

const DAY = Date.parse('2026-11-30T12:00:00Z');
const until = { validUntil: '2026-11-30T12:00:00Z' };
const wordsAt = (now: number, changes: object = {}) => validityWords(read(changes).quotation, now);

test('how long a quotation holds is said, and afterwards that it is over, which it also is where its day makes no sense', () => {
  expect(wordsAt(DAY, until)).toBe('Valid until 30 Nov 2026.');
  expect(wordsAt(DAY + 1, until)).toContain('It was valid until 30 Nov 2026.');
  expect(wordsAt(DAY)).toBeNull();
  const over = 'This quotation has expired. Please ask the shop for a new one.';
  expect(wordsAt(DAY, { validUntil: 'soon' })).toBe(over);
  expect(validLines(read({ validUntil: 'soon' }).quotation, DAY)).toEqual([]);
});

test.each([
  [0, undefined, 4],
  [1, '3 pieces left', 3],
  [4, 'All pieces have already been ordered.', 0],
])('a quotation with %s of 4 pieces ordered says: %s', (moringa, words, left) => {
  const { quotation } = read({ used: { moringa } });
  expect(quotation.lines.map((line) => piecesWords(quotation, line))).toEqual([words]);
  expect(validLines(quotation, DAY)[0]?.quantity ?? 0).toBe(left);
  const over = 'All of this quotation has already been ordered.';
  expect(validityWords(quotation, DAY)).toBe(left === 0 ? over : null);
});

test.each([
  [4, {}, 'moringa', true],
  [4, { used: { moringa: 1 } }, 'moringa', false],
  [3, { used: { moringa: 1 } }, 'moringa', true],
  [1, until, 'moringa', false],
  [1, until, 'chia', true],
])('a quotation covers %d pieces, %j of %s: %o', (quantity, changes, productId, is) => {
  const line = { productId, quantity };
  expect(isCoveredBy(read(changes).quotation, line, DAY + 1)).toBe(is);
});
