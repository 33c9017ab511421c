// The profile form's rules: the shop's words for what is wrong, and when there is something to save.
import { describe, expect, test } from 'vitest';
import { EMPTY_PROFILE, Profile, type StoredProfile } from '#core/model/account/profile.ts';
import {
  asTyped,
  NOTHING_TYPED,
  profileToSave,
  shownProfile,
  trimmed,
  withoutStored,
} from '#features/profile/typed-profile.ts';
import { formProblems } from '#forms/form-problems.ts';

const ASHA: StoredProfile = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };

const problems = (change: Partial<StoredProfile>) => formProblems(Profile, { ...ASHA, ...change });

describe('what is wrong is said in the words of the specification', () => {
  test.each<[keyof Profile, string, string]>([
    ['first_name', '', 'First Name is required'],
    ['first_name', '   ', 'First Name is required'],
    ['first_name', 'Chandrasekh', 'First Name can have at most 10 characters'],
    ['first_name', 'हहहहहहहहहहह', 'First Name can have at most 10 characters'],
    ['last_name', '', 'Last Name is required'],
    ['last_name', ' \t', 'Last Name is required'],
    ['last_name', 'Subramaniam', 'Last Name can have at most 10 characters'],
    ['email', '', 'Email is required'],
    ['email', '  ', 'Email is required'],
    ['email', 'asha', 'Email is invalid'],
    ['email', 'asha@', 'Email is invalid'],
    ['email', 'asha@example', 'Email is invalid'],
    ['email', 'asha rao@example.com', 'Email is invalid'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Email is invalid'],
  ])('%s %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message });
  });

  test('an empty profile has one message for each field', () => {
    expect(formProblems(Profile, EMPTY_PROFILE)).toEqual({
      first_name: 'First Name is required',
      last_name: 'Last Name is required',
      email: 'Email is required',
    });
  });

  test.each<[keyof Profile, string]>([
    ['first_name', 'A'],
    ['first_name', 'Chandrasek'],
    ['first_name', '  Chandrasek  '],
    ['first_name', 'आशा'],
    ['first_name', 'सुनंदाकुमारीदेवी'],
    ['first_name', 'രാജലക്ഷ്മിയമ്മ'],
    ['last_name', 'हहहहहहहहहह'],
    ['last_name', 'O’Neil'],
    ['email', ' asha+farm@mail.example.co.in '],
  ])('%s %j is fine', (field, value) => {
    expect(problems({ [field]: value })).toEqual({});
  });
});

describe('there is something to save', () => {
  test('when a field differs from what is stored and all are right', () => {
    expect(profileToSave({ ...ASHA, first_name: 'आशा' }, ASHA)).toEqual({
      ...ASHA,
      first_name: 'आशा',
    });
    expect(profileToSave(ASHA, EMPTY_PROFILE)).toEqual(ASHA);
  });

  test('without the spaces around it', () => {
    const shown = { first_name: ' Usha ', last_name: 'Rao\t', email: ' usha@example.com ' };
    const saved = { first_name: 'Usha', last_name: 'Rao', email: 'usha@example.com' };
    expect(profileToSave(shown, ASHA)).toEqual(saved);
  });

  test('not when nothing changed, spaces included', () => {
    expect(profileToSave(ASHA, ASHA)).toBeNull();
    expect(profileToSave({ ...ASHA, first_name: ' Asha ' }, ASHA)).toBeNull();
  });

  test('not while any field is wrong', () => {
    expect(profileToSave({ ...ASHA, first_name: 'Usha', email: '' }, ASHA)).toBeNull();
    expect(profileToSave({ ...ASHA, first_name: '' }, ASHA)).toBeNull();
    expect(profileToSave(EMPTY_PROFILE, EMPTY_PROFILE)).toBeNull();
  });
});

describe('what is typed stands over what is stored', () => {
  const newer: StoredProfile = { first_name: 'Usha', last_name: 'Iyer', email: 'usha@example.com' };

  test('and a newer stored profile fills only the other fields', () => {
    const typed = { ...NOTHING_TYPED, last_name: asTyped('Verma') };
    expect(shownProfile(typed, ASHA)).toEqual({ ...ASHA, last_name: 'Verma' });
    expect(shownProfile(typed, newer)).toEqual({ ...newer, last_name: 'Verma' });
  });

  test('a field that was emptied stays empty', () => {
    expect(shownProfile({ ...NOTHING_TYPED, email: asTyped('') }, ASHA).email).toBe('');
  });

  test('what is stored by now is not kept any longer', () => {
    const typed = { ...NOTHING_TYPED, first_name: asTyped('Usha'), email: asTyped('u@example.in') };
    expect(withoutStored(typed, ASHA)).toBe(typed);
    expect(withoutStored(typed, newer)).toEqual({ ...typed, first_name: '' });
    expect(withoutStored({ ...NOTHING_TYPED, email: asTyped('') }, EMPTY_PROFILE)).toEqual(
      NOTHING_TYPED,
    );
  });

  test('is trimmed where something was typed, and only there', () => {
    const typed = { ...NOTHING_TYPED, first_name: asTyped(' Usha '), last_name: asTyped('  ') };
    expect(trimmed(typed)).toEqual({
      ...NOTHING_TYPED,
      first_name: asTyped('Usha'),
      last_name: asTyped(''),
    });
  });
});
