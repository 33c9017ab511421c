// What a shopper may read and write of themselves, that nobody else may, and that a kept phone stays as it is.
import {
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_EMAIL_LENGTH,
  MAX_PROFILE_NAME_LENGTH,
} from '#core/model/limits.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { PROFILE, PROFILE_WITH_PHONE } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const FIELDS = ['first_name', 'last_name', 'email'];
const { first_name: _first, ...withoutFirstName } = PROFILE;
const { last_name: _last, ...withoutLastName } = PROFILE;
const { email: _email, ...withoutEmail } = PROFILE;

let newcomers = 0;

/** The first profile of somebody of whom there is nothing yet. */
function first(expect: Expectation, title: string, data: Fields): RuleCase {
  newcomers += 1;
  const as: Person = `newcomer-${newcomers}`;
  const does = { verb: 'write', path: `users/${as}`, data } as const;
  return { title: `a first profile: ${title}`, as, does, expect };
}

/** What the shop sends when a profile is saved, or a part of it; by default by Asha to her own. */
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
  const does = { verb: 'merge', path: `users/${of}`, data, fields } as const;
  return { title: `a saved profile: ${title}`, as, does, expect };
}

/** The whole document, set by Asha to her own. */
function replace(expect: Expectation, title: string, data: Fields, as: Person = 'asha'): RuleCase {
  const does = { verb: 'write', path: 'users/asha', data } as const;
  return { title: `a replaced profile: ${title}`, as, does, expect };
}

const nameOfMaxLength = 'ह'.repeat(MAX_PROFILE_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER);
const emailOfMaxLength = `${'a'.repeat(MAX_EMAIL_LENGTH - 12)}@example.com`;

/** Each holds for a first profile and for one that is saved over another. */
const values: readonly (readonly [Expectation, string, Fields])[] = [
  ...(['first_name', 'last_name'] as const).flatMap((field) => [
    ['allowed', `${field} of one letter`, { [field]: 'A' }] as const,
    ['allowed', `${field} in Devanagari`, { [field]: 'आशा' }] as const,
    [
      'allowed',
      `${field} of ten Hindi letters with three signs each`,
      { [field]: 'र्हिं'.repeat(MAX_PROFILE_NAME_LENGTH) },
    ] as const,
    [
      'allowed',
      `${field} of ten pictures of four signs each`,
      { [field]: '👩🏽‍🌾'.repeat(MAX_PROFILE_NAME_LENGTH) },
    ] as const,
    [
      'allowed',
      `${field} with as many signs as the form lets pass`,
      { [field]: nameOfMaxLength },
    ] as const,
    ['denied', `${field} with one sign more`, { [field]: `${nameOfMaxLength}\u093f` }] as const,
    [
      'allowed',
      `${field} of a space alone, which only the form refuses`,
      { [field]: ' ' },
    ] as const,
    ['denied', `${field} that is empty`, { [field]: '' }] as const,
    ['denied', `${field} that is a number`, { [field]: 7 }] as const,
    ['denied', `${field} that is a list`, { [field]: ['Asha'] }] as const,
    ['denied', `${field} that is nothing`, { [field]: null }] as const,
  ]),
  ['allowed', 'an email at its longest', { email: emailOfMaxLength }],
  ['denied', 'an email one letter too long', { email: `a${emailOfMaxLength}` }],
  ['denied', 'an email that is empty', { email: '' }],
  ['denied', 'an email without @', { email: 'asha.example.com' }],
  ['denied', 'an email without a dot', { email: 'asha@example' }],
  ['denied', 'an email with a space', { email: 'asha rao@example.com' }],
  ['denied', 'an email that is a number', { email: 7 }],
  ['denied', 'an email that is a list', { email: ['asha@example.com'] }],
];

const forged: readonly Fields[] = [
  { phone: '+911111111111' },
  { uid: 'ravi' },
  { role: 'merchant' },
  { photoURL: 'https://example.com/a.jpg' },
];

