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
  valued,
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
  may(expect, `a note, ${title}`, write(ownPath('productChanges'), { ...SIGNED, ...data }), as);

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
  ...valued(sets, {
    allowed: { quantity: [8, 0], price: [260, 99.5, 0, 0.01, 10_000_000] },
    denied: { quantity: [-1, 'many'], price: [-1, 0.004, 10_000_001, '260'] },
  }),
  sets('denied', 'with the pieces no name changes', { quantity: 8, name: 'Chia seeds' }),
  sets('denied', 'with the price no pieces change', { price: 260, quantity: 8 }),
  sets('allowed', 'with the pieces their time changes', { quantity: 8, updatedAt: LATER }),
  sets('allowed', 'the merchant takes what was not sold', { quantity: 3 }, { sold: 3 }),
  sets('denied', 'the merchant takes nothing that was sold', { quantity: 2 }, { sold: 3 }),
  sets('allowed', 'the first piece', { quantity: 1 }, { stored: without(PRODUCT, 'quantity') }),
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
  ...valued(
    notes,
    {
      allowed: { by: [3, 1_000_000] },
      denied: {
        ...{
          by: [1_000_001, 2.5],
          productId: ['moringa/x'],
          timestamp: [0],
          note: ['from the farm'],
        },
      },
    },
    CHANGE,
  ),
  ...valued(
    notes,
    {
      allowed: { price: [260] },
      denied: { price: [-1, 0.009], productId: ['gone'], upon: ['little'], note: ['for Diwali'] },
    },
    PRICE,
  ),
  ...STRANGERS_AT_DESK.map((as) => notes('denied', `${as} notes no pieces`, CHANGE, as)),
  ...othersMayNot('notes no price', notes, PRICE),
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
