// What the merchant may make, change and delete of products at the desk, and that nobody else may. Every case meets a product of its own.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

type Expectation = RuleCase['expect'];

const AT = new Date(1_760_000_000_000);
const LATER = new Date(1_760_000_000_001);
const NEW = { name: 'Moringa powder', price: 250, quantity: 5 };
const STORED = { ...NEW, tags: ['leaf'], updatedAt: AT, rating: { count: 1, sum: 5 } };
const EDIT = { does: 'change', upon: {}, timestamp: 1_760_000_000_000 };
const OTHERS = ['asha', 'ravi', 'visitor'] as const;

/** One value of each field that the merchant says. */
const SAID: Fields = {
  name: 'Moringa leaf powder',
  category: 'powders',
  brand: 'kaveri-banks',
  price: 260,
  mrp: 300,
  packOf: 'moringa',
  origin: 'Theni',
  shelfLife: '12 months',
  fssai: '12345678901234',
  organicCertificate: 'IN-ORG-1',
  numWeeks: 2,
  preorderLimit: 10,
  popularity: 3,
  tags: ['leaf', 'green'],
  photoURL: ['a1b2'],
  editorContent: '<p>Green.</p>',
  hidden: true,
  netWeight: 200,
  unit: 'g',
};

let met = 0;
function nextPath(): string {
  met += 1;
  return `products/edited-at-the-desk-${met}`;
}

function makes(
  expect: Expectation,
  title: string,
  data: Fields,
  as: Person = 'merchant',
): RuleCase {
  return {
    title: `the desk: ${title}`,
    as,
    does: { verb: 'write', path: nextPath(), data },
    expect,
  };
}

function edits(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'merchant', stored = STORED }: { as?: Person; stored?: Fields } = {},
): RuleCase {
  const path = nextPath();
  const does: Attempt = { verb: 'merge', path, data, fields: Object.keys(data) };
  return { title: `the desk: ${title}`, as, given: { [path]: stored }, does, expect };
}

/** Says what is done with a product, and does it in the same commit. */
function says(
  expect: Expectation,
  title: string,
  edit: Fields,
  data: Fields | null | undefined,
  { as = 'merchant', stored = STORED }: { as?: Person; stored?: Fields } = {},
): RuleCase {
  const product = nextPath();
  const [, productId] = product.split('/');
  const path = `productChanges/an-edit-from-the-desk-${String(met).padStart(6, '0')}`;
  const beside = data === undefined ? undefined : { path: product, data };
  const does: Attempt = {
    verb: 'write',
    path,
    data: { productId, ...EDIT, ...edit },
    ...(beside && { beside }),
  };
  return { title: `the desk: ${title}`, as, given: { [product]: stored }, does, expect };
}

const made: readonly RuleCase[] = [
  makes('allowed', 'the merchant makes a product', NEW),
  makes('allowed', 'a product with all that can be said', { ...NEW, ...SAID, updatedAt: AT }),
  makes('denied', 'a product has a name', { price: 250, quantity: 5 }),
  makes('denied', 'a product has a price', { name: 'Moringa powder', quantity: 5 }),
  makes('denied', 'the price of a new product is one', { ...NEW, price: -1 }),
  makes('denied', 'a product has a number of pieces', { name: 'Moringa powder', price: 250 }),
  makes('denied', 'pieces of a new product are whole', { ...NEW, quantity: 2.5 }),
  makes('denied', 'nobody makes up stars', { ...NEW, rating: { count: 9, sum: 45 } }),
  makes('denied', 'nobody makes up a document', { ...NEW, documentBytes: 9 }),
  ...OTHERS.map((as) => makes('denied', `${as} makes no product`, NEW, as)),
];

const edited: readonly RuleCase[] = [
  ...Object.entries(SAID).map(([field, value]) =>
    edits('allowed', `the merchant changes ${field}`, { [field]: value, updatedAt: LATER }),
  ),
  edits('denied', 'a price is one, however it is changed', { price: -1, name: 'Moringa' }),
  edits('allowed', 'the longest name', { name: 'x'.repeat(2400) }),
  edits('denied', 'no name is longer', { name: 'x'.repeat(2401) }),
  edits('denied', 'the merchant gives no stars', { rating: { count: 9, sum: 45 } }),
  edits('denied', 'with the name no pieces change', { name: 'Moringa', quantity: 9 }),
  ...OTHERS.map((as) => edits('denied', `${as} renames no product`, { name: 'Moringa' }, { as })),
];

const deleted: readonly RuleCase[] = (['merchant', ...OTHERS] as const).map((as) => {
  const path = nextPath();
  const expect = as === 'merchant' ? 'allowed' : 'denied';
  const title = `the desk: ${as} ${expect === 'allowed' ? 'deletes' : 'does not delete'} a product`;
  return { title, as, given: { [path]: STORED }, does: { verb: 'delete', path }, expect };
});

const listed: RuleCase = {
  title: 'the desk: the merchant, too, says where a list of products ends',
  as: 'merchant',
  does: { verb: 'list', collection: 'products' },
  expect: 'denied',
};

const { rating: _, updatedAt: __, quantity: ___, ...SEEN } = STORED;
const RENAMED = { name: 'Moringa', updatedAt: LATER };

const said: readonly RuleCase[] = [
  says('allowed', 'a new product is noted', { does: 'create' }, undefined),
  says('allowed', 'a name that stands as it was seen', { upon: { name: NEW.name } }, RENAMED),
  says('denied', 'a name that somebody has changed meanwhile', { upon: { name: 'M' } }, RENAMED),
  says('denied', 'a name that somebody has taken away', { upon: { name: 'M' } }, RENAMED, {
    stored: { price: 250 },
  }),
  says('allowed', 'a first origin', { upon: {} }, { origin: 'Theni' }),
  says(
    'denied',
    'an origin that somebody has said meanwhile',
    { upon: {} },
    { origin: 'Theni' },
    {
      stored: { ...STORED, origin: 'Madurai' },
    },
  ),
  says(
    'allowed',
    'what both merchants want',
    { upon: { name: 'M' } },
    { name: NEW.name, price: 260 },
    {
      stored: { ...STORED, price: 260 },
    },
  ),
  says(
    'allowed',
    'a product that stands as it was seen is deleted',
    { does: 'delete', upon: SEEN },
    null,
  ),
  says(
    'denied',
    'a product that has changed is not',
    { does: 'delete', upon: { ...SEEN, price: 1 } },
    null,
  ),
  says('denied', 'nothing else is done with a product', { does: 'sell', upon: SEEN }, undefined),
  says('denied', 'what was seen has names', { does: 'create', upon: 'all' }, undefined),
  says('denied', 'an edit is decided upon something', { does: 'create', upon: null }, undefined),
  says('denied', 'nothing else is noted with an edit', { does: 'create', note: 'x' }, undefined),
  ...OTHERS.map((as) =>
    says('denied', `${as} notes no edit`, { does: 'create' }, undefined, { as }),
  ),
];

export const MERCHANT_EDIT_CASES: readonly RuleCase[] = [
  ...made,
  ...edited,
  ...deleted,
  listed,
  ...said,
];
