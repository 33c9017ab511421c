// The browsers on which a shopper wants to be told something: theirs alone to set up and to take away.
import { MAX_PUSH_TOKEN_LENGTH } from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { idCases, sendingTo, textCases } from './sent-only.ts';
import { DEVICE, DEVICE_PATH, DEVICES } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const END_OF_2099 = 4_102_444_799_999;
const send = sendingTo(DEVICES, 'asha');
const device = () => DEVICE;

function without(field: string): Fields {
  return Object.fromEntries(Object.entries(DEVICE).filter(([name]) => name !== field));
}

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `devices: ${title}`, as, does, expect };
}

function write(expect: Expectation, title: string, data: Fields, path = DEVICE_PATH): RuleCase {
  return may(expect, title, { verb: 'write', path, data });
}

const values: readonly (readonly [Expectation, string, Fields])[] = [
  ['allowed', 'the first millisecond of 1970', { createdAt: 1 }],
  ['denied', 'no time', { createdAt: 0 }],
  ['allowed', 'the last millisecond of 2099', { createdAt: END_OF_2099 }],
  ['denied', 'the year 2100', { createdAt: END_OF_2099 + 1 }],
  ['denied', 'a time that is text', { createdAt: '1760000000000' }],
  ['allowed', 'nothing of orders', { orders: false }],
  ['denied', 'an answer that is text', { orders: 'true' }],
  ['denied', 'an answer that is a number', { orders: 1 }],
  ['denied', 'no answer', { orders: null }],
];

const strangers = (['ravi', 'visitor', 'asha without a phone'] as const).flatMap((as) => [
  may('denied', `${as} may not look at one of Asha’s`, { verb: 'get', path: DEVICE_PATH }, as),
  may(
    'denied',
    `${as} may not send one of Asha’s again`,
    { verb: 'write', path: DEVICE_PATH, data: DEVICE },
    as,
  ),
  may(
    'denied',
    `${as} may not be told what is Asha’s`,
    { verb: 'write', path: `${DEVICES}/device-of-somebody-else`, data: DEVICE },
    as,
  ),
  may('denied', `${as} may not take one of Asha’s away`, { verb: 'delete', path: DEVICE_PATH }, as),
]);

export const DEVICE_CASES: readonly RuleCase[] = [
  send('allowed', 'Asha may set one up', DEVICE),
  ...idCases(DEVICES, device, 'asha'),
  ...Object.keys(DEVICE).map((field) => send('denied', `no ${field}`, without(field))),
  send('denied', 'with more than that', { ...DEVICE, uid: 'ravi' }),
  send('denied', 'nothing at all', {}),
  ...textCases(DEVICES, device, 'token', MAX_PUSH_TOKEN_LENGTH, 'asha'),
  ...values.map(([expect, what, fields]) => send(expect, what, { ...DEVICE, ...fields })),

  may('allowed', 'Asha may look at one of hers', { verb: 'get', path: DEVICE_PATH }),
  may('denied', 'Asha may not list hers', { verb: 'list', collection: DEVICES, limit: 10 }),
  may('denied', 'nobody may search those of all people', {
    verb: 'list everywhere',
    collection: 'devices',
    limit: 10,
  }),
  write('allowed', 'Asha may send one again, unchanged', DEVICE),
  write('allowed', 'Asha may want nothing more of orders', { ...DEVICE, orders: false }),
  write('denied', 'Asha may not empty one', {}),
  write('denied', 'Asha may not add to one', { ...DEVICE, note: 'x' }),
  write(
    'denied',
    'Asha may not write below one',
    DEVICE,
    `${DEVICE_PATH}/notes/written-below-it-here`,
  ),
  write(
    'denied',
    'Asha may not resend below one',
    DEVICE,
    `${DEVICE_PATH}/notes/stored-below-a-device-here`,
  ),
  may('denied', 'Asha may not read below one', {
    verb: 'get',
    path: `${DEVICE_PATH}/notes/stored-below-a-device-here`,
  }),
  may('allowed', 'Asha may take one away', {
    verb: 'delete',
    path: `${DEVICES}/stored-device-for-deletion`,
  }),
  may('allowed', 'Asha may take one away that is gone', {
    verb: 'delete',
    path: `${DEVICES}/device-that-is-gone-already`,
  }),
  ...strangers,
];
