// The data that a shopper may read and write about themselves and nobody else may; a kept phone number stays unchanged.

import { MAX_PROFILE_NAME_LENGTH } from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';
import {
  about,
  type Expectation,
  fieldCases,
  get,
  lookFor,
  merge,
  remove,
  STRANGERS,
  texts,
  type Values,
  write,
} from './cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { EMAILS } from './sent-cases.ts';
import { PROFILE, PROFILE_WITH_PHONE } from './stored-documents.ts';

const FIELDS = Object.keys(PROFILE);
const may = about('profiles');
let newcomers = 0;

/** The first profile of a person without any documents. */
function first(expect: Expectation, title: string, data: (id: string) => Fields): RuleCase {
  newcomers += 1;
  const as: Person = `newcomer-${newcomers}`;
  return may(expect, `a first one, ${title}`, write(`users/${as}`, data(as)), as);
}

/** A save of a profile, or of a part of it, as the shop sends it; by default by Asha to her own. */
function save(
  expect: Expectation,
  title: string,
  data: Fields,
  {
    as = 'asha',
    of = 'asha',
    fields = FIELDS,
  }: { as?: Person; of?: Person; fields?: string[] } = {},
): RuleCase {
  return may(expect, `saved, ${title}`, merge(`users/${of}`, data, fields), as);
}

function replace(expect: Expectation, title: string, data: Fields, as: Person = 'asha'): RuleCase {
  return may(expect, `replaced, ${title}`, write('users/asha', data), as);
}

const name: Values = [
  ...texts(MAX_PROFILE_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ['allowed', 'ten Hindi letters with three signs each', 'र्हिं'.repeat(MAX_PROFILE_NAME_LENGTH)],
  ['allowed', 'ten pictures of four signs each', '👩🏽‍🌾'.repeat(MAX_PROFILE_NAME_LENGTH)],
];
const VALUES = { first_name: name, last_name: name, email: EMAILS };

const FORGED: readonly Fields[] = [
  { phone: '+911111111111' },
  { uid: 'ravi' },
  { role: 'merchant' },
  { photoURL: 'https://example.com/a.jpg' },
];

export const PROFILE_CASES: readonly RuleCase[] = [
  may('allowed', 'Asha may look for her own', lookFor('users/asha')),
  may('allowed', 'Asha may read her own', get('users/asha')),
  may('allowed', 'Ravi may look for his, which is not there', lookFor('users/ravi'), 'ravi'),
  may('denied', 'Asha may not look for that of Ravi', lookFor('users/ravi')),
  may('denied', 'a visitor may not read one called visitor', get('users/visitor'), 'visitor'),
  may('denied', 'Asha may not read what else lies below her', get('users/asha/notes/stored')),
  may('denied', 'Asha may not write it', write('users/asha/notes/stored', PROFILE)),
  may('denied', 'Asha may not delete hers', remove('users/asha')),
  ...STRANGERS.flatMap((as) => [
    may('denied', `${as} may not look for Asha’s`, lookFor('users/asha'), as),
    may('denied', `${as} may not read Asha’s`, get('users/asha'), as),
    save('denied', `that of Asha by ${as}`, PROFILE, { as }),
    replace('denied', `by ${as}, unchanged`, PROFILE_WITH_PHONE, as),
  ]),

  first('allowed', 'names and email', () => PROFILE),
  ...fieldCases(first, () => PROFILE, VALUES),
  ...FORGED.flatMap((more) => [
    first('denied', `with a ${Object.keys(more)} of their own`, () => ({ ...PROFILE, ...more })),
    save(
      'denied',
      `with a ${Object.keys(more)} of her own`,
      { ...PROFILE, ...more },
      { fields: [...FIELDS, ...Object.keys(more)] },
    ),
  ]),

  save('allowed', 'again, unchanged', PROFILE),
  save('allowed', 'only the email', { email: 'a@example.com' }, { fields: ['email'] }),
  save('allowed', 'the first of Kabir, whose phone is kept', PROFILE, { as: 'kabir', of: 'kabir' }),
  ...FIELDS.map((field) =>
    save('denied', `Meera has none yet and leaves out ${field}`, PROFILE, {
      as: 'meera',
      of: 'meera',
      fields: FIELDS.filter((other) => other !== field),
    }),
  ),
  ...[...FIELDS, 'phone'].map((field) =>
    save('denied', `${field} taken away`, {}, { fields: [field] }),
  ),
  ...Object.entries(VALUES).flatMap(([field, values]) =>
    values.map(([expect, what, value]) =>
      save(expect, `${field}: ${what}`, { ...PROFILE, [field]: value }),
    ),
  ),
  save('denied', 'that of nobody by a visitor', PROFILE, { as: 'visitor', of: 'visitor' }),
  save('denied', 'a first one for Ravi by Asha', PROFILE, { of: 'ravi' }),

  replace('allowed', 'with the phone as it was', PROFILE_WITH_PHONE),
  replace('denied', 'without the phone', PROFILE),
  replace('denied', 'with another phone', { ...PROFILE, phone: '+911111111111' }),
];
