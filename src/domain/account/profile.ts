// A shopper's profile: the fields of `users/{uid}` that they may change.
import * as v from 'valibot';

/** The first three characters of a phone number are '+91'. Source: specification, entities. */
const COUNTRY_PREFIX_LENGTH = 3;

export const EMPTY_PROFILE: StoredProfile = { first_name: '', last_name: '', email: '' };

const Text = v.fallback(v.string(), '');
/** The fields of `users/{uid}` as stored, some of which may be missing. */
export const StoredProfile = v.object({ first_name: Text, last_name: Text, email: Text });
export type StoredProfile = v.InferOutput<typeof StoredProfile>;

/** First and last name joined, else 'User'. Source: specification, entities. */
export function displayName({
  first_name,
  last_name,
}: Pick<StoredProfile, 'first_name' | 'last_name'>): string {
  return `${first_name.trim()} ${last_name.trim()}`.trim() || 'User';
}

/** A phone number without its country prefix, as screens show it. */
export function displayPhone(phone: string): string {
  return phone.slice(COUNTRY_PREFIX_LENGTH);
}
