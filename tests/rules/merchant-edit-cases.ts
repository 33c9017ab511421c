// Edits of products at the desk, and rows of a table of them: only the merchant may make either. Every case has its own product.
import { type Expectation, listAll, merge, without, write } from './cases.ts';
import {
  AT,
  LATER,
  noted,
  noting,
  ofMerchant,
  othersMayNot,
  ownPath,
  translations,
  tried,
  valued,
  x,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

const NEW = { name: 'Moringa powder', price: 250, quantity: 5 };
const LEAF = 'https://farm.example/leaf.jpg';
const FAILED = { picturesFailed: [`${LEAF}: the answer there is 404`] };
const STORED = { ...NEW, tags: ['leaf'], updatedAt: AT, rating: { count: 1, sum: 5 }, ...FAILED };

/** One value of each field that the merchant sets. */
const SAID: Fields = {
  ...{ name: 'Moringa leaf powder', category: 'powders', brand: 'kaveri-banks' },
  ...{ price: 260, mrp: 300, packOf: 'moringa', origin: 'Theni', shelfLife: '12 months' },
  ...{ fssai: '12345678901234', organicCertificate: 'IN-ORG-1', numWeeks: 2, preorderLimit: 10 },
  ...{ bestBefore: '3/2027', diet: 'vegetarian', packer: 'Haat, Sehore', country: 'India' },
  ...{ batch: 'B-17', ingredients: 'Ragi', allergens: 'None' },
  ...{ popularity: 3, tags: ['leaf', 'green'], photoURL: ['a1b2'], netWeight: 200, unit: 'g' },
  ...{ editorContent: '<p>Green.</p>', hidden: true, documentName: 'Batch report' },
  texts: { hi: { name: 'मोरिंगा पाउडर', editorContent: '<p>हरा।</p>' } },
  ...{ sourceId: 'woocommerce:111', picturesFrom: ['a1b2', LEAF] },
  ...{ hsn: '121190', gstRate: 5, gstKind: 'taxable', gstNextRate: 18, gstNextFrom: '2027-04-01' },
  lowStock: 3,
};

const ODD = { hi: { name: '' }, tlh: { name: 'moringa' } };
const NOW = { updatedAt: LATER };

const CREATE = { does: 'create' };
const may = ofMerchant('the desk');
const makes = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, `a new product, ${title}`, noted(write(ownPath('products'), data), CREATE), as);

function edits(expect: Expectation, title: string, data: Fields, as?: Person): RuleCase {
  const path = ownPath('products');
  return may(expect, `an edit, ${title}`, noted(merge(path, data)), as, { [path]: STORED });
}
/** The same of a product with texts as somebody may have typed them past the desk; `gone`: the removed field. */
function editsOdd(
  expect: Expectation,
  title: string,
  [data, gone = []]: readonly [data: Fields, gone?: string[]],
): RuleCase {
  const path = ownPath('products');
  const does = noted(
    merge(path, { ...data, ...NOW }, [...Object.keys({ ...data, ...NOW }), ...gone]),
  );
  return may(expect, title, does, 'merchant', { [path]: { ...STORED, texts: ODD } });
}
/** The note of an edit. */
const says = (expect: Expectation, title: string, edit: Fields, as?: Person) =>
  may(expect, `the note of an edit, ${title}`, noting(ownPath('products'), edit), as);

