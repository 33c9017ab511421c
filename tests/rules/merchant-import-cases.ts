// What the merchant may write of a table that is imported, which is whole products, and that nobody else may; the categories and brands that a row names are
// among merchant-entry-cases.ts. Every case meets a document of its own.
import { type Expectation, merge, write } from './cases.ts';
import { AT, ofMerchant, othersMayNot, ownPath, tried } from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

const NOW = { updatedAt: SERVER_TIME };
const STARS = { rating: { count: 9, sum: 45 } };
const STORED = {
  ...{ name: 'Ragi', price: 120, quantity: 5, documentBytes: 9 },
  ...{ rating: { count: 1, sum: 5 }, updatedAt: AT },
};
const ROW = { name: 'Ragi', price: 120, quantity: 5, ...NOW };
/** All that a row can say. */
const WHOLE_ROW = {
  ...{ ...ROW, category: 'millets', brand: 'haat', mrp: 140, numWeeks: 2, preorderLimit: 10 },
  ...{ popularity: 1.5, netWeight: 1, unit: 'kg', packOf: 'ragi', origin: 'Hassan' },
  ...{ shelfLife: '6 months', fssai: '12424999000101', organicCertificate: 'NPOP/1' },
  ...{ tags: ['ragi'], photoURL: ['0'], editorContent: '<p>Ragi</p>' },
};

const may = ofMerchant('an import');
const makes = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, title, write(ownPath('products'), data), as);
/** `gone`: what is taken away. */
function changes(
  expect: Expectation,
  title: string,
  [data, gone]: readonly [data: Fields, gone?: string],
  as?: Person,
): RuleCase {
  const path = ownPath('products');
  const fields = [...Object.keys(data), ...(gone ? [gone] : [])];
  return may(expect, title, merge(path, data, fields), as, { [path]: STORED });
}
const withStars = 'products/of-a-table-with-stars';

export const MERCHANT_IMPORT_CASES: readonly RuleCase[] = [
  ...tried(makes, {
    allowed: {
      'the merchant makes a product': ROW,
      'of all that a row can say': WHOLE_ROW,
      'a product without pieces': { name: 'Ragi', price: 0, ...NOW },
      'the longest name': { ...ROW, name: 'र'.repeat(2_400) },
      'the highest price': { ...ROW, price: 10_000_000 },
    },
    denied: {
      'a longer name': { ...ROW, name: 'र'.repeat(2_401) },
      'a product without a name': { price: 120, ...NOW },
      'a product without a price': { name: 'Ragi', ...NOW },
      'a price below nothing': { ...ROW, price: -1 },
      'half a piece': { ...ROW, quantity: 0.5 },
      'another field': { ...ROW, documentBytes: 9 },
      'stars that nobody gave': { ...ROW, ...STARS },
      'the merchant says not when a product without pieces was made': {
        ...{ name: 'Ragi', price: 120, updatedAt: new Date(1) },
      },
      'nor leaves it open': { name: 'Ragi', price: 120 },
    },
  }),
  ...othersMayNot('makes no product', (title, as) => makes('denied', title, ROW, as)),
  ...tried(changes, {
    allowed: {
      'the merchant changes all that a row can say': [WHOLE_ROW],
      'the merchant changes pieces and price': [{ price: 125, quantity: 60, ...NOW }],
      'an empty cell empties': [NOW, 'quantity'],
    },
    denied: {
      'a product is nothing without its name': [NOW, 'name'],
      'a name is one': [{ name: '', quantity: 6, ...NOW }],
      'a price is one': [{ price: -1, quantity: 6, ...NOW }],
      'pieces are whole': [{ quantity: 6.5, price: 1, ...NOW }],
      'stars are the shoppers’': [{ ...STARS, ...NOW }],
      'another field is changed': [{ documentBytes: 10, ...NOW }],
      'the merchant says not when it changed': [
        { price: 125, quantity: 60, updatedAt: new Date(2) },
      ],
    },
  }),
  ...othersMayNot('changes no product', (title, as) =>
    changes('denied', title, [{ ...ROW, price: 1, quantity: 60 }], as),
  ),
  may(
    'denied',
    'a product is not written over, since its stars would go',
    write(withStars, ROW),
    'merchant',
    { [withStars]: STORED },
  ),
];
