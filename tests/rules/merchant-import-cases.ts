// Rows of a table of products, which only the merchant may import. Every case has its own product.
import { type Expectation, merge, write } from './cases.ts';
import { AT, noted, ofMerchant, othersMayNot, ownPath, tried } from './merchant-case.ts';
import { FAILED, FROM_ELSEWHERE, LEAF, ODD, STILL_ODD, TEXTS } from './merchant-edit-cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

const NOW = { updatedAt: SERVER_TIME };
const STARS = { rating: { count: 9, sum: 45 } };
const OF_A_TABLE = {
  ...{ name: 'Ragi', price: 120, quantity: 5, documentBytes: 9 },
  ...{ rating: { count: 1, sum: 5 }, updatedAt: AT, ...FAILED },
};
const ROW = { name: 'Ragi', price: 120, quantity: 5, ...NOW };
/** Every field that a row can set. */
const WHOLE_ROW = {
  ...{ ...ROW, category: 'millets', brand: 'haat', mrp: 140, numWeeks: 2, preorderLimit: 10 },
  ...{ popularity: 1.5, netWeight: 1, unit: 'kg', packOf: 'ragi', origin: 'Hassan' },
  ...{ shelfLife: '6 months', fssai: '12424999000101', organicCertificate: 'NPOP/1' },
  ...{ bestBefore: '3/2027', diet: 'vegetarian', packer: 'Haat, Sehore', country: 'India' },
  ...{ batch: 'B-17', ingredients: 'Ragi', allergens: 'None' },
  ...{ tags: ['ragi'], photoURL: ['0'], editorContent: '<p>Ragi</p>', documentName: 'Report' },
  texts: { hi: { name: 'रागी', editorContent: '<p>रागी</p>' } },
  ...{ sourceId: 'shopify:ragi', picturesFrom: ['0', LEAF] },
  ...{ hsn: '121190', gstRate: 5, gstKind: 'taxable', gstNextRate: 18, gstNextFrom: '2027-04-01' },
  lowStock: 3,
};

const mayImport = ofMerchant('an import');
const IMPORT = { does: 'import' };
const makesRow = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  mayImport(expect, title, noted(write(ownPath('products'), data), IMPORT), as);
/** `gone`: the removed fields. */
function changesRow(
  expect: Expectation,
  title: string,
  [data, gone, stored = {}]: readonly [data: Fields, gone?: string, stored?: Fields],
  as?: Person,
): RuleCase {
  const path = ownPath('products');
  const fields = [...Object.keys(data), ...(gone ? [gone] : [])];
  const does = noted(merge(path, data, fields), IMPORT);
  return mayImport(expect, title, does, as, { [path]: { ...OF_A_TABLE, ...stored } });
}
const withStars = 'products/of-a-table-with-stars';

export const MERCHANT_IMPORT_CASES: readonly RuleCase[] = [
  ...tried(
    (expect, title, said: Fields) =>
      changesRow(expect, `${title}, by a table`, [{ ...said, ...NOW }]),
    TEXTS,
  ),
  ...tried(
    (expect, title, said: Fields) =>
      makesRow(expect, `${title}, of a new product`, { ...ROW, ...said }),
    FROM_ELSEWHERE,
  ),
  ...tried(
    (expect, title, said: Fields) =>
      changesRow(expect, `${title}, in a row`, [{ ...said, ...NOW }]),
    FROM_ELSEWHERE,
  ),
  ...tried(makesRow, {
    allowed: {
      'the merchant makes a product': ROW,
      'of all that a row can say': WHOLE_ROW,
      'a product without pieces': { name: 'Ragi', price: 0, ...NOW },
      'a product of which there is none': { ...ROW, quantity: 0 },
      'the longest name': { ...ROW, name: 'र'.repeat(2_400) },
      'the highest price': { ...ROW, price: 10_000_000 },
    },
    denied: {
      'a longer name': { ...ROW, name: 'र'.repeat(2_401) },
      'a product without a name': { price: 120, ...NOW },
      'a product without a price': { name: 'Ragi', ...NOW },
      'a price below nothing': { ...ROW, price: -1 },
      'half a piece': { ...ROW, quantity: 0.5 },
      'pieces below none': { ...ROW, quantity: -1 },
      'a price of less than one paisa': { ...ROW, price: 0.004 },
      'another field': { ...ROW, documentBytes: 9 },
      'stars that nobody gave': { ...ROW, ...STARS },
      'the merchant says not when a product without pieces was made': {
        ...{ name: 'Ragi', price: 120, updatedAt: new Date(1) },
      },
      'nor leaves it open': { name: 'Ragi', price: 120 },
    },
  }),
  ...othersMayNot('makes no product', (title, as) => makesRow('denied', title, ROW, as)),
  ...tried(changesRow, {
    allowed: {
      'the merchant changes all that a row can say': [WHOLE_ROW],
      'the merchant changes pieces and price': [{ price: 125, quantity: 60, ...NOW }],
      'an empty cell empties': [NOW, 'quantity'],
      'a row leaves texts in a language that the shop does not speak': [
        { price: 125, ...NOW },
        '',
        { texts: ODD },
      ],
      'a row leaves pieces that are owed': [{ price: 125, ...NOW }, '', { quantity: -3 }],
    },
    denied: {
      'a product is nothing without its name': [NOW, 'name'],
      'a name is one': [{ name: '', quantity: 6, ...NOW }],
      'a price is one': [{ price: -1, quantity: 6, ...NOW }],
      'pieces are whole': [{ quantity: 6.5, price: 1, ...NOW }],
      'pieces of a row are not below none': [{ quantity: -1, price: 1, ...NOW }],
      'stars are the shoppers’': [{ ...STARS, ...NOW }],
      'a row does not write odd texts again': [
        { price: 125, texts: STILL_ODD, ...NOW },
        '',
        { texts: ODD },
      ],
      'another field is changed': [{ documentBytes: 10, ...NOW }],
      'the merchant says not when it changed': [
        { price: 125, quantity: 60, updatedAt: new Date(2) },
      ],
    },
  }),
  ...othersMayNot('changes no product', (title, as) =>
    changesRow('denied', title, [{ ...ROW, price: 1, quantity: 60 }], as),
  ),
  mayImport(
    'denied',
    'a product is not written over, since its stars would go',
    noted(write(withStars, ROW), IMPORT),
    'merchant',
    { [withStars]: OF_A_TABLE },
  ),
];
