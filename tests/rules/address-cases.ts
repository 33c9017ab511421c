// Where a shopper wants things brought: only they see it, and it must be an address in India.

import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_NAME_LENGTH,
} from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { idCases, sendingTo, textCases } from './sent-only.ts';
import { ADDRESS, ADDRESS_PATH, ADDRESSES, MERCHANTS_ADDRESS_PATH } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const send = sendingTo(ADDRESSES, 'asha');
const address = () => ADDRESS;

const phones: readonly (readonly [Expectation, string, unknown])[] = [
  ['allowed', 'ten digits', '0123456789'],
  ['denied', 'nine digits', '987654321'],
  ['denied', 'eleven digits', '98765432100'],
  ['denied', 'a country code', '+919876543210'],
  ['denied', 'letters', '98765abcde'],
  ['denied', 'Devanagari digits', '९८७६५४३२१०'],
  ['denied', 'a line break after it', '9876543210\n'],
  ['denied', 'nothing', ''],
  ['denied', 'a number instead of text', 9_876_543_210],
  ['denied', 'a list instead of text', ['9876543210']],
];

const zipcodes: readonly (readonly [Expectation, string, unknown])[] = [
  ['allowed', 'the lowest', '100000'],
  ['allowed', 'the highest', '999999'],
  ['denied', 'a zero in front', '066001'],
  ['denied', 'five digits', '46600'],
  ['denied', 'seven digits', '4660011'],
  ['denied', 'letters', '46600A'],
  ['denied', 'a space', '466 001'],
  ['denied', 'nothing', ''],
  ['denied', 'a number instead of text', 466_001],
  ['denied', 'a list instead of text', ['466001']],
];

const notStates: readonly (readonly [string, unknown])[] = [
  ['of another country', 'Texas'],
  ['in small letters', 'madhya pradesh'],
  ['with a space after it', 'Madhya Pradesh '],
  ['that is a part of one', 'Pradesh'],
  ['that is empty', ''],
  ['that is a number', 7],
  ['that is a list', ['Madhya Pradesh']],
  ['that is nothing', null],
];

function without(field: string): Fields {
  return Object.fromEntries(Object.entries(ADDRESS).filter(([name]) => name !== field));
}

function may(expect: Expectation, title: string, as: Person, does: Attempt): RuleCase {
  return { title: `addresses: ${title}`, as, does, expect };
}

function write(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'asha', path = ADDRESS_PATH }: { as?: Person; path?: string } = {},
): RuleCase {
  return may(expect, title, as, { verb: 'write', path, data });
}

function strangers(title: string, does: Attempt): RuleCase[] {
  return (['ravi', 'visitor', 'asha without a phone'] as const).map((as) =>
    may('denied', `${as} may not ${title}`, as, does),
  );
}

