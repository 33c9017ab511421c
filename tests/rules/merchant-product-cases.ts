// What the merchant may change of a product in the desk's list: pieces and price; each change has a document of its own, by which it counts
// once.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

type Expectation = RuleCase['expect'];

const AT = new Date(1_760_000_000_000);
const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const CHANGE = { productId: 'moringa', by: 3, timestamp: 1_760_000_000_000 };
const ONE_MORE = { ...CHANGE, productId: 'oversold', by: 1 };
const OVERSOLD = {
  'products/oversold': { ...PRODUCT, quantity: 2 },
  'stock/oversold': { sold: 3 },
};
const PRICE = { productId: 'moringa', price: 260, upon: 250, timestamp: 1_760_000_000_000 };
const STORED_CHANGE = 'productChanges/a-change-that-was-heard-before';
const OTHERS = ['asha', 'ravi', 'visitor'] as const;

let met = 0;

/** Changes a product of its own; `sold`: what is not taken off its pieces yet. */
function product(
  expect: Expectation,
  title: string,
  data: Fields,
  {
    as = 'merchant',
    sold,
    lacks,
  }: { as?: Person; sold?: number; lacks?: keyof typeof PRODUCT } = {},
): RuleCase {
  met += 1;
  const id = `product-of-the-desk-${met}`;
  const { [lacks ?? 'none']: _, ...stored } = PRODUCT as Fields;
  const path = `products/${id}`;
  const given = { [path]: stored, ...(sold !== undefined && { [`stock/${id}`]: { sold } }) };
  const does: Attempt = { verb: 'merge', path, data, fields: Object.keys(data) };
  return { title: `the desk: ${title}`, as, given, does, expect };
}

function change(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'merchant', id, given }: { as?: Person; id?: string; given?: RuleCase['given'] } = {},
): RuleCase {
  met += 1;
  const path = `productChanges/${id ?? `a-change-from-the-desk-${String(met).padStart(4, '0')}`}`;
  const does: Attempt = { verb: 'write', path, data };
  return { title: `the desk: ${title}`, as, ...(given && { given }), does, expect };
}

const plain = (expect: Expectation, title: string, does: Attempt, as: Person = 'merchant') => ({
  title: `the desk: ${title}`,
  as,
  does,
  expect,
});

const pieces: readonly RuleCase[] = [
  product('allowed', 'the merchant adds pieces', {
    quantity: 8,
    updatedAt: new Date(1_760_000_000_001),
  }),
  product('allowed', 'the merchant takes the last pieces away', { quantity: 0 }),
  product('denied', 'the merchant takes no more pieces than there are', { quantity: -1 }),
  product('allowed', 'the merchant takes away what was not sold', { quantity: 3 }, { sold: 3 }),
  product('denied', 'the merchant takes nothing that was sold', { quantity: 2 }, { sold: 3 }),
  product(
    'allowed',
    'pieces come where more was sold than there were',
    { quantity: 6 },
    { sold: 9 },
  ),
  product(
    'denied',
    'no piece comes where more was sold than there were',
    { quantity: 5, updatedAt: new Date(1_760_000_000_001) },
    { sold: 9 },
  ),
  product(
    'allowed',
    'the first piece of a product that never had any',
    { quantity: 1 },
    { lacks: 'quantity', sold: 9 },
  ),
  product(
    'denied',
    'no piece of a product that never had any',
    { quantity: 0 },
    { lacks: 'quantity', sold: 9 },
  ),
  product('denied', 'pieces are a number', { quantity: 'many' }),
  product('denied', 'with the pieces no name changes', { quantity: 8, name: 'Chia seeds' }),
  ...OTHERS.map((as) => product('denied', `${as} adds no pieces`, { quantity: 8 }, { as })),
];

const prices: readonly RuleCase[] = [
  product('allowed', 'the merchant sets a price', { price: 260 }),
  product('allowed', 'a price with paise', { price: 99.5 }),
  product('allowed', 'a product is given away', { price: 0 }),
  product('denied', 'no price is below nothing', { price: -1 }),
  product('allowed', 'the highest price', { price: 10_000_000 }),
  product('denied', 'no price is higher', { price: 10_000_001 }),
  product('denied', 'a price is a number', { price: '260' }),
  product('denied', 'with the price no pieces change', { price: 260, quantity: 8 }),
  ...OTHERS.map((as) => product('denied', `${as} sets no price`, { price: 1 }, { as })),
];

