// A merchant's entries about a product: valid ones are shown, invalid ones left out and reported, and the product stays.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { ProductFields } from '#domain/product/parse-product.ts';

const NEEDED = { name: 'Moringa', price: 245 };
const FILLED = {
  ...NEEDED,
  netWeight: 200,
  unit: 'g',
  mrp: 290,
  packOf: 'moringa-leaf-powder',
  origin: 'Erode, Tamil Nadu',
  shelfLife: '9 months',
  fssai: '12424999000103',
  organicCertificate: 'NPOP, NAB-0000-0103',
  bestBefore: '12 March 2027',
  diet: 'vegetarian',
  packer: 'Kaveri Banks, Erode',
  country: 'India',
  documentName: 'Batch report',
  rating: { count: 2, sum: 9 },
};
const read = (fields: object) => {
  const { items, refused } = parseDocuments('products', [{ id: 'moringa', fields }]);
  return { product: items[0], refused };
};

test('every fact that is filled in is read', () => {
  const { product, refused } = read(FILLED);
  expect(refused).toEqual([]);
  const { name, price, mrp, shelfLife, fssai, organicCertificate, ...others } = FILLED;
  const { bestBefore, diet, packer, country, ...same } = others;
  const label = { bestBefore, diet, packer, country };
  const facts = { shelfLife, fssai, organicCertificate, ...label };
  expect(product).toMatchObject({ ...same, mrpPaise: 29_000, facts });
});

test('a product without facts, or whose merchant emptied them in the console (null), has none, not even empty ones, and nothing to report', () => {
  const emptied = Object.fromEntries(Object.keys(FILLED).map((name) => [name, null]));
  for (const fields of [NEEDED, { ...emptied, ...NEEDED }]) {
    const { product = {}, refused } = read(fields);
    expect([refused, product]).toMatchObject([[], { name: 'Moringa', pricePaise: 24_500 }]);
    const names = [
      'netWeight',
      'unit',
      'mrpPaise',
      'packOf',
      'origin',
      'rating',
      'facts',
      'documentName',
    ];
    expect(names.filter((name) => name in product)).toEqual([]);
  }
});

test.each([
  ['a licence typed as a number', { fssai: 12424999000103 }, { facts: { fssai: FILLED.fssai } }],
  ['a mark that is written large', { diet: 'Vegetarian ' }, { facts: { diet: 'vegetarian' } }],
  ['a unit that is written large', { netWeight: 1, unit: ' L' }, { unit: 'l' }],
])('%s is the same', (_what, typed, fields) => {
  expect(read({ ...NEEDED, ...typed }).product).toMatchObject(fields);
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
])('%s %j is left out and reported, and all the rest is shown', (field, value, without) => {
  const { product: { facts, ...product } = {}, refused } = read({ ...FILLED, [field]: value });
  const { product: { facts: wholeFacts, ...whole } = {} } = read(FILLED);
  const rest = (of: object = {}, gone: readonly string[]) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !gone.includes(name)));
  expect(product).toEqual(rest(whole, without));
  expect(facts).toEqual(rest(wholeFacts, [field]));
  expect(refused).toEqual([expect.stringMatching(new RegExp(`^products/moringa: ${field}`))]);
});

test('an amount without its unit is nothing, and reported', () => {
  const { unit: _, ...noUnit } = FILLED;
  const { product = {}, refused } = read(noUnit);
  expect('netWeight' in product).toBe(false);
  expect(refused).toEqual(['products/moringa: netWeight and unit are nothing without each other']);
});

test('a product that the merchant hides is none, and nothing to report', () => {
  const document = { id: 'moringa', fields: { name: 'Moringa', price: 250, hidden: true } };
  expect(parseDocuments('products', [document])).toEqual({ items: [], refused: [] });
  expect(v.is(ProductFields, document.fields)).toBe(false);
  expect(v.is(ProductFields, { ...document.fields, hidden: false })).toBe(true);
});
