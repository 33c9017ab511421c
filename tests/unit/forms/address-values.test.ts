// The address form's values, after typing and after a place is found; its rules are in form-rules.test.ts.
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import {
  AddressFields,
  addressFields,
  cityProblem,
  streetInOneLine,
} from '#domain/address/address.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import * as form from '#shop/addresses/address-values.ts';
import { ADDRESS } from '../given.ts';

const CITY_MISSING = 'City is required! Enter a valid zipcode to fetch city and state.';
const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;

const { NEW_ADDRESS, TypedAddress, valuesOf } = form;

beforeAll(async () => void (await preparePhone()));

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

test('beside a pincode that can be, a missing city alone is asked for', () => {
  for (const zipcode of ['122100', '900056'])
    expect(cityProblem(CITY_MISSING, zipcode)).toBe('City is required!');
  for (const zipcode of ['290001', ''])
    expect(cityProblem(CITY_MISSING, zipcode)).toBe(CITY_MISSING);
  for (const other of [undefined, 'City is too long.'])
    expect(cityProblem(other, '122100')).toBe(other);
});

test('a pincode is kept as six digits, and another one empties city and state that were saved before or typed by hand', () => {
  const typedOver = (values: form.AddressValues, typed: string) => ({
    ...values,
    ...form.zipcodeTyped(values, typed),
  });
  for (const typed of ['302 001', '3020011', '३०२००१'])
    expect(typedOver(NEW_ADDRESS, typed).zipcode).toBe('302001');
  for (const place of ['kept', 'typed']) {
    const values = { ...NEW_ADDRESS, zipcode: '302001', ...JAIPUR, place };
    expect(typedOver(values, '30200')).toEqual({ ...NEW_ADDRESS, zipcode: '30200' });
    expect(typedOver(values, '302001x')).toEqual(values);
  }
});

const LATER = { ...JAIPUR, city: 'Jaipur Rural' };
const TYPED = { ...NEW_ADDRESS, city: 'Amber', place: 'typed' };

test.each<[string, form.AddressValues, typeof JAIPUR | typeof LATER, object]>([
  ['is filled in', { ...NEW_ADDRESS, zipcode: '302001' }, JAIPUR, JAIPUR],
  ['takes the place of an earlier one', { ...NEW_ADDRESS, ...JAIPUR }, LATER, LATER],
  ['fills in the state beside a city that was typed', TYPED, JAIPUR, { state: 'Rajasthan' }],
  ['leaves what was typed', { ...TYPED, state: 'Rajasthan' }, JAIPUR, {}],
  ['leaves what was saved', valuesOf({ ...ADDRESS, id: 'a', city: 'Amber' }), JAIPUR, {}],
])('the place that is found %s', (_what, values, found, changed) => {
  expect(form.placeFound(values, found)).toEqual(changed);
});

test('a street of several lines reads as one, without a comma too many', () => {
  const address = '12 Lake Road, \r\n\n Second floor\n';
  expect(streetInOneLine({ address })).toBe('12 Lake Road, Second floor');
});

test('a new address begins with the name of the profile and the number of the sign-in, as far as they are known', () => {
  const profile = { first_name: ' Asha ', last_name: 'Rao', email: 'asha@example.com' };
  const named = { ...NEW_ADDRESS, name: 'Asha Rao', phone: '9876543210' };
  expect(form.newAddressOf(profile, '+919876543210')).toEqual(named);
  expect(form.newAddressOf(undefined, '')).toEqual(NEW_ADDRESS);
  const half = form.newAddressOf({ ...profile, last_name: '' }, '+97798765432');
  expect(half).toEqual({ ...NEW_ADDRESS, name: 'Asha' });
  const full = { ...ADDRESS, phone: '9876543210', name: 'Asha Venkateswaran Ramasubramaniam' };
  const others = [{ ...ADDRESS, phone: '9123456780' }, full];
  expect(form.newAddressOf(profile, '+919876543210', others)).toEqual({
    ...named,
    name: full.name,
  });
});
