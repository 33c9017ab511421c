// An account's addresses, devices and stock alerts: nobody else sees or touches them.
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PUSH_TOKEN_LENGTH,
} from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER, MAX_ID_LENGTH } from '#engine/limits.ts';
import {
  about,
  allowed,
  denied,
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
const VISITORS = 'users/visitor/addresses/added-by-a-visitor-here';
const line = texts(MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER);

const phone: Values = [
  ...allowed('0123456789'),
  ...denied('987654321', '98765432100', '+919876543210', '98765abcde', '९८७६५४३२१०'),
  ...denied('9876543210\n', '', 9_876_543_210, ['9876543210']),
];

const zipcode: Values = [
  ...allowed('100000', '999999'),
  ...denied('066001', '46600', '4660011', '46600A', '466 001', '', 466_001, ['466001']),
];

const state: Values = [
  ...allowed(...STATES_OF_INDIA),
  ...denied('Texas', 'madhya pradesh', 'Madhya Pradesh ', 'Pradesh', '', 7, null),
  ...denied(['Madhya Pradesh']),
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
    landmark: line,
    otherPhone: phone,
  }),
  addAddress('allowed', 'a landmark and a second phone', {
    ...ADDRESS,
    landmark: 'Near the Hanuman temple',
    otherPhone: '9123456780',
  }),
  ...ownCases(addresses, ADDRESS_PATH, ADDRESS),
  ...removalCases(addresses, ADDRESS_PATH, ADDRESS),
  ...listCases(addresses, ADDRESSES),
  addresses('allowed', 'Asha may move', write(ADDRESS_PATH, { ...ADDRESS, city: 'Bhopal' })),
  addresses('allowed', 'Asha may change the merchant’s', write(MERCHANTS_ADDRESS_PATH, ADDRESS)),
  addresses('allowed', 'only a new phone', merge(ADDRESS_PATH, { phone: '9876543211' })),
  addresses('denied', 'only a wrong phone', merge(ADDRESS_PATH, { phone: '98765' })),
  addresses('denied', 'no phone any more', merge(ADDRESS_PATH, {}, ['phone'])),
  addresses('denied', 'a visitor may not keep one', write(VISITORS, ADDRESS), 'visitor'),
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
    orders: [['allowed', 'none of them', false], ...denied('true', 1, null)],
    desk: [
      ['allowed', 'all of the desk', 'all'],
      ['allowed', 'what is to be packed', 'pack'],
      ...denied('none', true, null),
    ],
    language: [...allowed('en', 'hi', 'xx'), ...denied('', 'h', 'HI', 'hin', 'hi-IN', 1, null)],
  }),
  addDevice('allowed', 'the desk in Hindi', { ...DEVICE, desk: 'pack', language: 'hi' }),
  addDevice('denied', 'nor another field with the desk', { ...DEVICE, desk: 'all', price: 1 }),
  ...ownCases(devices, DEVICE_PATH, DEVICE),
  ...removalCases(devices, DEVICE_PATH, DEVICE),
  devices('denied', 'Asha may not list hers', list(DEVICES)),
  devices('allowed', 'Asha may want no more', write(DEVICE_PATH, { ...DEVICE, orders: false })),
  devices('allowed', 'only another language', merge(DEVICE_PATH, { language: 'hi' })),
  devices('denied', 'only a wrong language', merge(DEVICE_PATH, { language: 'Hindi' })),
  devices(
    'denied',
    'a language for a device that is not registered any more',
    merge(`${DEVICES}/forgotten-device-of-asha`, { language: 'hi' }),
  ),
];

const alerts = about(STOCK_ALERTS);
let asked = 0;

/** A first request for a product of its own, which the shop has. */
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
    productId: denied('moringa', 7),
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

export const OWN_CASES = [...ADDRESS_CASES, ...DEVICE_CASES, ...STOCK_ALERT_CASES];