function reads(): RuleCase[] {
  const get = (expect: Expectation, title: string, as: Person, path: string): RuleCase => ({
    title,
    as,
    does: { verb: 'get', path },
    expect,
  });
  const lookFor = (expect: Expectation, title: string, as: Person, path: string): RuleCase => ({
    title,
    as,
    does: { verb: 'look for', path },
    expect,
  });
  return [
    lookFor('allowed', 'Asha may look for her own profile', 'asha', 'users/asha'),
    lookFor('allowed', 'Ravi may look for his, which is not there', 'ravi', 'users/ravi'),
    lookFor('denied', 'Ravi may not look for the profile of Asha', 'ravi', 'users/asha'),
    lookFor(
      'denied',
      'Asha may not look for that of Ravi, which is not there',
      'asha',
      'users/ravi',
    ),
    lookFor('denied', 'a visitor may not look for the profile of Asha', 'visitor', 'users/asha'),
    get('allowed', 'Asha may read her own profile', 'asha', 'users/asha'),
    get('allowed', 'Ravi may look whether he has one', 'ravi', 'users/ravi'),
    get('denied', 'Ravi may not read the profile of Asha', 'ravi', 'users/asha'),
    get('denied', 'a visitor may not read the profile of Asha', 'visitor', 'users/asha'),
    get('denied', 'a visitor may not read one called visitor', 'visitor', 'users/visitor'),
    get('denied', 'Asha may not read what else lies below her', 'asha', 'users/asha/notes/stored'),
    {
      title: 'Asha may not delete her profile',
      as: 'asha',
      does: { verb: 'delete', path: 'users/asha' },
      expect: 'denied',
    },
    {
      title: 'Asha may not write what else lies below her',
      as: 'asha',
      does: { verb: 'write', path: 'users/asha/notes/stored', data: PROFILE },
      expect: 'denied',
    },
  ];
}

export const PROFILE_CASES: readonly RuleCase[] = [
  ...reads(),
  first('allowed', 'names and email', PROFILE),
  first('denied', 'no first name', withoutFirstName),
  first('denied', 'no last name', withoutLastName),
  first('denied', 'no email', withoutEmail),
  first('denied', 'nothing at all', {}),
  ...forged.map((more) =>
    first('denied', `with a ${Object.keys(more)} of their own`, { ...PROFILE, ...more }),
  ),
  ...values.map(([expect, title, value]) => first(expect, title, { ...PROFILE, ...value })),

  save('allowed', 'again, unchanged', PROFILE),
  save('allowed', 'another name', { ...PROFILE, last_name: 'Rao-Patel' }),
  save('allowed', 'only the email', { email: 'a@example.com' }, { fields: ['email'] }),
  save('allowed', 'the first one of Kabir, whose phone is kept already', PROFILE, {
    as: 'kabir',
    of: 'kabir',
  }),
  ...FIELDS.map((field) =>
    save('denied', `Meera has none yet and leaves out ${field}`, PROFILE, {
      as: 'meera',
      of: 'meera',
      fields: FIELDS.filter((other) => other !== field),
    }),
  ),
  ...FIELDS.map((field) => save('denied', `${field} taken away`, {}, { fields: [field] })),
  save('denied', 'the phone taken away', {}, { fields: ['phone'] }),
  ...forged.map((more) =>
    save(
      'denied',
      `with a ${Object.keys(more)} of her own`,
      { ...PROFILE, ...more },
      {
        fields: [...FIELDS, ...Object.keys(more)],
      },
    ),
  ),
  ...values.map(([expect, title, value]) => save(expect, title, { ...PROFILE, ...value })),
  save('denied', 'that of Asha by Ravi', PROFILE, { as: 'ravi' }),
  save('denied', 'that of Asha by a visitor', PROFILE, { as: 'visitor' }),
  save('denied', 'that of Asha by who did not sign in by phone', PROFILE, {
    as: 'asha without a phone',
  }),
  save('denied', 'that of nobody by a visitor', PROFILE, { as: 'visitor', of: 'visitor' }),
  save('denied', 'a first one for Ravi by Asha', PROFILE, { of: 'ravi' }),

  replace('allowed', 'with the phone as it was', PROFILE_WITH_PHONE),
  replace('denied', 'without the phone', PROFILE),
  replace('denied', 'with another phone', { ...PROFILE, phone: '+911111111111' }),
  replace('denied', 'by Ravi, unchanged', PROFILE_WITH_PHONE, 'ravi'),
];
