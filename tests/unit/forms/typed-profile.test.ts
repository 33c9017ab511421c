// The profile form: what is shown and kept while it is filled in, and when there is something to save.
import { expect, test } from 'vitest';
import { EMPTY_PROFILE, type StoredProfile } from '#domain/account/profile.ts';
import * as form from '#shop/profile/typed-profile.ts';

const { asTyped, NOTHING_TYPED } = form;
const ASHA: StoredProfile = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };

test.each<[string, StoredProfile, StoredProfile, StoredProfile | null]>([
  ['a field differs', { ...ASHA, first_name: 'आशा' }, ASHA, { ...ASHA, first_name: 'आशा' }],
  ['nothing is stored yet', ASHA, EMPTY_PROFILE, ASHA],
  ['it is more than spaces', { ...ASHA, email: ' a@x.in\t' }, ASHA, { ...ASHA, email: 'a@x.in' }],
  ['and not when nothing changed', ASHA, ASHA, null],
  ['and not for spaces', { ...ASHA, first_name: ' Asha ' }, ASHA, null],
  ['and not while a field is wrong', { ...ASHA, first_name: 'Usha', email: '' }, ASHA, null],
])('there is something to save when %s', (_when, shown, stored, saved) => {
  expect(form.profileToSave(shown, stored)).toEqual(saved);
});

test('typed text stands over stored text, even when it was emptied, and a newer stored profile fills only the other fields', () => {
  const newer: StoredProfile = { first_name: 'Usha', last_name: 'Iyer', email: 'usha@example.com' };
  const typed = { ...NOTHING_TYPED, last_name: asTyped('Verma') };
  expect(form.shownProfile(typed, ASHA)).toEqual({ ...ASHA, last_name: 'Verma' });
  expect(form.shownProfile(typed, newer)).toEqual({ ...newer, last_name: 'Verma' });
  expect(form.shownProfile({ ...NOTHING_TYPED, email: asTyped('') }, ASHA).email).toBe('');
});

test('what is stored by now is not kept any longer; what is kept is trimmed where something was typed', () => {
  const typed = { ...NOTHING_TYPED, first_name: asTyped('Usha'), email: asTyped('u@example.in') };
  expect(form.withoutStored(typed, ASHA)).toBe(typed);
  const saved = form.withoutStored(typed, { ...ASHA, first_name: 'Usha' });
  expect(saved).toEqual({ ...typed, first_name: '' });
  const spaced = { ...NOTHING_TYPED, first_name: asTyped(' Usha '), last_name: asTyped('  ') };
  const kept = { first_name: asTyped('Usha'), last_name: asTyped('') };
  expect(form.trimmed(spaced)).toEqual({ ...NOTHING_TYPED, ...kept });
});