const edited: readonly RuleCase[] = [
  makes('allowed', 'of which there is none yet', { ...NEW, quantity: 0 }),
  makes('allowed', 'with all that can be said', { ...NEW, ...SAID, updatedAt: AT }),
  ...Object.keys(NEW).map((field) => makes('denied', `no ${field}`, without(NEW, field))),
  ...valued(
    makes,
    {
      denied: {
        ...{ price: [-1, 0.004], quantity: [2.5, -1] },
        ...{ rating: [{ count: 9, sum: 45 }], documentBytes: [9] },
      },
    },
    NEW,
  ),
  ...othersMayNot('makes no product', makes, NEW),
  ...Object.entries(SAID).map(([field, value]) =>
    edits('allowed', `the merchant changes ${field}`, { [field]: value, ...NOW }),
  ),
  ...valued(edits, {
    allowed: {
      ...{ name: [x(2400)], sourceId: [x(300)], ingredients: [x(1000)] },
      picturesFrom: [Array(20).fill(LEAF), [LEAF, x(40_000 - LEAF.length)]],
    },
    denied: {
      ...{ name: [x(2401)], sourceId: [x(301), 111], ingredients: [x(1001), 7] },
      picturesFrom: [Array(21).fill(LEAF), [LEAF, x(40_001 - LEAF.length)], LEAF],
      ...{ picturesFailed: [[`${LEAF}: it is gone`]], rating: [{ count: 9, sum: 45 }] },
      ...{ price: [-1], quantity: [9] },
    },
  }),
  ...valued(edits, translations('name', 'editorContent')),
  ...tried(editsOdd, {
    allowed: {
      'texts in a language that the shop does not speak hinder no price': [{ price: 260 }],
      'texts in Hindi take the place of odd ones': [{ texts: SAID.texts }],
      'odd texts are taken away': [{}, ['texts']],
    },
    denied: {
      'odd texts are not written again': [{ texts: { ...ODD, ta: { name: 'முருங்கை' } } }],
    },
  }),
  ...othersMayNot('renames no product', edits, { name: 'Moringa' }),
  may('denied', 'the merchant, too, says where a list of products ends', listAll('products')),
  ...valued(says, {
    allowed: { does: ['create'] },
    denied: { does: ['sell'], upon: ['all', null], note: ['x'] },
  }),
  ...othersMayNot('notes no edit', says, CREATE),
];

/** Rows of a table of products, which only the merchant may import. */
const MADE_NOW = { updatedAt: SERVER_TIME };
const OF_A_TABLE = {
  ...{ name: 'Ragi', price: 120, quantity: 5, documentBytes: 9 },
  ...{ rating: { count: 1, sum: 5 }, updatedAt: new Date(1) },
};
const ROW = { name: 'Ragi', price: 120, quantity: 5, ...MADE_NOW };
const WHOLE_ROW = { ...SAID, ...ROW };

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
const UNCOUNTED = { name: 'Ragi', price: 120, updatedAt: new Date(1) };
const WITH_STARS = 'products/of-a-table-with-stars';

const rows: readonly RuleCase[] = [
  makesRow('allowed', 'a product of all that a row can say', WHOLE_ROW),
  makesRow('allowed', 'a product without pieces', { name: 'Ragi', price: 0, ...MADE_NOW }),
  makesRow('denied', 'a product without pieces at a moment of its own', UNCOUNTED),
  makesRow('denied', 'a product without pieces at no moment', without(UNCOUNTED, 'updatedAt')),
  ...['name', 'price'].map((field) =>
    makesRow('denied', `a product without ${field}`, without(ROW, field)),
  ),
  ...valued(
    makesRow,
    {
      allowed: { quantity: [0], name: [x(2_400)], price: [10_000_000] },
      denied: {
        ...{ name: [x(2_401), ''], price: [-1, 0.004, 10_000_001], quantity: [0.5, -1] },
        ...{ documentBytes: [9], rating: [{ count: 9, sum: 45 }] },
      },
    },
    ROW,
  ),
  ...othersMayNot('makes no product', makesRow, ROW),
  ...tried(changesRow, {
    allowed: {
      'the merchant changes all that a row can say': [WHOLE_ROW],
      'the merchant changes pieces and price': [{ price: 125, quantity: 60, ...MADE_NOW }],
      'an empty cell empties': [MADE_NOW, 'quantity'],
      'a row leaves odd texts': [
        { price: 125, ...MADE_NOW },
        '',
        { texts: { tlh: { name: 'ragi' } } },
      ],
      'a row leaves pieces that are owed': [{ price: 125, ...MADE_NOW }, '', { quantity: -3 }],
    },
    denied: {
      'a product is nothing without its name': [MADE_NOW, 'name'],
      'a price is one': [{ price: -1, quantity: 6, ...MADE_NOW }],
      'pieces are whole': [{ quantity: 6.5, price: 1, ...MADE_NOW }],
      'stars are the shoppers’': [{ rating: { count: 9, sum: 45 }, ...MADE_NOW }],
      'another field is changed': [{ documentBytes: 10, ...MADE_NOW }],
      'the merchant says not when it changed': [{ price: 125, quantity: 60, updatedAt: AT }],
    },
  }),
  ...othersMayNot('changes no product', changesRow, [{ ...ROW, price: 1, quantity: 60 }]),
  mayImport(
    'denied',
    'a product is not written over, since its stars would go',
    noted(write(WITH_STARS, ROW), IMPORT),
    'merchant',
    { [WITH_STARS]: OF_A_TABLE },
  ),
];

export const MERCHANT_EDIT_CASES = [...edited, ...rows];