const stockChanges: readonly RuleCase[] = [
  change('allowed', 'pieces are noted as come', CHANGE),
  change('allowed', 'as many pieces as can come', { ...CHANGE, by: 1_000_000 }),
  change('denied', 'no more pieces can come', { ...CHANGE, by: 1_000_001 }),
  change(
    'allowed',
    'as many pieces as can go',
    { ...CHANGE, productId: 'emptied', by: -1_000_000 },
    { given: { 'products/emptied': { ...PRODUCT, quantity: 0 } } },
  ),
  change('denied', 'no more pieces can go', { ...CHANGE, productId: 'emptied', by: -1_000_001 }),
  change('allowed', 'a piece comes where more was sold than there were', ONE_MORE, {
    given: OVERSOLD,
  }),
  change('denied', 'no piece goes that was sold', { ...ONE_MORE, by: -1 }, { given: OVERSOLD }),
  change(
    'denied',
    'nothing is noted where nothing comes',
    { ...ONE_MORE, by: 0 },
    { given: OVERSOLD },
  ),
  change(
    'allowed',
    'the last pieces go',
    { ...CHANGE, productId: 'nearly-sold', by: -1 },
    {
      given: {
        'products/nearly-sold': { ...PRODUCT, quantity: 2 },
        'stock/nearly-sold': { sold: 2 },
      },
    },
  ),
  change('denied', 'pieces are whole', { ...CHANGE, by: 2.5 }),
  change('denied', 'pieces are of one product', { ...CHANGE, productId: 'moringa/x' }),
  change('denied', 'pieces come at a moment', { ...CHANGE, timestamp: 0 }),
  change('denied', 'nothing else is noted with pieces', { ...CHANGE, note: 'from the farm' }),
  change('denied', 'a change has an id that a phone made', CHANGE, { id: 'short' }),
  change('denied', 'a change that was heard is not heard again', CHANGE, {
    id: STORED_CHANGE.split('/')[1] ?? '',
  }),
  ...OTHERS.map((as) => change('denied', `${as} notes no pieces`, CHANGE, { as })),
];

const priceChanges: readonly RuleCase[] = [
  change('allowed', 'a price is noted upon the one that stands', PRICE),
  change('allowed', 'a price is noted that somebody has set already', {
    ...PRICE,
    price: 250,
    upon: 240,
  }),
  change('denied', 'a price is not noted upon one that has moved', { ...PRICE, upon: 240 }),
  change('denied', 'a price is not noted of what is gone', { ...PRICE, productId: 'gone' }),
  change('denied', 'a price that is noted is one', { ...PRICE, price: -1 }),
  change('denied', 'nothing else is noted with a price', { ...PRICE, note: 'for Diwali' }),
];

export const MERCHANT_PRODUCT_CASES: readonly RuleCase[] = [
  ...pieces,
  ...prices,
  ...stockChanges,
  ...priceChanges,
  {
    ...plain('allowed', 'the merchant looks whether a change was heard', {
      verb: 'get',
      path: STORED_CHANGE,
    }),
    given: { [STORED_CHANGE]: CHANGE, [`${STORED_CHANGE}/notes/stored`]: CHANGE },
  },
  plain('denied', 'the merchant lists no changes', {
    verb: 'list',
    collection: 'productChanges',
    limit: 10,
  }),
  plain('denied', 'the merchant deletes no change', { verb: 'delete', path: STORED_CHANGE }),
  plain('denied', 'the merchant reads nothing below a change', {
    verb: 'get',
    path: `${STORED_CHANGE}/notes/stored`,
  }),
  ...OTHERS.map((as) =>
    plain('denied', `${as} reads no change`, { verb: 'get', path: STORED_CHANGE }, as),
  ),
  {
    ...plain('allowed', 'the merchant looks how much was sold', {
      verb: 'get',
      path: 'stock/of-the-desk',
    }),
    given: { 'stock/of-the-desk': { sold: 3 }, 'stock/of-the-desk/notes/stored': { sold: 3 } },
  },
  plain('denied', 'the merchant lists no stock', { verb: 'list', collection: 'stock', limit: 10 }),
  plain('denied', 'the merchant says not how much was sold', {
    verb: 'write',
    path: 'stock/of-the-desk',
    data: { sold: 0 },
  }),
  plain('denied', 'the merchant makes up no stock', {
    verb: 'write',
    path: 'stock/of-another-product',
    data: { sold: 0 },
  }),
  plain('denied', 'the merchant deletes no stock', { verb: 'delete', path: 'stock/of-the-desk' }),
  plain('denied', 'the merchant reads nothing below a stock', {
    verb: 'get',
    path: 'stock/of-the-desk/notes/stored',
  }),
];
