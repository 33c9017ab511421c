// The form of a shopper's profile.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { typedEmail } from '../shared/email.ts';
import { MAX_PROFILE_NAME_LENGTH } from '../shared/limits.ts';
import { PROFILE_PROBLEMS } from './messages.ts';

function profileName(problems: () => (typeof PROFILE_PROBLEMS)['firstName' | 'lastName']) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => problems().missing),
    maxCharacters(MAX_PROFILE_NAME_LENGTH, () => problems().tooLong(MAX_PROFILE_NAME_LENGTH)),
  );
}

/** Both the form and the document's fields. Source: specification, validation and calls. */
export const Profile = v.object({
  first_name: profileName(() => PROFILE_PROBLEMS.firstName),
  last_name: profileName(() => PROFILE_PROBLEMS.lastName),
  email: typedEmail(() => PROFILE_PROBLEMS),
});
export type Profile = v.InferOutput<typeof Profile>;
