// The profile form's rules: the shop's messages for wrong fields, and when there is something to save.
import { expect, test } from 'vitest';
import { EMPTY_PROFILE, type StoredProfile } from '#domain/account/profile.ts';
import { Profile } from '#domain/account/profile-form.ts';
import { formProblems } from '#forms/form-problems.ts';
import {
  asTyped,
  NOTHING_TYPED,
  profileToSave,
  shownProfile,
  trimmed,
  withoutStored,
} from '#shop/profile/typed-profile.ts';

const ASHA: StoredProfile = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };
const LONG =
  'First Name can have at most 10 characters. Shorten it here: your full name goes in your address, as on parcels.';

test.each<[keyof Profile, string, string | null]>([
  ['first_name', '   ', 'First Name is required'],
  ['first_name', 'Chandrasekh', LONG],
  ['first_name', 'हहहहहहहहहहह', LONG],
  ['email', '  ', 'Email is required'],
  ['email', 'asha@example', 'Email is invalid'],
  ['first_name', 'सुनंदाकुमारीदेवी', null],
  ['email', ' asha+farm@mail.example.co.in ', null],
])('%s %j: %s', (field, value, message) => {
  const problems = formProblems(Profile, { ...ASHA, [field]: value });
  expect(problems).toEqual(message ? { [field]: message } : {});
});

test.each<[string, StoredProfile, StoredProfile, StoredProfile | null]>([
  ['a field differs', { ...ASHA, first_name: 'आशा' }, ASHA, { ...ASHA, first_name: 'आशा' }],
  ['nothing is stored yet', ASHA, EMPTY_PROFILE, ASHA],
  [
    'it differs by more than the spaces around it',
    { first_name: ' Usha ', last_name: 'Rao\t', email: ' asha@example.com ' },
    ASHA,
    { ...ASHA, first_name: 'Usha' },
  ],
  ['and not when nothing changed', ASHA, ASHA, null],
  ['and not for spaces', { ...ASHA, first_name: ' Asha ' }, ASHA, null],
  ['and not while a field is wrong', { ...ASHA, first_name: 'Usha', email: '' }, ASHA, null],
])('there is something to save when %s', (_when, shown, stored, saved) => {
  expect(profileToSave(shown, stored)).toEqual(saved);
});

test('typed text stands over stored text, even when it was emptied, and a newer stored profile fills only the other fields', () => {
  const newer: StoredProfile = { first_name: 'Usha', last_name: 'Iyer', email: 'usha@example.com' };
  const typed = { ...NOTHING_TYPED, last_name: asTyped('Verma') };
  expect(shownProfile(typed, ASHA)).toEqual({ ...ASHA, last_name: 'Verma' });
  expect(shownProfile(typed, newer)).toEqual({ ...newer, last_name: 'Verma' });
  expect(shownProfile({ ...NOTHING_TYPED, email: asTyped('') }, ASHA).email).toBe('');
});

test('what is stored by now is not kept any longer; what is kept is trimmed where something was typed', () => {
  const typed = { ...NOTHING_TYPED, first_name: asTyped('Usha'), email: asTyped('u@example.in') };
  expect(withoutStored(typed, ASHA)).toBe(typed);
  expect(withoutStored(typed, { ...ASHA, first_name: 'Usha' })).toEqual({
    ...typed,
    first_name: '',
  });
  const spaced = { ...NOTHING_TYPED, first_name: asTyped(' Usha '), last_name: asTyped('  ') };
  const kept = { first_name: asTyped('Usha'), last_name: asTyped('') };
  expect(trimmed(spaced)).toEqual({ ...NOTHING_TYPED, ...kept });
});
