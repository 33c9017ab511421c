// A product: which of a merchant's entries are believed, what its facts tell a shopper, and what they tell search engines.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { ProductFields } from '#domain/product/parse-product.ts';
import type { Product } from '#domain/product/product.ts';
import { amountWords, packsOf, savingOf, unitPrice } from '#domain/product/product-facts.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { factWords } from '#domain/search/search.ts';
import { savingWords, unitPriceWords } from '#shop/catalogue/messages.ts';
import { productData } from '#shop/catalogue/product/product-data.ts';
import { givenProduct } from '../given.ts';

const NEEDED = { name: 'Moringa', price: 245 };
const LABEL = {
  ...{ bestBefore: '12 March 2027', diet: 'vegetarian', packer: 'Kaveri Banks, Erode' },
  ...{ country: 'India', shelfLife: '9 months', fssai: '12424999000103' },
  organicCertificate: 'NPOP, NAB-0000-0103',
  ...{ batch: 'ML-17', ingredients: 'Moringa leaves (100 %)', allergens: 'None' },
};
const OTHERS = {
  ...{ netWeight: 200, unit: 'g', packOf: 'moringa-leaf-powder', origin: 'Erode, Tamil Nadu' },
  ...{ documentName: 'Batch report', rating: { count: 2, sum: 9 } },
};
const FILLED = { ...NEEDED, mrp: 290, ...OTHERS, ...LABEL };
const read = (fields: object) => {
  const { items, refused } = parseDocuments('products', [{ id: 'moringa', fields }]);
  return { product: items[0], refused };
};

test('every fact that is filled in is read, a licence typed as a number and words that are written large as well', () => {
  const { product, refused } = read(FILLED);
  expect(refused).toEqual([]);
  expect(product).toMatchObject({ ...OTHERS, mrpPaise: 29_000, facts: LABEL });
  const typed = { fssai: 12424999000103, diet: 'Vegetarian ', netWeight: 1, unit: ' L' };
  const facts = { fssai: LABEL.fssai, diet: 'vegetarian' };
  expect(read({ ...NEEDED, ...typed }).product).toMatchObject({ facts, unit: 'l' });
});

test('a product without facts, or whose merchant emptied them in the console (null), has none, not even empty ones, and nothing to report', () => {
  const emptied = Object.fromEntries(Object.keys(FILLED).map((name) => [name, null]));
  for (const fields of [NEEDED, { ...emptied, ...NEEDED }]) {
    const { product = {}, refused } = read(fields);
    expect([refused, product]).toMatchObject([[], { name: 'Moringa', pricePaise: 24_500 }]);
    const names = [...Object.keys(OTHERS), 'mrpPaise', 'facts'];
    expect(names.filter((name) => name in product)).toEqual([]);
  }
});

test.each([
  ['netWeight', 0, ['netWeight', 'unit']],
  ['netWeight', Number.NaN, ['netWeight', 'unit']],
  ['unit', 'pound', ['netWeight', 'unit']],
  ['mrp', -1, ['mrpPaise']],
  ['mrp', 244.99, ['mrpPaise']],
  ['packOf', 7, ['packOf']],
  ['origin', ['Erode'], ['origin']],
  ['origin', 'x'.repeat(301), ['origin']],
  ['rating', { count: 2, sum: 11 }, ['rating']],
  ['rating', { count: 0, sum: 0 }, ['rating']],
  ['rating', 4.5, ['rating']],
  ['shelfLife', 9, []],
  ['fssai', '1242499900010', []],
  ['organicCertificate', '', []],
  ['batch', 17, []],
  ['ingredients', 'x'.repeat(1001), []],
  ['allergens', ['Milk'], []],
])('%s %j is left out and reported, and all the rest is shown', (field, value, without) => {
  const { product: { facts, ...product } = {}, refused } = read({ ...FILLED, [field]: value });
  const { product: { facts: wholeFacts, ...whole } = {} } = read(FILLED);
  const rest = (of: object = {}, gone: readonly string[]) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !gone.includes(name)));
  expect(product).toEqual(rest(whole, without));
  expect(facts).toEqual(rest(wholeFacts, [field]));
  expect(refused).toEqual([expect.stringMatching(new RegExp(`^products/moringa: ${field}`))]);
});

test('an amount without its unit is nothing, and reported; a product that the merchant hides is none, and nothing to report', () => {
  const { unit: _, ...noUnit } = FILLED;
  const { product = {}, refused } = read(noUnit);
  expect('netWeight' in product).toBe(false);
  expect(refused).toEqual(['products/moringa: netWeight and unit are nothing without each other']);
  const document = { id: 'moringa', fields: { name: 'Moringa', price: 250, hidden: true } };
  expect(parseDocuments('products', [document])).toEqual({ items: [], refused: [] });
  expect(v.is(ProductFields, document.fields)).toBe(false);
  expect(v.is(ProductFields, { ...document.fields, hidden: false })).toBe(true);
});

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

const ADDRESS = 'https://haat.example/product/erode-turmeric';
const TURMERIC = { name: 'Erode Turmeric', pricePaise: 24_950, photoURL: ['0', '1'] };
const told = (change: Partial<Product> = {}, brand = 'Himvalley Growers') =>
  productData(givenProduct({ ...TURMERIC, ...change }), brand, ADDRESS);

test('name, maker, pictures, price in rupees and address are told, and nothing that is not known', () => {
  expect(told()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Erode Turmeric',
    brand: { '@type': 'Brand', name: 'Himvalley Growers' },
    image: [expect.stringContaining('0_800x800'), expect.stringContaining('1_800x800')],
    offers: {
      ...{ '@type': 'Offer', price: '249.50', priceCurrency: 'INR', url: ADDRESS },
      availability: 'https://schema.org/InStock',
    },
  });
  expect(told({}, '')).not.toHaveProperty('brand');
  expect(JSON.stringify(told())).not.toMatch(/weight|size|Rating|Property|Specification|GroupWith/);
});

test('amount, printed price, packs, stars and the text on the pack are told where they are known', () => {
  const filled = {
    ...({ netWeight: 500, unit: 'g', mrpPaise: 28_000, packOf: 'erode-turmeric' } as const),
    ...{ origin: 'Erode, Tamil Nadu', rating: { count: 3, sum: 14 } },
    facts: { ingredients: 'Turmeric', allergens: 'None', batch: '7', fssai: '12424999000103' },
  };
  const weight = { '@type': 'QuantitativeValue', value: 500, unitCode: 'GRM' };
  const hundred = { ...weight, valueReference: { value: 100, unitCode: 'GRM' } };
  const ends = { bestRating: 5, worstRating: 1 };
  const type = { '@type': 'PropertyValue' };
  const food = { Ingredients: 'Turmeric', Allergens: 'None', Origin: 'Erode, Tamil Nadu' };
  const all = Object.entries({ ...food, Batch: '7', 'FSSAI licence no.': '12424999000103' });
  const additionalProperty = all.map(([name, value]) => ({ ...type, name, value }));
  expect(told(filled)).toMatchObject({
    weight,
    inProductGroupWithID: 'erode-turmeric',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', ratingCount: 3, ...ends },
    additionalProperty,
    offers: {
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '280.00' },
        { price: '249.50', referenceQuantity: hundred },
      ],
    },
  });
  const litre = { value: 1, unitCode: 'LTR' };
  expect(told({ netWeight: 1, unit: 'l' })).toMatchObject({ size: litre });
});
