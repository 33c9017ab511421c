// What a merchant fills in about a product: what is right is shown, what is wrong is left out and reported, and the product goes on.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDocuments } from '#core/model/catalogue/parse-documents.ts';
import { ProductFields } from '#core/model/catalogue/product-fields.ts';

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
  rating: { count: 2, sum: 9 },
};
const read = (fields: object) => {
  const { items, refused } = parseDocuments('products', [{ id: 'moringa', fields }]);
  return { product: items[0], refused };
};

test('every fact that is filled in is read', () => {
  const { product, refused } = read(FILLED);
  expect(refused).toEqual([]);
  expect(product).toMatchObject({
    netWeight: 200,
    unit: 'g',
    mrpPaise: 29_000,
    packOf: 'moringa-leaf-powder',
    origin: 'Erode, Tamil Nadu',
    rating: { count: 2, sum: 9 },
    facts: {
      shelfLife: '9 months',
      fssai: '12424999000103',
      organicCertificate: 'NPOP, NAB-0000-0103',
    },
  });
});

test('a product without facts has none, not even empty ones', () => {
  const { product = {}, refused } = read(NEEDED);
  expect(refused).toEqual([]);
  const names = ['netWeight', 'unit', 'mrpPaise', 'packOf', 'origin', 'rating', 'facts'];
  expect(names.filter((name) => name in product)).toEqual([]);
});

test('what a merchant emptied in the console (null) is not there, and nothing to report', () => {
  const emptied = Object.fromEntries(Object.keys(FILLED).map((name) => [name, null]));
  const { product, refused } = read({ ...emptied, ...NEEDED });
  expect(refused).toEqual([]);
  expect(product).toMatchObject({ name: 'Moringa', pricePaise: 24_500 });
});

test('a licence typed as a number or with blanks is the same licence, and a unit may be written large', () => {
  expect(read({ ...NEEDED, fssai: 12424999000103 }).product?.facts).toEqual({
    fssai: '12424999000103',
  });
  expect(read({ ...NEEDED, fssai: ' 124 24999 000103' }).product?.facts).toEqual({
    fssai: '12424999000103',
  });
  expect(read({ ...NEEDED, netWeight: 1, unit: ' L' }).product).toMatchObject({ unit: 'l' });
});

test.each([
  ['netWeight', 0, ['netWeight', 'unit']],
  ['netWeight', '200', ['netWeight', 'unit']],
  ['netWeight', Number.NaN, ['netWeight', 'unit']],
  ['unit', 'pound', ['netWeight', 'unit']],
  ['mrp', '290', ['mrpPaise']],
  ['mrp', -1, ['mrpPaise']],
  ['mrp', 244.99, ['mrpPaise']],
  ['packOf', 7, ['packOf']],
  ['packOf', ' ', ['packOf']],
  ['origin', ['Erode'], ['origin']],
  ['origin', 'x'.repeat(301), ['origin']],
  ['rating', { count: 2, sum: 11 }, ['rating']],
  ['rating', { count: 2, sum: 1 }, ['rating']],
  ['rating', { count: 0, sum: 0 }, ['rating']],
  ['rating', 4.5, ['rating']],
])('%s %j is left out and reported, and all the rest is shown', (field, value, without) => {
  const { product = {}, refused } = read({ ...FILLED, [field]: value });
  const { product: whole = {} } = read(FILLED);
  const expected = Object.fromEntries(
    Object.entries(whole).filter(([name]) => !without.includes(name)),
  );
  expect(product).toEqual(expected);
  expect(refused).toEqual([expect.stringMatching(new RegExp(`^products/moringa: ${field}`))]);
});

test.each([
  ['shelfLife', 9],
  ['fssai', '1242499900010'],
  ['fssai', 'applied for'],
  ['organicCertificate', ''],
])('%s %j is left out of what stands on the pack, and reported', (field, value) => {
  const { product, refused } = read({ ...FILLED, [field]: value });
  expect(product?.facts).not.toHaveProperty(field);
  expect(Object.keys(product?.facts ?? {})).toHaveLength(2);
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
