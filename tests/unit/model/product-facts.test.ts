// A pack's facts for shoppers: its price per 100 g, the saving, and which other packs there are.
import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { amountWords, packsOf, savingOf, unitPrice } from '#domain/product/product-facts.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { factWords } from '#domain/search/search.ts';
import { savingWords, unitPriceWords } from '../../../src/shop/catalogue/messages.ts';
import { givenProduct } from '../given.ts';

const product = (change: Partial<Product> = {}) => givenProduct({ pricePaise: 24_500, ...change });
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

test.each([
  [{ netWeight: 200, unit: 'g' }, '₹122.50 / 100 g', '200 g'],
  [{ netWeight: 1, unit: 'kg' }, '₹24.50 / 100 g', '1 kg'],
  [{ netWeight: 500, unit: 'ml' }, '₹490 / litre', '500 ml'],
  [{ netWeight: 2, unit: 'l' }, '₹122.50 / litre', '2 L'],
  [{}, null, ''],
] as const)('%j for ₹245 are %s, and are written %j', (weighed, price, amount) => {
  const found = unitPrice(product(weighed));
  expect(found && unitPriceWords(found)).toBe(price);
  expect(amountWords(weighed)).toBe(amount);
  expect(factWords({ ...weighed, origin: 'Erode' })).toBe(`${amount} Erode`.trim());
});

test.each([
  [30_000, 'You save ₹55 (18%)'],
  [24_600, 'You save ₹1'],
  [24_500, null],
  [undefined, null],
])('the saving of a printed price of %j paise, never rounded up: %s', (mrpPaise, words) => {
  const saving = savingOf(product(mrpPaise ? { mrpPaise } : {}));
  expect(saving && savingWords(saving)).toBe(words);
});

test('packs of one thing stand together, the smallest first, whatever unit they are weighed in', () => {
  const small = product({ id: 'small', packOf: 'm', netWeight: 200, unit: 'g' });
  const large = product({ id: 'large', packOf: 'm', netWeight: 1, unit: 'kg' });
  const middle = product({ id: 'middle', packOf: 'm', netWeight: 500, unit: 'g' });
  const elsewhere = product({ id: 'elsewhere', packOf: 'm', category: 'seeds' });
  const all = [large, product(), small, elsewhere, middle];
  expect(idsOf(packsOf(large, all))).toEqual(['small', 'middle', 'large']);
  expect([packsOf(product(), all), packsOf(elsewhere, all)]).toEqual([[], []]);
});

test('related products share a category or rare words; what can be had now comes first, other packs and the product itself never', () => {
  const haldi = product({ id: 'haldi', packOf: 'h', tags: ['haldi', 'organic'] });
  const all = [
    haldi,
    product({ id: 'other-pack', packOf: 'h', tags: ['haldi', 'organic'] }),
    product({ id: 'same-shelf', tags: ['organic'] }),
    product({ id: 'gone', tags: ['haldi', 'organic'], quantity: 0 }),
    product({ id: 'closest', tags: ['haldi', 'organic'] }),
    product({ id: 'two-words', category: 'teas', tags: ['haldi', 'organic'] }),
    product({ id: 'one-word', category: 'teas', tags: ['haldi'] }),
    product({ id: 'stranger', category: 'oils', tags: ['oil'] }),
  ];
  const related = ['closest', 'same-shelf', 'gone', 'two-words'];
  expect(idsOf(relatedProducts(haldi, all))).toEqual(related);
  const oneWord = all.filter(({ id }) => ['haldi', 'one-word', 'stranger'].includes(id));
  expect(relatedProducts(haldi, oneWord)).toEqual([]);
  const alone = product({ id: 'alone', category: '', tags: ['nobody-else'] });
  expect(relatedProducts(alone, [...all, alone])).toEqual([]);
});
