// An account's addresses, devices and stock alerts: nobody else sees or touches them.
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PUSH_TOKEN_LENGTH,
} from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER, MAX_ID_LENGTH } from '#engine/limits.ts';
import { ADDRESS } from './an-order.ts';
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
  type Sent,
  sendingTo,
  strangersMayNot,
  texts,
  type Values,
  write,
} from './cases.ts';
import type { RuleCase } from './rule-case.ts';

const ADDRESSES = 'users/asha/addresses';
const ADDRESS_PATH = `${ADDRESSES}/stored-address-of-asha`;
/** Under an id that no phone makes. */
const MERCHANTS_ADDRESS_PATH = `${ADDRESSES}/by-phone`;
const addresses = about(ADDRESSES, {
  ...{ [ADDRESS_PATH]: ADDRESS, [MERCHANTS_ADDRESS_PATH]: ADDRESS },
});
const addAddress = sendingTo(ADDRESSES, 'asha');
const address = () => ADDRESS;
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
  ...ownCases(addresses, ADDRESS_PATH, ADDRESS),
  ...removalCases(addresses, ADDRESS_PATH, ADDRESS),
  ...listCases(addresses, ADDRESSES),
  addresses('allowed', 'Asha may change the merchant’s', write(MERCHANTS_ADDRESS_PATH, ADDRESS)),
  addresses('allowed', 'only a new phone', merge(ADDRESS_PATH, { phone: '9876543211' })),
  addresses('denied', 'only a wrong phone', merge(ADDRESS_PATH, { phone: '98765' })),
  addresses('denied', 'no phone any more', merge(ADDRESS_PATH, {}, ['phone'])),
];

const DEVICES = 'users/asha/devices';
const DEVICE_PATH = `${DEVICES}/stored-device-of-asha`;
const DEVICE = { token: 'fcm-token', createdAt: 1_760_000_000_000, orders: true };
const devices = about(DEVICES, { [DEVICE_PATH]: DEVICE });
const addDevice = sendingTo(DEVICES, 'asha');
const device = () => DEVICE;

const DEVICE_CASES: readonly RuleCase[] = [
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
  ...ownCases(devices, DEVICE_PATH, DEVICE),
  ...removalCases(devices, DEVICE_PATH, DEVICE),
  devices('denied', 'Asha may not list hers', list(DEVICES)),
  devices('denied', 'only a wrong language', merge(DEVICE_PATH, { language: 'Hindi' })),
];

const STOCK_ALERTS = 'users/asha/stockAlerts';
const STOCK_ALERT_PATH = `${STOCK_ALERTS}/moringa`;
const STOCK_ALERT = { productId: 'moringa', timestamp: 1_760_000_000_000 };
const alerts = about(STOCK_ALERTS, {
  ...{ 'products/moringa': { name: 'Moringa' }, [STOCK_ALERT_PATH]: STOCK_ALERT },
});
let asked = 0;

/** A first request for a product of its own, which the shop has. */
function ask(expect: Expectation, title: string, data: Sent, id = `turmeric-${++asked}`): RuleCase {
  const given = { [`products/${id}`]: { name: 'Turmeric' } };
  return alerts(expect, title, write(`${STOCK_ALERTS}/${id}`, data(id)), 'asha', given);
}
const alert = (productId: string) => ({ ...STOCK_ALERT, productId });

const STOCK_ALERT_CASES: readonly RuleCase[] = [
  ...fieldCases(ask, alert, {
    timestamp: MOMENTS,
    productId: denied('moringa', 7),
  }),
  ask('allowed', 'of a product with the shortest id', alert, 'm'),
  ask('allowed', 'of a product with the longest id', alert, 'm'.repeat(MAX_ID_LENGTH)),
  ask('denied', 'of a product with a longer id', alert, 'm'.repeat(MAX_ID_LENGTH + 1)),
  ...ownCases(alerts, STOCK_ALERT_PATH, STOCK_ALERT),
  ...strangersMayNot(alerts, { 'ask for Asha': write(`${STOCK_ALERTS}/stored`, alert('stored')) }),
  ...removalCases(alerts, STOCK_ALERT_PATH, STOCK_ALERT),
  alerts('denied', 'a product that was never sold', write(`${STOCK_ALERTS}/x`, alert('x'))),
  alerts('denied', 'Asha may not list hers', list(STOCK_ALERTS)),
];

export const OWN_CASES = [...ADDRESS_CASES, ...DEVICE_CASES, ...STOCK_ALERT_CASES];
