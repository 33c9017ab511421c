// What the merchant may write of a table that is imported, which is whole products, and that nobody else may; the categories and brands that a row names are
// among merchant-entry-cases.ts. Every case meets a document of its own.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

type Expectation = RuleCase['expect'];

const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const STORED = {
  name: 'Ragi',
  price: 120,
  quantity: 5,
  documentBytes: 9,
  rating: { count: 1, sum: 5 },
  updatedAt: new Date(1_760_000_000_000),
};
const ROW = { name: 'Ragi', price: 120, quantity: 5, updatedAt: SERVER_TIME };
/** All that a row can say. */
const WHOLE_ROW = {
  ...ROW,
  category: 'millets',
  brand: 'haat',
  mrp: 140,
  numWeeks: 2,
  preorderLimit: 10,
  popularity: 1.5,
  netWeight: 1,
  unit: 'kg',
  packOf: 'ragi',
  origin: 'Hassan',
  shelfLife: '6 months',
  fssai: '12424999000101',
  organicCertificate: 'NPOP/1',
  tags: ['ragi'],
  photoURL: ['0'],
  editorContent: '<p>Ragi</p>',
};

let met = 0;
const ownPath = () => {
  met += 1;
  return `products/of-a-table-${met}`;
};

function makes(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'merchant' }: { as?: Person } = {},
): RuleCase {
  const does: Attempt = { verb: 'write', path: ownPath(), data };
  return { title: `an import: ${title}`, as, does, expect };
}

function changes(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'merchant', gone = [] }: { as?: Person; gone?: string[] } = {},
): RuleCase {
  const path = ownPath();
  const does: Attempt = { verb: 'merge', path, data, fields: [...Object.keys(data), ...gone] };
  return { title: `an import: ${title}`, as, given: { [path]: STORED }, does, expect };
}

const made: readonly RuleCase[] = [
  makes('allowed', 'the merchant makes a product', ROW),
  makes('allowed', 'of all that a row can say', WHOLE_ROW),
  makes('allowed', 'a product without pieces', { name: 'Ragi', price: 0, updatedAt: SERVER_TIME }),
  makes('allowed', 'the longest name and the highest price', {
    ...ROW,
    name: 'र'.repeat(2_400),
    price: 10_000_000,
  }),
  makes('denied', 'a longer name', { ...ROW, name: 'र'.repeat(2_401) }),
  makes('denied', 'a product without a name', { price: 120, updatedAt: SERVER_TIME }),
  makes('denied', 'a product without a price', { name: 'Ragi', updatedAt: SERVER_TIME }),
  makes('denied', 'a price below nothing', { ...ROW, price: -1 }),
  makes('denied', 'half a piece', { ...ROW, quantity: 0.5 }),
  makes('denied', 'another field', { ...ROW, documentBytes: 9 }),
  makes('denied', 'stars that nobody gave', { ...ROW, rating: { count: 9, sum: 45 } }),
  makes('denied', 'the merchant says not when a product without pieces was made', {
    name: 'Ragi',
    price: 120,
    updatedAt: new Date(1),
  }),
  makes('denied', 'nor leaves it open', { name: 'Ragi', price: 120 }),
  ...OTHERS.map((as) => makes('denied', `${as} makes no product`, ROW, { as })),
];

const changed: readonly RuleCase[] = [
  changes('allowed', 'the merchant changes all that a row can say', WHOLE_ROW),
  changes('allowed', 'the merchant changes pieces and price', {
    price: 125,
    quantity: 60,
    updatedAt: SERVER_TIME,
  }),
  changes('allowed', 'an empty cell empties', { updatedAt: SERVER_TIME }, { gone: ['quantity'] }),
  changes(
    'denied',
    'a product is nothing without its name',
    { updatedAt: SERVER_TIME },
    { gone: ['name'] },
  ),
  changes('denied', 'a name is one', { name: '', quantity: 6, updatedAt: SERVER_TIME }),
  changes('denied', 'a price is one', { price: -1, quantity: 6, updatedAt: SERVER_TIME }),
  changes('denied', 'pieces are whole', { quantity: 6.5, price: 1, updatedAt: SERVER_TIME }),
  changes('denied', 'stars are the shoppers’', {
    rating: { count: 9, sum: 45 },
    updatedAt: SERVER_TIME,
  }),
  changes('denied', 'another field', { documentBytes: 10, updatedAt: SERVER_TIME }),
  changes('denied', 'the merchant says not when it changed', {
    price: 125,
    quantity: 60,
    updatedAt: new Date(2),
  }),
  ...OTHERS.map((as) =>
    changes('denied', `${as} changes no product`, { ...ROW, price: 1, quantity: 60 }, { as }),
  ),
];

/** All of it at once, and not field by field. */
const writtenOver: RuleCase = {
  title: 'an import: a product is not written over, since its stars would go',
  as: 'merchant',
  given: { 'products/of-a-table-with-stars': STORED },
  does: { verb: 'write', path: 'products/of-a-table-with-stars', data: ROW },
  expect: 'denied',
};

export const MERCHANT_IMPORT_CASES: readonly RuleCase[] = [...made, ...changed, writtenOver];
