// Everybody may read the catalogue, nobody may write it directly, and paths without a rule stay closed.
import {
  about,
  closedBelow,
  everywhere,
  get,
  list,
  listCases,
  merge,
  remove,
  write,
} from './cases.ts';
import type { Attempt, RuleCase } from './rule-case.ts';

const PUBLIC = ['products', 'categories', 'brands', 'blogs', 'shop', 'tombstones'];

function publicCases(collection: string): RuleCase[] {
  const may = about(collection);
  const stored = `${collection}/stored`;
  return [
    may('allowed', 'a visitor may open one', get(stored), 'visitor'),
    ...listCases(may, collection, 'visitor'),
    may('allowed', 'page by page', { verb: 'page', collection, pageSize: 500 }),
    may('allowed', 'with nothing skipped', list(collection, 1, { offset: 0 }), 'visitor'),
    may('denied', 'nobody may skip many', list(collection, 1, { offset: 100_000 })),
    may('denied', 'Asha may not add one', write(`${collection}/added-by-a-client`, { price: 1 })),
    may('denied', 'Asha may not change one', write(stored, { price: 1 })),
    may('denied', 'Asha may not delete one', remove(stored)),
    ...closedBelow(may, stored, { name: 'A farm' }),
  ];
}

const head = about('the mark of the last change');
const HEAD = 'catalogue/head';

/** Closed to everybody, signed in or not. */
const closed: Readonly<Record<string, Attempt>> = {
  'Asha’s payment is read': get('payments/stored-order-of-asha'),
  'a payment is made up': write('payments/made-up-payment-of-asha', { status: 'success' }),
  'Asha’s payment is changed': merge('payments/stored-order-of-asha', { status: 'success' }),
  'Asha’s payment is deleted': remove('payments/stored-order-of-asha'),
  'payments are listed': list('payments'),
  'people are listed': list('users'),
  'orders are searched across people': everywhere('orders'),
  ...Object.assign(
    {},
    ...['suppliers', 'sentMessages', 'sentNotices', 'accounts', 'secrets', 'stock', 'ratings'].map(
      (name) => ({
        [`one of ${name} is read`]: get(`${name}/stored`),
        [`${name} are listed`]: list(name),
        [`one of ${name} is made up`]: write(`${name}/made-up-by-a-client-here`, { uid: 'asha' }),
        [`one of ${name} is changed`]: merge(`${name}/stored`, { maxOpenOrders: 1_000, sold: -1 }),
        [`one of ${name} is deleted`]: remove(`${name}/stored`),
      }),
    ),
  ),
};

export const OPEN_CASES: readonly RuleCase[] = [
  ...PUBLIC.flatMap(publicCases),
  head('allowed', 'a visitor may ask for it', get(HEAD), 'visitor'),
  head('denied', 'nobody may read what lies beside it', get('catalogue/other')),
  head('denied', 'nobody may list what lies beside it', list('catalogue')),
  head('denied', 'Asha may not move it', write(HEAD, { changedAt: 2 })),
  head('denied', 'Asha may not delete it', remove(HEAD)),
  ...(['visitor', 'asha'] as const).flatMap((as) =>
    Object.entries(closed).map(([what, does]) =>
      about('closed')('denied', `${what} by ${as}`, does, as),
    ),
  ),
];

/** These hold in a shop without documents, where any write would be a first one. */
export const EMPTY_SHOP_CASES: readonly RuleCase[] = [
  head('denied', 'Asha may not make it either', write(HEAD, { changedAt: 1 })),
];
