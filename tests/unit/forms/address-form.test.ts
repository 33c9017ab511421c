// The address form's rules: the exact messages of the specification, and the fields' values after typing and after a place is found.
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import {
  AddressFields,
  type AddressForm,
  addressFields,
  cityProblem,
  streetInOneLine,
} from '#domain/address/address.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { formProblems } from '#forms/form-problems.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import {
  type AddressValues,
  NEW_ADDRESS,
  newAddressOf,
  placeFound,
  TypedAddress,
  valuesOf,
  zipcodeTyped,
} from '#shop/addresses/address-values.ts';
import { IMPOSSIBLE_PINCODES, UNLISTED_PINCODES } from '../../support/known-pincodes.ts';
import { ADDRESS } from '../given.ts';

const CITY_MISSING = 'City is required! Enter a valid zipcode to fetch city and state.';
const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

test.each<[keyof AddressForm, string, string]>([
  ['name', ' \t', 'Name is required!'],
  ['name', 'x'.repeat(301), 'Name is too long. Please shorten it.'],
  ['phone', '', 'Phone number is required!'],
  ['phone', '12345678901', 'Invalid Phone Number!'],
  ['phone', '+977 9841 234567', 'Invalid Phone Number!'],
  ['address', '\n\n', 'Address is required!'],
  ['address', 'x'.repeat(501), 'Address is too long. Please shorten it.'],
  ['zipcode', '', 'Zipcode is required!'],
  ['zipcode', '5000011', 'Invalid Zipcode!'],
  ...IMPOSSIBLE_PINCODES.map(
    (it) => ['zipcode', it, 'Invalid Zipcode!'] as [keyof AddressForm, string, string],
  ),
  ['city', '  ', CITY_MISSING],
  ['city', 'x'.repeat(301), 'City is too long. Please shorten it.'],
  ['state', '--Select State--', 'State is required!'],
  ['state', 'Punjab (Pakistan)', 'State is required!'],
  ['landmark', 'x'.repeat(301), 'Landmark is too long. Please shorten it.'],
  ['otherPhone', '98765', 'Invalid Phone Number!'],
])('the words of the specification for %s %j: %s', (field, value, message) => {
  expect(formProblems(TypedAddress, { ...ADDRESS, [field]: value })).toEqual({
    [field]: message,
  });
});

test.each<[keyof AddressForm, string]>([
  ['name', 'x'.repeat(300)],
  ['name', 'हि'.repeat(300)],
  ['name', 'Venkateswaran Ramasubramaniam'],
  ['landmark', ''],
  ['landmark', 'Near the Hanuman temple'],
  ['otherPhone', ' '],
  ['otherPhone', '+91 91234-56780'],
  ['phone', '०९८७६५ ४३२१०'],
  ['address', 'x'.repeat(500)],
  ...UNLISTED_PINCODES.map(({ zipcode }) => ['zipcode', zipcode] as [keyof AddressForm, string]),
  ['zipcode', '900056'],
  ...STATES_OF_INDIA.map((state): [keyof AddressForm, string] => ['state', state]),
])('%s %j is fine', (field, value) => {
  expect(formProblems(TypedAddress, { ...ADDRESS, [field]: value })).toEqual({});
});

test('landmark and second phone are stored only if they were filled in', () => {
  const more = { landmark: 'Behind the mill', otherPhone: '9123456780' };
  const typed = { ...ADDRESS, landmark: ' Behind the mill ', otherPhone: '091234 56780' };
  expect(addressFields(v.parse(TypedAddress, typed))).toEqual({ ...ADDRESS, ...more });
  const empty = { ...ADDRESS, landmark: '', otherPhone: '' };
  expect(addressFields(v.parse(TypedAddress, empty))).toStrictEqual({ ...ADDRESS });
  expect(valuesOf(ADDRESS)).toEqual({ ...empty, place: 'kept' });
});

test('an address that was saved with an impossible pincode can still be read and sent', () => {
  expect(v.is(AddressFields, { ...ADDRESS, zipcode: '199999' })).toBe(true);
  expect(v.is(AddressFields, { ...ADDRESS, zipcode: '019999' })).toBe(false);
});

test.each([
  ['122100', 'City is required!'],
  ['900056', 'City is required!'],
  ['290001', CITY_MISSING],
  ['', CITY_MISSING],
])('a missing city beside the pincode %j: %s', (zipcode, message) => {
  expect(cityProblem(CITY_MISSING, zipcode)).toBe(message);
  expect(cityProblem(undefined, zipcode)).toBeUndefined();
  expect(cityProblem('City is too long.', zipcode)).toBe('City is too long.');
});

const typedOver = (values: AddressValues, typed: string) => ({
  ...values,
  ...zipcodeTyped(values, typed),
});

test.each([
  ['302 001', '302001'],
  ['3020011', '302001'],
  ['३०२००१', '302001'],
])('of a pincode typed as %j the field keeps %j', (typed, kept) => {
  expect(typedOver(NEW_ADDRESS, typed).zipcode).toBe(kept);
});

test.each([
  ['were saved before', 'kept'],
  ['were typed by hand', 'typed'],
])('another pincode empties city and state that %s', (_what, place) => {
  const values = { ...NEW_ADDRESS, zipcode: '302001', ...JAIPUR, place };
  expect(typedOver(values, '30200')).toEqual({ ...NEW_ADDRESS, zipcode: '30200' });
  expect(typedOver(values, '302001x')).toEqual(values);
});

const LATER = { ...JAIPUR, city: 'Jaipur Rural' };
const TYPED = { ...NEW_ADDRESS, city: 'Amber', place: 'typed' };

test.each<[string, AddressValues, typeof JAIPUR | typeof LATER, object]>([
  ['is filled in', { ...NEW_ADDRESS, zipcode: '302001' }, JAIPUR, JAIPUR],
  ['takes the place of an earlier one', { ...NEW_ADDRESS, ...JAIPUR }, LATER, LATER],
  ['fills in the state beside a city that was typed', TYPED, JAIPUR, { state: 'Rajasthan' }],
  ['leaves what was typed', { ...TYPED, state: 'Rajasthan' }, JAIPUR, {}],
  ['leaves what was saved', valuesOf({ ...ADDRESS, id: 'a', city: 'Amber' }), JAIPUR, {}],
])('the place that is found %s', (_what, values, found, changed) => {
  expect(placeFound(values, found)).toEqual(changed);
});

test('a street of several lines reads as one, without a comma too many', () => {
  const address = '12 Lake Road, \r\n\n Second floor\n';
  expect(streetInOneLine({ address })).toBe('12 Lake Road, Second floor');
});

test('a new address begins with the name of the profile and the number of the sign-in, as far as they are known', () => {
  const profile = { first_name: ' Asha ', last_name: 'Rao', email: 'asha@example.com' };
  const named = { ...NEW_ADDRESS, name: 'Asha Rao', phone: '9876543210' };
  expect(newAddressOf(profile, '+919876543210')).toEqual(named);
  expect(newAddressOf(undefined, '')).toEqual(NEW_ADDRESS);
  const half = newAddressOf({ ...profile, last_name: '' }, '+97798765432');
  expect(half).toEqual({ ...NEW_ADDRESS, name: 'Asha' });
  const full = { ...ADDRESS, phone: '9876543210', name: 'Asha Venkateswaran Ramasubramaniam' };
  const others = [{ ...ADDRESS, phone: '9123456780' }, full];
  expect(newAddressOf(profile, '+919876543210', others)).toEqual({ ...named, name: full.name });
});
