// An account's addresses, devices and stock alerts: nobody else sees or touches them.
import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PUSH_TOKEN_LENGTH,
} from '#core/model/limits.ts';
import {
  about,
  type Expectation,
  fieldCases,
  idCases,
  list,
  listCases,
  MOMENTS,
  merge,
  ownCases,
  removalCases,
  sendingTo,
  strangersMayNot,
  texts,
  type Values,
  write,
} from './cases.ts';
import type { Fields, RuleCase } from './rule-case.ts';
import {
  ADDRESS,
  ADDRESS_PATH,
  ADDRESSES,
  DEVICE,
  DEVICE_PATH,
  DEVICES,
  MERCHANTS_ADDRESS_PATH,
  STOCK_ALERT,
  STOCK_ALERT_PATH,
  STOCK_ALERTS,
} from './stored-documents.ts';

const addresses = about(ADDRESSES);
const addAddress = sendingTo(ADDRESSES, 'asha');
const address = () => ADDRESS;
const line = texts(MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER);

const phone: Values = [
  ['allowed', 'ten digits', '0123456789'],
  ['denied', 'nine digits', '987654321'],
  ['denied', 'eleven digits', '98765432100'],
  ['denied', 'a country code', '+919876543210'],
  ['denied', 'letters', '98765abcde'],
  ['denied', 'Devanagari digits', '९८७६५४३२१०'],
  ['denied', 'a line break after it', '9876543210\n'],
  ['denied', 'empty', ''],
  ['denied', 'a number instead of text', 9_876_543_210],
  ['denied', 'a list instead of text', ['9876543210']],
];

const zipcode: Values = [
  ['allowed', 'the lowest', '100000'],
  ['allowed', 'the highest', '999999'],
  ['denied', 'a zero in front', '066001'],
  ['denied', 'five digits', '46600'],
  ['denied', 'seven digits', '4660011'],
  ['denied', 'letters', '46600A'],
  ['denied', 'a space', '466 001'],
  ['denied', 'empty', ''],
  ['denied', 'a number instead of text', 466_001],
  ['denied', 'a list instead of text', ['466001']],
];

const noStates = ['Texas', 'madhya pradesh', 'Madhya Pradesh ', 'Pradesh', '', 7, null];
const state: Values = [
  ...STATES_OF_INDIA.map((name) => ['allowed', name, name] as const),
  ...noStates.map((name) => ['denied', JSON.stringify(name), name] as const),
  ['denied', 'a list', ['Madhya Pradesh']],
];

const ADDRESS_CASES: readonly RuleCase[] = [
  addAddress('allowed', 'Asha may add one', ADDRESS),
  ...idCases(addAddress, address),
  ...fieldCases(addAddress, address, {
    name: line,
    address: texts(MAX_ADDRESS_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
    city: line,
    phone,
    zipcode,
    state,
  }),
  ...ownCases(addresses, ADDRESS_PATH, ADDRESS),
  ...removalCases(addresses, ADDRESS_PATH, ADDRESS),
  ...listCases(addresses, ADDRESSES),
  addresses('allowed', 'Asha may move', write(ADDRESS_PATH, { ...ADDRESS, city: 'Bhopal' })),
  addresses(
    'allowed',
    'Asha may change one of the merchant’s',
    write(MERCHANTS_ADDRESS_PATH, ADDRESS),
  ),
  addresses('allowed', 'only a new phone', merge(ADDRESS_PATH, { phone: '9876543211' })),
  addresses('denied', 'only a wrong phone', merge(ADDRESS_PATH, { phone: '98765' })),
  addresses('denied', 'no phone any more', merge(ADDRESS_PATH, {}, ['phone'])),
  addresses(
    'denied',
    'a visitor may not keep one for a visitor',
    write('users/visitor/addresses/added-by-a-visitor-here', ADDRESS),
    'visitor',
  ),
];

const devices = about(DEVICES);
const addDevice = sendingTo(DEVICES, 'asha');
const device = () => DEVICE;

const DEVICE_CASES: readonly RuleCase[] = [
  addDevice('allowed', 'Asha may set one up', DEVICE),
  ...idCases(addDevice, device),
  ...fieldCases(addDevice, device, {
    token: texts(MAX_PUSH_TOKEN_LENGTH),
    createdAt: MOMENTS,
    orders: [
      ['allowed', 'none of them', false],
      ['denied', 'text', 'true'],
      ['denied', 'a number', 1],
      ['denied', 'nothing', null],
    ],
  }),
  ...ownCases(devices, DEVICE_PATH, DEVICE),
  ...removalCases(devices, DEVICE_PATH, DEVICE),
  devices('denied', 'Asha may not list hers', list(DEVICES)),
  devices(
    'allowed',
    'Asha may want none any more',
    write(DEVICE_PATH, { ...DEVICE, orders: false }),
  ),
];

const alerts = about(STOCK_ALERTS);
let asked = 0;

/** A first ask for a product of its own, which the shop has. */
function ask(expect: Expectation, title: string, data: (id: string) => Fields): RuleCase {
  asked += 1;
  const id = `turmeric-${asked}`;
  const given = { [`products/${id}`]: { name: 'Turmeric' } };
  return alerts(expect, title, write(`${STOCK_ALERTS}/${id}`, data(id)), 'asha', given);
}
const alert = (productId: string) => ({ ...STOCK_ALERT, productId });

const STOCK_ALERT_CASES: readonly RuleCase[] = [
  ask('allowed', 'Asha may wait for a product', alert),
  ...fieldCases(ask, alert, {
    timestamp: MOMENTS,
    productId: [
      ['denied', 'another one', 'moringa'],
      ['denied', 'a number', 7],
    ],
  }),
  ...(['m', 'm'.repeat(MAX_ID_LENGTH), 'm'.repeat(MAX_ID_LENGTH + 1)] as const).map((id) =>
    alerts(
      id.length > MAX_ID_LENGTH ? 'denied' : 'allowed',
      `a productId of ${id.length} characters`,
      write(`${STOCK_ALERTS}/${id}`, alert(id)),
      'asha',
      { [`products/${id}`]: { name: 'Turmeric' } },
    ),
  ),
  ...ownCases(alerts, STOCK_ALERT_PATH, STOCK_ALERT),
  ...strangersMayNot(alerts, { 'ask for Asha': write(`${STOCK_ALERTS}/stored`, alert('stored')) }),
  ...removalCases(alerts, STOCK_ALERT_PATH, STOCK_ALERT),
  alerts('denied', 'a product that was never sold', write(`${STOCK_ALERTS}/x`, alert('x'))),
  alerts('denied', 'Asha may not list hers', list(STOCK_ALERTS)),
  alerts('allowed', 'Asha may ask anew', write(STOCK_ALERT_PATH, { ...STOCK_ALERT, timestamp: 7 })),
];

export const OWN_CASES: readonly RuleCase[] = [
  ...ADDRESS_CASES,
  ...DEVICE_CASES,
  ...STOCK_ALERT_CASES,
];
