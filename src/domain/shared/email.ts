// E-mail addresses: one rule for every field in which one is typed.
import * as v from 'valibot';
import { MAX_EMAIL_LENGTH } from './limits.ts';

const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL_END = '(?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])';
const LABEL = `[\\p{L}\\p{N}]${LABEL_END}?`;

/**
 * A mailbox as people have one, in letters of every script: no quoted names, no numeric hosts, no host without a dot.
 * The security rules let pass more. Source: RFC 5321, 5322 (dot-atom) and 6531.
 */
export const EMAIL = new RegExp(
  `^(?=.{1,${MAX_EMAIL_LENGTH}}$)(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+\\p{L}${LABEL_END}$`,
  'u',
);

/** The schema of a typed address. Checks run from the first rule to the last. */
export function typedEmail(problems: () => { emailMissing: string; emailInvalid: string }) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => problems().emailMissing),
    v.regex(EMAIL, () => problems().emailInvalid),
  );
}
