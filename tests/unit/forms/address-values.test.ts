// The values of the forms of an address and of the profile while they are filled in; their rules are in form-rules.test.ts.
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { EMPTY_PROFILE, type StoredProfile } from '#domain/account/profile.ts';
import * as address from '#domain/address/address.ts';
import { TypedAddress } from '#forms/typed-address.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import * as form from '#shop/addresses/address-values.ts';
import * as profile from '#shop/profile/typed-profile.ts';
import { ADDRESS } from '../given.ts';

const CITY_MISSING = 'City is required! Enter a valid zipcode to fetch city and state.';
const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' } as const;

const { NEW_ADDRESS, valuesOf } = form;

beforeAll(async () => void (await preparePhone()));

test('landmark and second phone are stored only if they were filled in; an address that was saved with an impossible pincode can still be read and sent', () => {
  const more = { landmark: 'Behind the mill', otherPhone: '9123456780' };
  const typed = { ...ADDRESS, landmark: ' Behind the mill ', otherPhone: '091234 56780' };
  expect(address.addressFields(v.parse(TypedAddress, typed))).toEqual({ ...ADDRESS, ...more });
  const empty = { ...ADDRESS, landmark: '', otherPhone: '' };
  expect(address.addressFields(v.parse(TypedAddress, empty))).toStrictEqual({ ...ADDRESS });
  expect(valuesOf(ADDRESS)).toEqual({ ...empty, place: 'kept' });
  expect(v.is(address.AddressFields, { ...ADDRESS, zipcode: '199999' })).toBe(true);
  expect(v.is(address.AddressFields, { ...ADDRESS, zipcode: '019999' })).toBe(false);
});

test('beside a pincode that can be, a missing city alone is asked for; a street of several lines reads as one, without a comma too many', () => {
  const problems = [CITY_MISSING, 'City is too long.', undefined];
  const told = problems.map((it) => address.cityProblem(it, '122100'));
  expect(told).toEqual(['City is required!', 'City is too long.', undefined]);
  const street = '12 Lake Road, \r\n\n Second floor\n';
  expect(address.streetInOneLine({ address: street })).toBe('12 Lake Road, Second floor');
});

test('a pincode is kept as six digits, and another one empties city and state that were saved before or typed by hand', () => {
  const typedOver = (values: form.AddressValues, typed: string) => {
    return { ...values, ...form.zipcodeTyped(values, typed) };
  };
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

test('a new address begins with the name of the profile and the number of the sign-in, as far as they are known', () => {
  const profile = { first_name: ' Asha ', last_name: 'Rao', email: 'asha@example.com' };
  const named = { ...NEW_ADDRESS, name: 'Asha Rao', phone: '9876543210' };
  expect(form.newAddressOf(profile, '+919876543210')).toEqual(named);
  expect(form.newAddressOf(undefined, '')).toEqual(NEW_ADDRESS);
  const half = form.newAddressOf({ ...profile, last_name: '' }, '+97798765432');
  expect(half).toEqual({ ...NEW_ADDRESS, name: 'Asha' });
  const full = { ...ADDRESS, phone: '9876543210', name: 'Asha Venkateswaran Ramasubramaniam' };
  const others = [{ ...ADDRESS, phone: '9123456780' }, full];
  const { name } = full;
  expect(form.newAddressOf(profile, '+919876543210', others)).toEqual({ ...named, name });
});

const { asTyped, NOTHING_TYPED } = profile;
const ASHA: StoredProfile = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };

test.each<[string, StoredProfile, StoredProfile, StoredProfile | null]>([
  ['a field differs', { ...ASHA, first_name: 'आशा' }, ASHA, { ...ASHA, first_name: 'आशा' }],
  ['nothing is stored yet', ASHA, EMPTY_PROFILE, ASHA],
  ['it is more than spaces', { ...ASHA, email: ' a@x.in\t' }, ASHA, { ...ASHA, email: 'a@x.in' }],
  ['and not when nothing changed', ASHA, ASHA, null],
  ['and not for spaces', { ...ASHA, first_name: ' Asha ' }, ASHA, null],
  ['and not while a field is wrong', { ...ASHA, first_name: 'Usha', email: '' }, ASHA, null],
])('there is something to save when %s', (_when, shown, stored, saved) => {
  expect(profile.profileToSave(shown, stored)).toEqual(saved);
});

test('typed text stands over stored text, even when it was emptied, and a newer stored profile fills only the other fields', () => {
  const newer: StoredProfile = { first_name: 'Usha', last_name: 'Iyer', email: 'usha@example.com' };
  const typed = { ...NOTHING_TYPED, last_name: asTyped('Verma') };
  expect(profile.shownProfile(typed, ASHA)).toEqual({ ...ASHA, last_name: 'Verma' });
  expect(profile.shownProfile(typed, newer)).toEqual({ ...newer, last_name: 'Verma' });
  expect(profile.shownProfile({ ...NOTHING_TYPED, email: asTyped('') }, ASHA).email).toBe('');
});

test('what is stored by now is not kept any longer; what is kept is trimmed where something was typed', () => {
  const typed = { ...NOTHING_TYPED, first_name: asTyped('Usha'), email: asTyped('u@example.in') };
  expect(profile.withoutStored(typed, ASHA)).toBe(typed);
  const saved = profile.withoutStored(typed, { ...ASHA, first_name: 'Usha' });
  expect(saved).toEqual({ ...typed, first_name: '' });
  const spaced = { ...NOTHING_TYPED, first_name: asTyped(' Usha '), last_name: asTyped('  ') };
  const kept = { first_name: asTyped('Usha'), last_name: asTyped('') };
  expect(profile.trimmed(spaced)).toEqual({ ...NOTHING_TYPED, ...kept });
});
