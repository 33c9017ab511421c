// A shopper's profile: its form, and the fields of `users/{uid}` that they may change.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { typedEmail } from '../shared/email.ts';
import { MAX_PROFILE_NAME_LENGTH } from '../shared/limits.ts';
import { PROFILE_PROBLEMS } from '../shared/messages.ts';

/** The first three characters of a phone number are '+91'. Source: specification, entities. */
const COUNTRY_PREFIX_LENGTH = 3;

function profileName(problems: (typeof PROFILE_PROBLEMS)['firstName' | 'lastName']) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problems.missing),
    maxCharacters(MAX_PROFILE_NAME_LENGTH, problems.tooLong(MAX_PROFILE_NAME_LENGTH)),
  );
}

/** Both the profile form and the document's fields. Source: specification, validation and calls. */
export const Profile = v.object({
  first_name: profileName(PROFILE_PROBLEMS.firstName),
  last_name: profileName(PROFILE_PROBLEMS.lastName),
  email: typedEmail(PROFILE_PROBLEMS),
});
export type Profile = v.InferOutput<typeof Profile>;

export const EMPTY_PROFILE: Profile = { first_name: '', last_name: '', email: '' };

const Text = v.fallback(v.string(), '');
/** The fields of `users/{uid}` as stored, some of which may be missing. */
export const StoredProfile = v.object({ first_name: Text, last_name: Text, email: Text });
export type StoredProfile = v.InferOutput<typeof StoredProfile>;

/** First and last name joined, else 'User'. Source: specification, entities. */
export function displayName({
  first_name,
  last_name,
}: Pick<Profile, 'first_name' | 'last_name'>): string {
  return `${first_name.trim()} ${last_name.trim()}`.trim() || 'User';
}

/** A phone number without its country prefix, as screens show it. */
export function displayPhone(phone: string): string {
  return phone.slice(COUNTRY_PREFIX_LENGTH);
}
