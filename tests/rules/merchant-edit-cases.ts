// Edits of products that only the merchant may make at the desk. Every case has its own product.
import { type Expectation, listAll, merge, write } from './cases.ts';
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
  x,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

const NEW = { name: 'Moringa powder', price: 250, quantity: 5 };
export const LEAF = 'https://farm.example/leaf.jpg';
export const FAILED = { picturesFailed: [`${LEAF}: the answer there is 404`] };
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

/** What a table of another shop says of a product, within and beyond the limits. */
export const FROM_ELSEWHERE = {
  allowed: {
    'the longest source': { sourceId: x(300) },
    'the longest ingredients': { ingredients: x(1000) },
    '20 pictures on the web': { picturesFrom: Array(20).fill(LEAF) },
    'the longest addresses': { picturesFrom: [LEAF, x(40_000 - LEAF.length)] },
  },
  denied: {
    'no source is longer': { sourceId: x(301) },
    'a source is a text': { sourceId: 111 },
    'no ingredients are longer': { ingredients: x(1001) },
    'ingredients are a text': { ingredients: 7 },
    'no 21 pictures on the web': { picturesFrom: Array(21).fill(LEAF) },
    'no addresses are longer': { picturesFrom: [LEAF, x(40_001 - LEAF.length)] },
    'addresses are a list': { picturesFrom: LEAF },
    'nobody makes up why a picture is missing': { picturesFailed: [`${LEAF}: it is gone`] },
  },
};

export const TEXTS = translations('name', 'editorContent');
/** Texts as somebody may have typed them past the desk, and the same with one that the desk writes. */
export const ODD = { hi: { name: '' }, tlh: { name: 'moringa' } };
export const STILL_ODD = { ...ODD, ta: { name: 'முருங்கை' } };

const CREATE = { does: 'create' };
const may = ofMerchant('the desk');
const makes = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, title, noted(write(ownPath('products'), data), CREATE), as);

function edits(expect: Expectation, title: string, data: Fields, as?: Person): RuleCase {
  const path = ownPath('products');
  return may(expect, title, noted(merge(path, data)), as, { [path]: STORED });
}
/** The same of a product with odd texts; `gone`: the removed field. */
function editsOdd(
  expect: Expectation,
  title: string,
  [data, gone]: readonly [data: Fields, gone?: string],
): RuleCase {
  const path = ownPath('products');
  const does = noted(merge(path, data, [...Object.keys(data), ...(gone ? [gone] : [])]));
  return may(expect, title, does, 'merchant', { [path]: { ...STORED, texts: ODD } });
}
/** The note of an edit. */
const says = (expect: Expectation, title: string, edit: Fields, as?: Person) =>
  may(expect, title, noting(ownPath('products'), edit), as);

export const MERCHANT_EDIT_CASES: readonly RuleCase[] = [
  ...tried(makes, {
    allowed: {
      'the merchant makes a product': NEW,
      'a product of which there is none yet': { ...NEW, quantity: 0 },
      'a product with all that can be said': { ...NEW, ...SAID, updatedAt: AT },
    },
    denied: {
      'a product has a name': { price: 250, quantity: 5 },
      'a product has a price': { name: 'Moringa powder', quantity: 5 },
      'the price of a new product is one': { ...NEW, price: -1 },
      'a product has a number of pieces': { name: 'Moringa powder', price: 250 },
      'pieces of a new product are whole': { ...NEW, quantity: 2.5 },
      'no new product owes pieces': { ...NEW, quantity: -1 },
      'no new product costs less than one paisa': { ...NEW, price: 0.004 },
      'nobody makes up stars': { ...NEW, rating: { count: 9, sum: 45 } },
      'nobody makes up a document': { ...NEW, documentBytes: 9 },
    },
  }),
  ...othersMayNot('makes no product', (title, as) => makes('denied', title, NEW, as)),
  ...Object.entries(SAID).map(([field, value]) =>
    edits('allowed', `the merchant changes ${field}`, { [field]: value, updatedAt: LATER }),
  ),
  ...tried(edits, FROM_ELSEWHERE),
  ...tried(edits, TEXTS),
  ...tried(editsOdd, {
    allowed: {
      'texts in a language that the shop does not speak hinder no price': [
        { price: 260, mrp: 300, updatedAt: LATER },
      ],
      'texts in Hindi take the place of odd ones': [{ texts: SAID.texts, updatedAt: LATER }],
      'odd texts are taken away': [{ updatedAt: LATER }, 'texts'],
    },
    denied: {
      'odd texts are not written again with a text in Tamil': [
        { texts: STILL_ODD, updatedAt: LATER },
      ],
    },
  }),
  ...tried(edits, {
    allowed: { 'the longest name': { name: 'x'.repeat(2400) } },
    denied: {
      'no name is longer': { name: 'x'.repeat(2401) },
      'a price is one, however it is changed': { price: -1, name: 'Moringa' },
      'the merchant gives no stars': { rating: { count: 9, sum: 45 } },
      'with the name no pieces change': { name: 'Moringa', quantity: 9 },
    },
  }),
  ...othersMayNot('renames no product', (title, as) =>
    edits('denied', title, { name: 'Moringa' }, as),
  ),
  may('denied', 'the merchant, too, says where a list of products ends', listAll('products')),
  ...tried(says, {
    allowed: { 'a new product is noted': CREATE },
    denied: {
      'nothing else is done with a product': { does: 'sell' },
      'what was seen has names': { upon: 'all' },
      'an edit is decided upon something': { upon: null },
      'nothing else is noted with an edit': { note: 'x' },
    },
  }),
  ...othersMayNot('notes no edit', (title, as) => says('denied', title, CREATE, as)),
];
