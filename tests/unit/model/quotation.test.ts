import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quotationNumber } from '#domain/quotation/offered-quotation.ts';
import {
  isCoveredBy,
  quotationFromFields,
  StoredQuotation,
  validLines,
} from '#domain/quotation/quotation.ts';
import { piecesWords, validityWords } from '#shop/quotations/validity.ts';
import { givenProduct } from '../given.ts';

const MORINGA = {
  id: 'moringa',
  name: 'Moringa Powder',
  brand: 'farm',
  price: 249.5,
  quantity: 12,
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

describe('a quotation', () => {
  it('has its lines at the quoted prices, in paise, as products that a cart can hold', () => {
    const { price: _, ...moringa } = MORINGA;
    const product = givenProduct({ ...moringa, pricePaise: 24_950, photoURL: ['0', '1'] });
    expect(read({})).toEqual({
      quotation: {
        id: 'q1',
        createdAt: Date.parse('2026-11-02T10:00:00.123Z'),
        pdfUrl: FIELDS.pdfUrl,
        lines: [{ product: { ...product, category: '' }, quantity: 4 }],
        ...{ validUntil: null, used: {} },
      },
      refused: [],
    });
    const createdAt = { seconds: 1_762_077_600, nanoseconds: 123_456_789 };
    expect(read({ createdAt }).quotation.createdAt).toBe(1_762_077_600_123);
    expect(read({ cartItems: undefined }).quotation.lines).toEqual([]);
  });

  it.each([
    ['no day', undefined],
    ['a day that does not exist', '2026-13-45T10:00:00Z'],
    ['half a timestamp', { seconds: 5 }],
  ])('without a believable day is refused: %s', (_, createdAt) => {
    expect(v.safeParse(StoredQuotation, { ...FIELDS, createdAt }).success).toBe(false);
  });

  it.each([
    ['https://example.com/q1.pdf', true],
    ['http://localhost:9199/v0/b/shop/o/q1.pdf?alt=media&token=1', true],
    ['http://example.com/q1.pdf', false],
    ['http://localhost.example.com/q1.pdf', false],
    ['javascript:alert(1)', false],
    [undefined, false],
  ])('opens the PDF only where that is safe: %s', (pdfUrl, isOpened) => {
    expect(read({ pdfUrl }).quotation.pdfUrl).toBe(isOpened ? pdfUrl : null);
  });

  it.each([
    ['a forged quantity', { product: MORINGA, quantity: -1 }],
    ['a thousand pieces', { product: MORINGA, quantity: 1_000 }],
    ['no price', { product: { ...MORINGA, price: undefined }, quantity: 1 }],
    ['an id that is a path', { product: { ...MORINGA, id: 'a/b' }, quantity: 1 }],
    ['nothing', null],
  ])('keeps its good lines when one makes no sense: %s', (_, bad) => {
    const { quotation, refused } = read({ cartItems: [bad, ...FIELDS.cartItems] });
    expect(quotation.lines).toHaveLength(1);
    expect(refused).toEqual([expect.stringMatching(/^quotations\/q1 line 1: ./)]);
  });

  it('adds up a product that is there twice, unless at two prices or in too many pieces', () => {
    const [line] = FIELDS.cartItems;
    const dearer = { product: { ...MORINGA, price: 300 }, quantity: 1 };
    const many = { product: MORINGA, quantity: 999 };
    const { quotation, refused } = read({ cartItems: [line, dearer, line, many] });
    expect(quotation.lines.map(({ quantity }) => quantity)).toEqual([8]);
    expect(refused).toEqual([
      'quotations/q1 line 2: a second price',
      'quotations/q1 line 4: too many pieces',
    ]);
  });
});

describe('how long a quotation holds', () => {
  const DAY = Date.parse('2026-11-30T12:00:00Z');
  const until = { validUntil: '2026-11-30T12:00:00Z' };
  const wordsAt = (now: number, changes: object = {}) =>
    validityWords(read(changes).quotation, now);

  it('is said, and afterwards that it is over', () => {
    expect(wordsAt(DAY, until)).toBe('Valid until 30 Nov 2026.');
    expect(wordsAt(DAY + 1, until)).toContain('It was valid until 30 Nov 2026.');
    expect(wordsAt(DAY)).toBeNull();
  });

  it('is not without end where its day makes no sense', () => {
    expect(wordsAt(DAY, { validUntil: 'soon' })).toBe(
      'This quotation has expired. Please ask the shop for a new one.',
    );
    expect(validLines(read({ validUntil: 'soon' }).quotation, DAY)).toEqual([]);
  });

  it.each([
    [0, undefined, 4],
    [1, '3 pieces left', 3],
    [4, 'All pieces have already been ordered.', 0],
  ])('for its pieces: with %s of 4 ordered one reads %s', (moringa, words, left) => {
    const { quotation } = read({ used: { moringa } });
    const [line] = quotation.lines;
    if (!line) throw new Error('no line');
    expect(piecesWords(quotation, line)).toBe(words);
    expect(validLines(quotation, DAY)[0]?.quantity ?? 0).toBe(left);
    expect(validityWords(quotation, DAY)).toBe(
      left === 0 ? 'All of this quotation has already been ordered.' : null,
    );
  });

  it.each([
    [4, {}, 'moringa', true],
    [4, { used: { moringa: 1 } }, 'moringa', false],
    [3, { used: { moringa: 1 } }, 'moringa', true],
    [1, until, 'moringa', false],
    [1, until, 'chia', true],
  ])('covers %d pieces of a cart, %j of %s: %o', (quantity, changes, productId, isCovered) => {
    const line = { productId, quantity };
    expect(isCoveredBy(read(changes).quotation, line, DAY + 1)).toBe(isCovered);
  });
});

it.each([
  ['3f9a02c1d4e5f60718293a4b5c6d7e8f', '3F9A02C1'],
  ['Q-2026-11', 'Q-2026-11'],
])('the quotation %s is called %s', (id, number) => {
  expect(quotationNumber(id)).toBe(number);
});
