import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quotationFromFields, StoredQuotation } from '#core/model/quotation.ts';

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
    expect(read({})).toEqual({
      quotation: {
        id: 'q1',
        createdAt: Date.parse('2026-11-02T10:00:00.123Z'),
        pdfUrl: FIELDS.pdfUrl,
        lines: [
          {
            product: {
              id: 'moringa',
              name: 'Moringa Powder',
              brand: 'farm',
              category: '',
              pricePaise: 24_950,
              tags: [],
              photoURL: ['0', '1'],
              quantity: 12,
              numWeeks: null,
              documentBytes: null,
            },
            quantity: 4,
          },
        ],
      },
      refused: [],
    });
  });

  it('knows its day from a timestamp in parts too', () => {
    const createdAt = { seconds: 1_762_077_600, nanoseconds: 123_456_789 };
    expect(read({ createdAt }).quotation.createdAt).toBe(1_762_077_600_123);
  });

  it.each([
    ['no day', undefined],
    ['a word', 'yesterday'],
    ['a day that does not exist', '2026-13-45T10:00:00Z'],
    ['half a timestamp', { seconds: 5 }],
    ['a fraction of a second', { seconds: 5.0001, nanoseconds: 0 }],
  ])('without a believable day is refused: %s', (_, createdAt) => {
    expect(v.safeParse(StoredQuotation, { ...FIELDS, createdAt }).success).toBe(false);
  });

  it.each([
    ['https://example.com/q1.pdf', true],
    ['http://localhost:9199/v0/b/shop/o/q1.pdf?alt=media&token=1', true],
    ['http://example.com/q1.pdf', false],
    ['http://localhost.example.com/q1.pdf', false],
    ['javascript:alert(1)', false],
    ['data:text/html,hello', false],
    ['/q1.pdf', false],
    ['', false],
    [undefined, false],
    [7, false],
  ])('opens the PDF only where that is safe: %s', (pdfUrl, isOpened) => {
    expect(read({ pdfUrl }).quotation.pdfUrl).toBe(isOpened ? pdfUrl : null);
  });

  it.each([
    ['a forged quantity', { product: MORINGA, quantity: -1 }],
    ['half a piece', { product: MORINGA, quantity: 0.5 }],
    ['a thousand pieces', { product: MORINGA, quantity: 1_000 }],
    ['no product', { quantity: 1 }],
    ['no price', { product: { ...MORINGA, price: undefined }, quantity: 1 }],
    ['a negative price', { product: { ...MORINGA, price: -1 }, quantity: 1 }],
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

  it('may have no lines', () => {
    expect(read({ cartItems: undefined }).quotation.lines).toEqual([]);
  });
});
