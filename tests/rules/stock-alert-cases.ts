// What a shopper waits for: one ask for each product, theirs alone.
import { MAX_ID_LENGTH } from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { STOCK_ALERT, STOCK_ALERT_PATH, STOCK_ALERTS } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const END_OF_2099 = 4_102_444_799_999;

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `stock alerts: ${title}`, as, does, expect };
}

function write(
  expect: Expectation,
  title: string,
  data: Fields,
  path = STOCK_ALERT_PATH,
): RuleCase {
  return may(expect, title, { verb: 'write', path, data });
}

/** A first ask for a product. */
function ask(expect: Expectation, title: string, id: string, data: Fields = {}): RuleCase {
  const alert = { ...STOCK_ALERT, productId: id, ...data };
  const given = { [`products/${id}`]: { name: 'Turmeric' } };
  return { ...write(expect, title, alert, `${STOCK_ALERTS}/${id}`), given };
}

const strangers = (['ravi', 'visitor', 'asha without a phone'] as const).flatMap((as) => [
  may('denied', `${as} may not look at Asha’s`, { verb: 'get', path: STOCK_ALERT_PATH }, as),
  may(
    'denied',
    `${as} may not send Asha’s again`,
    { verb: 'write', path: STOCK_ALERT_PATH, data: STOCK_ALERT },
    as,
  ),
  may(
    'denied',
    `${as} may not ask for Asha`,
    {
      verb: 'write',
      path: `${STOCK_ALERTS}/stored`,
      data: { ...STOCK_ALERT, productId: 'stored' },
    },
    as,
  ),
  may('denied', `${as} may not take Asha’s away`, { verb: 'delete', path: STOCK_ALERT_PATH }, as),
]);

export const STOCK_ALERT_CASES: readonly RuleCase[] = [
  ask('allowed', 'Asha may wait for a product', 'turmeric'),
  ask('allowed', 'with a name of one letter', 'm'),
  ask('allowed', 'with the longest name', 'm'.repeat(MAX_ID_LENGTH)),
  write(
    'denied',
    'for a product that the shop does not have',
    { ...STOCK_ALERT, productId: 'never-sold' },
    `${STOCK_ALERTS}/never-sold`,
  ),
  ask('denied', 'with a longer name', 'm'.repeat(MAX_ID_LENGTH + 1)),
  ask('denied', 'under the name of another product', 'turmeric-b', { productId: 'moringa' }),
  ask('denied', 'for a product that is a number', 'turmeric-c', { productId: 7 }),
  ask('denied', 'with more than that', 'turmeric-d', { uid: 'ravi' }),
  ask('allowed', 'since the first millisecond of 1970', 'turmeric-e', { timestamp: 1 }),
  ask('denied', 'since no time', 'turmeric-f', { timestamp: 0 }),
  ask('allowed', 'since the last millisecond of 2099', 'turmeric-g', { timestamp: END_OF_2099 }),
  ask('denied', 'since the year 2100', 'turmeric-h', { timestamp: END_OF_2099 + 1 }),
  ask('denied', 'since a time that is text', 'turmeric-i', { timestamp: '1760000000000' }),
  write('denied', 'without a time', { productId: 'moringa' }),
  write('denied', 'without a product', { timestamp: 1 }),
  write('denied', 'without anything', {}),

  may('allowed', 'Asha may look at hers', { verb: 'get', path: STOCK_ALERT_PATH }),
  may('allowed', 'Asha may look for one that is gone', {
    verb: 'look for',
    path: `${STOCK_ALERTS}/gone`,
  }),
  may('denied', 'Asha may not list hers', { verb: 'list', collection: STOCK_ALERTS, limit: 10 }),
  may('denied', 'nobody may search those of all people', {
    verb: 'list everywhere',
    collection: 'stockAlerts',
    limit: 10,
  }),
  write('allowed', 'Asha may send hers again, unchanged', STOCK_ALERT),
  write('allowed', 'Asha may ask anew', { ...STOCK_ALERT, timestamp: 1_770_000_000_000 }),
  write(
    'denied',
    'Asha may not write below hers',
    { ...STOCK_ALERT, productId: 'new' },
    `${STOCK_ALERT_PATH}/notes/new`,
  ),
  write(
    'denied',
    'Asha may not resend below hers',
    STOCK_ALERT,
    `${STOCK_ALERT_PATH}/notes/moringa`,
  ),
  may('denied', 'Asha may not read below hers', {
    verb: 'get',
    path: `${STOCK_ALERT_PATH}/notes/moringa`,
  }),
  may('allowed', 'Asha may wait for it no longer', {
    verb: 'delete',
    path: `${STOCK_ALERTS}/chia`,
  }),
  may('allowed', 'Asha may give up twice', { verb: 'delete', path: `${STOCK_ALERTS}/gone` }),
  ...strangers,
];
