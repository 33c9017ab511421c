// What shoppers read of a pack: what 100 g of it cost, what they save, which other packs there are.
import { expect, test } from 'vitest';
import type { Product } from '#core/model/catalogue/product.ts';
import {
  amountWords,
  averageStars,
  factWords,
  packsOf,
  savingOf,
  unitPrice,
} from '#core/model/catalogue/product-facts.ts';
import { relatedProducts } from '#core/model/catalogue/related-products.ts';
import { savingWords, unitPriceWords } from '../../../src/features/catalogue/messages.ts';

const product = (change: Partial<Product> = {}): Product => ({
  id: 'moringa',
  name: 'Moringa',
  brand: '',
  category: 'powders',
  pricePaise: 24_500,
  tags: [],
  photoURL: [],
  quantity: 3,
  numWeeks: null,
  documentBytes: null,
  ...change,
});
const priceOfMeasure = (change: Partial<Product>) => {
  const price = unitPrice(product(change));
  return price && unitPriceWords(price);
};

test.each([
  [200, 'g', '₹122.50 / 100 g'],
  [1, 'kg', '₹24.50 / 100 g'],
  [1.5, 'kg', '₹16.33 / 100 g'],
  [500, 'ml', '₹490 / litre'],
  [2, 'l', '₹122.50 / litre'],
] as const)('%d %s for ₹245 are %s', (netWeight, unit, words) => {
  expect(priceOfMeasure({ netWeight, unit })).toBe(words);
});

test('what nobody weighed has no price of a measure, and no amount', () => {
  expect(priceOfMeasure({})).toBeNull();
  expect([amountWords({}), factWords({})]).toEqual(['', '']);
});

test('amounts are written as on the pack', () => {
  expect(amountWords({ netWeight: 1.5, unit: 'kg' })).toBe('1.5 kg');
  expect(amountWords({ netWeight: 2, unit: 'l' })).toBe('2 L');
  expect(factWords({ netWeight: 50, unit: 'ml', origin: 'Erode' })).toBe('50 ml Erode');
});

test.each([
  [30_000, 'You save ₹55 (18%)'],
  [29_000, 'You save ₹45 (15%)'],
  [24_600, 'You save ₹1'],
])('of a printed price of %d paise one saves what is true, never rounded up', (mrpPaise, words) => {
  const saving = savingOf(product({ mrpPaise }));
  expect(saving && savingWords(saving)).toBe(words);
});

test('nobody saves anything at the printed price, or without one', () => {
  expect(savingOf(product({ mrpPaise: 24_500 }))).toBeNull();
  expect(savingOf(product())).toBeNull();
});

test('stars are told with one digit', () => {
  expect(averageStars({ count: 3, sum: 14 })).toBe('4.7');
  expect(averageStars({ count: 1, sum: 5 })).toBe('5.0');
});

test('packs of one thing stand together, the smallest first, whatever unit they are weighed in', () => {
  const small = product({ id: 'small', packOf: 'm', netWeight: 200, unit: 'g' });
  const large = product({ id: 'large', packOf: 'm', netWeight: 1, unit: 'kg' });
  const middle = product({ id: 'middle', packOf: 'm', netWeight: 500, unit: 'g' });
  const elsewhere = product({ id: 'elsewhere', packOf: 'm', category: 'seeds' });
  const all = [large, product(), small, elsewhere, middle];
  expect(packsOf(large, all).map(({ id }) => id)).toEqual(['small', 'middle', 'large']);
  expect(packsOf(product(), all)).toEqual([]);
  expect(packsOf(elsewhere, all)).toEqual([]);
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
  expect(relatedProducts(haldi, all).map(({ id }) => id)).toEqual([
    'closest',
    'same-shelf',
    'gone',
    'two-words',
  ]);
  const oneWord = all.filter(({ id }) => ['haldi', 'one-word', 'stranger'].includes(id));
  expect(relatedProducts(haldi, oneWord)).toEqual([]);
  const alone = product({ id: 'alone', category: '', tags: ['nobody-else'] });
  expect(relatedProducts(alone, [...all, alone])).toEqual([]);
});
