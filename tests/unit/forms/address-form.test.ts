// The address form's rules: the exact messages of the specification, and what typing and a found place make of its fields.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AddressForm,
  EMPTY_ADDRESS_FORM,
  streetInOneLine,
} from '#core/model/account/address.ts';
import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import {
  type AddressValues,
  NEW_ADDRESS,
  newAddressOf,
  placeFound,
  TypedAddress,
  valuesOf,
  zipcodeTyped,
} from '#features/addresses/address-values.ts';
import { formProblems } from '#forms/form-problems.ts';
import { preparePhone } from '#forms/typed-phone.ts';

const RIGHT: AddressForm = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  zipcode: '500001',
  city: 'Hyderabad',
  state: 'Telangana',
};
const CITY_MISSING = 'City is required! Enter a valid zipcode to fetch city and state.';
const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;

const problems = (change: Partial<AddressForm>) =>
  formProblems(TypedAddress, { ...RIGHT, ...change });
const typedOver = (values: AddressValues, typed: string) => ({
  ...values,
  ...zipcodeTyped(values, typed),
});

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

describe('what is wrong is said in the words of the specification', () => {
  test.each<[keyof AddressForm, string, string]>([
    ['name', '', 'Name is required!'],
    ['name', ' \t', 'Name is required!'],
    ['name', 'x'.repeat(301), 'Name is too long. Please shorten it.'],
    ['phone', '', 'Phone number is required!'],
    ['phone', '12345', 'Invalid Phone Number!'],
    ['phone', '123456789', 'Invalid Phone Number!'],
    ['phone', '12345678901', 'Invalid Phone Number!'],
    ['phone', '98765432101', 'Invalid Phone Number!'],
    ['phone', '+91 98765 4321', 'Invalid Phone Number!'],
    ['phone', '+977 9841 234567', 'Invalid Phone Number!'],
    ['phone', 'my number', 'Invalid Phone Number!'],
    ['address', '', 'Address is required!'],
    ['address', '\n\n', 'Address is required!'],
    ['address', 'x'.repeat(501), 'Address is too long. Please shorten it.'],
    ['zipcode', '', 'Zipcode is required!'],
    ['zipcode', '50000', 'Invalid Zipcode!'],
    ['zipcode', '5000011', 'Invalid Zipcode!'],
    ['zipcode', '012345', 'Invalid Zipcode!'],
    ['zipcode', '५००००१', 'Invalid Zipcode!'],
    ['city', '', CITY_MISSING],
    ['city', '  ', CITY_MISSING],
    ['city', 'x'.repeat(301), 'City is too long. Please shorten it.'],
    ['state', '', 'State is required!'],
    ['state', '--Select State--', 'State is required!'],
    ['state', 'telangana', 'State is required!'],
    ['state', 'Punjab (Pakistan)', 'State is required!'],
  ])('%s %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message });
  });

  test('an empty form has one message for each field', () => {
    expect(formProblems(TypedAddress, EMPTY_ADDRESS_FORM)).toEqual({
      name: 'Name is required!',
      phone: 'Phone number is required!',
      address: 'Address is required!',
      zipcode: 'Zipcode is required!',
      city: CITY_MISSING,
      state: 'State is required!',
    });
  });
});

test.each<[keyof AddressForm, string]>([
  ['name', 'आशा राव'],
  ['name', 'x'.repeat(300)],
  ['name', 'हि'.repeat(300)],
  ['phone', '+91 98765 43210'],
  ['phone', '०९८७६५ ४३२१०'],
  ['address', 'मकान 12\nझील रोड'],
  ['address', 'x'.repeat(500)],
  ['zipcode', '100000'],
  ['zipcode', '999999'],
  ['city', 'जयपुर'],
  ...STATES_OF_INDIA.map((state): [keyof AddressForm, string] => ['state', state]),
])('%s %j is fine', (field, value) => {
  expect(problems({ [field]: value })).toEqual({});
});

describe('the pincode as it is typed', () => {
  test.each([
    ['302 001', '302001'],
    ['3020011', '302001'],
    ['३०२००१', '302001'],
    ['a3b', '3'],
  ])('%j is %j', (typed, kept) => {
    expect(typedOver(NEW_ADDRESS, typed).zipcode).toBe(kept);
  });

  test.each([
    ['came by themselves', ''],
    ['were saved before', 'kept'],
    ['were typed by hand', 'typed'],
  ])('another one empties city and state that %s', (_what, place) => {
    const values = { ...NEW_ADDRESS, zipcode: '302001', ...JAIPUR, place };
    expect(typedOver(values, '30200')).toEqual({ ...NEW_ADDRESS, zipcode: '30200' });
    expect(typedOver(values, '302001x')).toEqual(values);
  });
});

describe('the place that is found', () => {
  test('is filled in, and a later answer takes its place', () => {
    const values = { ...NEW_ADDRESS, zipcode: '302001' };
    expect(placeFound(values, JAIPUR)).toEqual(JAIPUR);
    const later = { ...JAIPUR, city: 'Jaipur Rural' };
    expect(placeFound({ ...values, ...JAIPUR }, later)).toEqual(later);
  });

  test('changes nothing that is the same', () => {
    expect(placeFound({ ...NEW_ADDRESS, zipcode: '302001', ...JAIPUR }, JAIPUR)).toEqual({});
  });

  test('fills in the state beside a city that was typed before it was found', () => {
    const values = { ...NEW_ADDRESS, city: 'Amber', place: 'typed' };
    expect(placeFound(values, JAIPUR)).toEqual({ state: 'Rajasthan' });
  });

  test.each([
    ['typed by hand', { ...NEW_ADDRESS, city: 'Amber', state: 'Rajasthan', place: 'typed' }],
    ['saved before', valuesOf({ id: 'a', ...RIGHT })],
  ])('changes nothing that was %s for this pincode', (_what, values) => {
    expect(placeFound(values, JAIPUR)).toEqual({});
  });
});

test('a street of several lines reads as one, without a comma too many', () => {
  const inOneLine = (address: string) => streetInOneLine({ address });
  expect(inOneLine('12 Lake Road\nSecond floor')).toBe('12 Lake Road, Second floor');
  expect(inOneLine('12 Lake Road, \r\n\n Second floor\n')).toBe('12 Lake Road, Second floor');
  expect(inOneLine('Plot 9, Sector 4')).toBe('Plot 9, Sector 4');
});

test('a new address begins with the name of the profile and the number of the sign-in, as far as they are known', () => {
  const profile = { first_name: ' Asha ', last_name: 'Rao', email: 'asha@example.com' };
  expect(newAddressOf(profile, '+919876543210')).toEqual({
    ...NEW_ADDRESS,
    name: 'Asha Rao',
    phone: '9876543210',
  });
  expect(newAddressOf(undefined, '')).toEqual(NEW_ADDRESS);
  expect(newAddressOf({ ...profile, last_name: '' }, '+97798765432')).toEqual({
    ...NEW_ADDRESS,
    name: 'Asha',
  });
});
