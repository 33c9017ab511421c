// The changes of pieces and price that the merchant may make in the desk's list; each change has its own document, so that it counts once.
import { type Expectation, get, list, merge, remove, without, write } from './cases.ts';
import {
  AT,
  LATER,
  MOMENT,
  noted,
  noting,
  ofMerchant,
  othersMayNot,
  ownPath,
  STRANGERS_AT_DESK,
  tried,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const CHANGE = { productId: 'moringa', by: 3, timestamp: MOMENT };
const PRICE = { productId: 'moringa', price: 260, upon: 250, timestamp: MOMENT };
const STORED = 'productChanges/a-change-that-was-heard-before';
const STOCK = 'stock/of-the-desk';
const HEARD = { ...CHANGE, ...SIGNED };
const given = {
  ...{ [STORED]: CHANGE, [`${STORED}/notes/stored`]: CHANGE },
  ...{ [STOCK]: { sold: 3 }, [`${STOCK}/notes/stored`]: { sold: 3 } },
};

const may = ofMerchant('the desk');

/** Changes a product of its own; `sold`: sold pieces not yet folded into its quantity. */
function sets(
  expect: Expectation,
  title: string,
  data: Fields,
  { sold, stored = PRODUCT }: { sold?: number; stored?: Fields } = {},
): RuleCase {
  const path = ownPath('products');
  const stock = { [path.replace('products/', 'stock/')]: { sold } };
  const by = Number(data.quantity) - Number(stored.quantity ?? 0) || 3;
  const does = noted(merge(path, data), 'quantity' in data ? { by } : undefined);
  return may(expect, title, does, 'merchant', { [path]: stored, ...(sold && stock) });
}

const notes = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, title, write(ownPath('productChanges'), { ...SIGNED, ...data }), as);

/** Records that this many pieces come to a product with some in stock, of which some are sold. */
function counts(
  expect: Expectation,
  title: string,
  [quantity, sold, by]: readonly [number, number, number],
): RuleCase {
  const path = ownPath('products');
  const stock = { [path.replace('products/', 'stock/')]: { sold } };
  const stored = { [path]: { ...PRODUCT, quantity }, ...stock };
  return may(expect, title, noting(path, { by }), 'merchant', stored);
}

export const MERCHANT_PRODUCT_CASES: readonly RuleCase[] = [
  ...tried(sets, {
    allowed: {
      'the merchant adds pieces': { quantity: 8, updatedAt: LATER },
      'the merchant takes the last pieces away': { quantity: 0 },
      'the merchant sets a price': { price: 260 },
      'a price with paise': { price: 99.5 },
      'a product is given away': { price: 0 },
      'the lowest price': { price: 0.01 },
      'the highest price': { price: 10_000_000 },
    },
    denied: {
      'the merchant takes no more pieces than there are': { quantity: -1 },
      'pieces are a number': { quantity: 'many' },
      'with the pieces no name changes': { quantity: 8, name: 'Chia seeds' },
      'no price is below nothing': { price: -1 },
      'no price is less than one paisa': { price: 0.004 },
      'no price is higher': { price: 10_000_001 },
      'a price is a number': { price: '260' },
      'with the price no pieces change': { price: 260, quantity: 8 },
    },
  }),
  sets('allowed', 'the merchant takes what was not sold', { quantity: 3 }, { sold: 3 }),
  sets('denied', 'the merchant takes nothing that was sold', { quantity: 2 }, { sold: 3 }),
  sets(
    'allowed',
    'the first piece of all',
    { quantity: 1 },
    { stored: without(PRODUCT, 'quantity') },
  ),
  ...tried(counts, {
    allowed: {
      'as many pieces as can go': [0, 0, -1_000_000],
      'a piece comes where more was sold than there were': [2, 3, 1],
      'the last pieces go': [2, 2, -1],
    },
    denied: {
      'no more pieces can go': [0, 0, -1_000_001],
      'no piece goes that was sold': [2, 3, -1],
      'nothing is noted where nothing comes': [2, 3, 0],
    },
  }),
  ...tried(notes, {
    allowed: {
      'pieces are noted as come': CHANGE,
      'as many pieces as can come': { ...CHANGE, by: 1_000_000 },
      'a price is noted': PRICE,
    },
    denied: {
      'no more pieces can come': { ...CHANGE, by: 1_000_001 },
      'pieces are whole': { ...CHANGE, by: 2.5 },
      'pieces are of one product': { ...CHANGE, productId: 'moringa/x' },
      'pieces come at a moment': { ...CHANGE, timestamp: 0 },
      'nothing else is noted with pieces': { ...CHANGE, note: 'from the farm' },
      'a price is not noted of a product that is gone': { ...PRICE, productId: 'gone' },
      'a price that was seen is one': { ...PRICE, upon: 'little' },
      'a price that is noted is one': { ...PRICE, price: -1 },
      'no price is noted that is less than one paisa': { ...PRICE, price: 0.009 },
      'nothing else is noted with a price': { ...PRICE, note: 'for Diwali' },
    },
  }),
  ...STRANGERS_AT_DESK.map((as) => notes('denied', `${as} notes no pieces`, CHANGE, as)),
  ...othersMayNot('notes no price', (title, as) => notes('denied', title, PRICE, as)),
  ...tried((expect, title, does) => may(expect, title, does, 'merchant', given), {
    allowed: {
      'the merchant looks whether a change was heard': get(STORED),
      'the merchant looks how much was sold': get(STOCK),
    },
    denied: {
      'a change has an id that a phone made': write('productChanges/short', HEARD),
      'a change that was heard is not heard again': write(STORED, HEARD),
      'the merchant lists no changes': list('productChanges'),
      'the merchant deletes no change': remove(STORED),
      'the merchant reads nothing below a change': get(`${STORED}/notes/stored`),
      'the merchant lists no stock': list('stock'),
      'the merchant says not how much was sold': write(STOCK, { sold: 0 }),
      'the merchant makes up no stock': write('stock/of-another-product', { sold: 0 }),
      'the merchant deletes no stock': remove(STOCK),
      'the merchant reads nothing below a stock': get(`${STOCK}/notes/stored`),
    },
  }),
  ...STRANGERS_AT_DESK.flatMap((as) => [
    may('denied', `${as} reads no change`, get(STORED), as),
    may('denied', `${as} does not look how much was sold`, get(STOCK), as),
  ]),
];
