// The text typed into the profile form, field by field, over the stored profile. An untouched field follows the stored
// value; an emptied one stays empty. Pure.
import * as v from 'valibot';
import type { StoredProfile } from '#domain/account/profile.ts';
import { Profile } from '#domain/account/profile-form.ts';

export type ProfileField = keyof Profile;
export const PROFILE_FIELDS: readonly ProfileField[] = ['first_name', 'last_name', 'email'];

/** '' for an untouched field, else the text after a mark, which tells an emptied field from an untouched one. */
export type TypedProfile = Record<ProfileField, string>;
export const NOTHING_TYPED: TypedProfile = { first_name: '', last_name: '', email: '' };

const MARK = '=';

/** A typed text with its mark. */
export function asTyped(text: string): string {
  return `${MARK}${text}`;
}

/** Whether the field was typed into. */
export function isTyped(typed: TypedProfile, field: ProfileField): boolean {
  return typed[field].startsWith(MARK);
}

/** The stored profile overlaid with the typed fields, as the form shows it. */
export function shownProfile(typed: TypedProfile, stored: StoredProfile): StoredProfile {
  const shown = { ...stored };
  for (const field of PROFILE_FIELDS) {
    if (isTyped(typed, field)) shown[field] = typed[field].slice(MARK.length);
  }
  return shown;
}

/** Drops typed fields that equal the stored value; returns the same object when there are none. */
export function withoutStored(typed: TypedProfile, stored: StoredProfile): TypedProfile {
  const same = PROFILE_FIELDS.filter((field) => typed[field] === asTyped(stored[field]));
  if (same.length === 0) return typed;
  return { ...typed, ...Object.fromEntries(same.map((field) => [field, ''])) };
}

/** Trims the typed texts: surrounding spaces are not saved. */
export function trimmed(typed: TypedProfile): TypedProfile {
  const fields = PROFILE_FIELDS.map((field) => {
    const isKept = isTyped(typed, field);
    return [field, isKept ? asTyped(typed[field].slice(MARK.length).trim()) : ''];
  });
  return { ...typed, ...Object.fromEntries(fields) };
}

/** The profile that Update would save; null while nothing has changed or something is wrong. */
export function profileToSave(shown: StoredProfile, stored: StoredProfile): Profile | null {
  const checked = v.safeParse(Profile, shown);
  if (!checked.success) return null;
  const hasChanged = PROFILE_FIELDS.some((field) => checked.output[field] !== stored[field]);
  return hasChanged ? checked.output : null;
}
