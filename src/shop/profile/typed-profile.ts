// What a shopper has typed into the profile form, field by field, over the stored profile. A field that was never typed into
// follows what is stored; one that was emptied stays empty. Pure.
import * as v from 'valibot';
import { Profile, type StoredProfile } from '#domain/account/profile.ts';

export type ProfileField = keyof Profile;
export const PROFILE_FIELDS: readonly ProfileField[] = ['first_name', 'last_name', 'email'];

/** For each field '' where nothing was typed, else the text behind a mark, because nothing is a text, too. */
export type TypedProfile = Record<ProfileField, string>;
export const NOTHING_TYPED: TypedProfile = { first_name: '', last_name: '', email: '' };

const MARK = '=';

/** A text as it is kept once it was typed. */
export function asTyped(text: string): string {
  return `${MARK}${text}`;
}

/** Whether something was typed into the field. */
export function isTyped(typed: TypedProfile, field: ProfileField): boolean {
  return typed[field].startsWith(MARK);
}

/** What the form shows. */
export function shownProfile(typed: TypedProfile, stored: StoredProfile): StoredProfile {
  const shown = { ...stored };
  for (const field of PROFILE_FIELDS) {
    if (isTyped(typed, field)) shown[field] = typed[field].slice(MARK.length);
  }
  return shown;
}

/** What was typed without the fields that say what is stored anyway; the same object when there is none. */
export function withoutStored(typed: TypedProfile, stored: StoredProfile): TypedProfile {
  const same = PROFILE_FIELDS.filter((field) => typed[field] === asTyped(stored[field]));
  if (same.length === 0) return typed;
  return { ...typed, ...Object.fromEntries(same.map((field) => [field, ''])) };
}

/** What was typed without the spaces around it, which are not saved. */
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