/** What may be done with addresses that are there. */
const stored: readonly RuleCase[] = [
  may('allowed', 'Asha may open one of hers', 'asha', { verb: 'get', path: ADDRESS_PATH }),
  may('allowed', 'Asha may list hers, 500 at a time', 'asha', {
    verb: 'list',
    collection: ADDRESSES,
    limit: 500,
  }),
  may('denied', 'Asha may not list hers, 501 at a time', 'asha', {
    verb: 'list',
    collection: ADDRESSES,
    limit: 501,
  }),
  may('denied', 'Asha may not skip any of hers', 'asha', {
    verb: 'list',
    collection: ADDRESSES,
    limit: 500,
    offset: 1,
  }),
  may('denied', 'Asha may not list hers without saying how many', 'asha', {
    verb: 'list',
    collection: ADDRESSES,
  }),
  ...(['asha', 'visitor'] as const).map((as) =>
    may('denied', `nobody may search those of all people, not ${as} either`, as, {
      verb: 'list everywhere',
      collection: 'addresses',
      limit: 10,
    }),
  ),
  write('allowed', 'Asha may send one again, unchanged', ADDRESS),
  write('allowed', 'Asha may move', { ...ADDRESS, city: 'Bhopal', zipcode: '462001' }),
  write('allowed', 'Asha may change one that the merchant put there', ADDRESS, {
    path: MERCHANTS_ADDRESS_PATH,
  }),
  may('allowed', 'Asha may change only the phone of one', 'asha', {
    verb: 'merge',
    path: ADDRESS_PATH,
    data: { phone: '9876543211' },
    fields: ['phone'],
  }),
  may('denied', 'Asha may not change only the phone of one to a wrong one', 'asha', {
    verb: 'merge',
    path: ADDRESS_PATH,
    data: { phone: '98765' },
    fields: ['phone'],
  }),
  write('denied', 'Asha may not add to one', { ...ADDRESS, uid: 'asha' }),
  write('denied', 'Asha may not take from one', without('phone')),
  write('denied', 'Asha may not empty one', {}),
  write('denied', 'Asha may not write below one', ADDRESS, {
    path: `${ADDRESS_PATH}/notes/written-below-by-a-client`,
  }),
  write('denied', 'Asha may not resend below one', ADDRESS, {
    path: `${ADDRESS_PATH}/notes/stored`,
  }),
  may('denied', 'Asha may not read below one', 'asha', {
    verb: 'get',
    path: `${ADDRESS_PATH}/notes/stored`,
  }),
  may('allowed', 'Asha may delete one', 'asha', {
    verb: 'delete',
    path: `${ADDRESSES}/stored-address-for-deletion`,
  }),
  may('allowed', 'Asha may delete one that is gone already', 'asha', {
    verb: 'delete',
    path: `${ADDRESSES}/address-that-is-gone`,
  }),
  ...strangers('open one of Asha’s', { verb: 'get', path: ADDRESS_PATH }),
  ...strangers('list those of Asha', { verb: 'list', collection: ADDRESSES, limit: 10 }),
  ...strangers('send one of Asha’s again', { verb: 'write', path: ADDRESS_PATH, data: ADDRESS }),
  ...strangers('delete one of Asha’s', { verb: 'delete', path: ADDRESS_PATH }),
  ...strangers('delete one of Asha’s that is gone', {
    verb: 'delete',
    path: `${ADDRESSES}/address-that-is-gone`,
  }),
  ...strangers('add one for Asha', {
    verb: 'write',
    path: `${ADDRESSES}/added-by-somebody-else`,
    data: ADDRESS,
  }),
  write('denied', 'a visitor may not keep one for a visitor', ADDRESS, {
    as: 'visitor',
    path: 'users/visitor/addresses/added-by-a-visitor-here',
  }),
];

export const ADDRESS_CASES: readonly RuleCase[] = [
  send('allowed', 'Asha may add one', ADDRESS),
  ...idCases(ADDRESSES, address, 'asha'),
  ...Object.keys(ADDRESS).map((field) => send('denied', `no ${field}`, without(field))),
  ...['uid', 'role', 'id', 'country'].map((field) =>
    send('denied', `with a ${field} beside the rest`, { ...ADDRESS, [field]: 'asha' }),
  ),
  send('denied', 'nothing at all', {}),
  ...textCases(ADDRESSES, address, 'name', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER, 'asha'),
  ...textCases(
    ADDRESSES,
    address,
    'address',
    MAX_ADDRESS_LENGTH * MAX_CODE_UNITS_PER_CHARACTER,
    'asha',
  ),
  ...textCases(ADDRESSES, address, 'city', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER, 'asha'),
  send('allowed', 'a name of a space alone, which only the form refuses', {
    ...ADDRESS,
    name: ' ',
  }),
  ...phones.map(([expect, what, phone]) => send(expect, `phone: ${what}`, { ...ADDRESS, phone })),
  ...zipcodes.map(([expect, what, zipcode]) =>
    send(expect, `zipcode: ${what}`, { ...ADDRESS, zipcode }),
  ),
  ...STATES_OF_INDIA.map((state) => send('allowed', `in ${state}`, { ...ADDRESS, state })),
  ...notStates.map(([what, state]) => send('denied', `a state ${what}`, { ...ADDRESS, state })),
  ...stored,
];
