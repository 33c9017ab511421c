// What an account keeps: its profile, fences, wish list and quotations. Nobody else sees or touches them, and nobody deletes them.
import { MAX_PROFILE_NAME_LENGTH, MAX_WISHES } from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';
import {
  about,
  CLIENT_IDS,
  closedBelow,
  denied,
  type Expectation,
  fieldCases,
  get,
  ID_LENGTHS,
  list,
  listCases,
  lookFor,
  merge,
  ownCases,
  remove,
  STRANGERS,
  strangersMayNot,
  texts,
  type Values,
  write,
} from './cases.ts';
import { EMAILS } from './public-cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import {
  FENCE,
  FENCE_PATH,
  FENCES,
  PROFILE,
  PROFILE_WITH_PHONE,
  QUOTATION,
  QUOTATION_PATH,
  QUOTATIONS,
  WISH_LIST,
  WISH_LIST_PATH,
} from './stored-documents.ts';

const fences = about(FENCES);

/** Who may create a fence under which id: it names the entity that it guards. */
const fenceIds: readonly (readonly [Expectation, string, Person, string])[] = [
  ['allowed', 'a profile', 'meera', 'meera'],
  ['denied', 'somebody else’s profile', 'asha', 'ravi'],
  ...CLIENT_IDS.map(([expect, what, id]) => [expect, what, 'asha', String(id)] as const),
  ['allowed', 'the alert of a product that the shop has', 'meera', 'moringa'],
  ['allowed', 'an alert whose product is gone', 'asha', 'no-longer-sold'],
  ['denied', 'somebody else’s alert, of a product that is gone', 'meera', 'no-longer-sold'],
  ['allowed', 'a wish, also of a product that is gone', 'asha', 'wish-x'],
  ['allowed', 'a wish of a product with the longest id', 'asha', `wish-${ID_LENGTHS.longest}`],
  ['denied', 'a wish of no product', 'asha', 'wish-'],
  ['denied', 'a wish of a product with a longer id', 'asha', `wish-${ID_LENGTHS.tooLong}`],
  ['allowed', 'an address that the merchant put there', 'asha', 'by-phone'],
  ['denied', 'somebody else’s address', 'meera', 'by-phone'],
  ['allowed', 'an order that the merchant put there', 'asha', 'd'],
  ['denied', 'somebody else’s order', 'meera', 'd'],
];
const moveFence = (expect: Expectation, title: string, data: (id: string) => Fields) =>
  fences(expect, `moved, ${title}`, write(FENCE_PATH, data('')));

const FENCE_CASES: readonly RuleCase[] = [
  ...fenceIds.map(([expect, what, as, id]) =>
    fences(expect, `that of ${what}`, write(`users/${as}/fences/${id}`, FENCE), as),
  ),
  ...fieldCases(moveFence, () => FENCE, {
    movedBy: [...CLIENT_IDS, ...denied(7, null)],
  }),
  ...ownCases(fences, FENCE_PATH, FENCE),
  fences('allowed', 'moved, of whatever it is', write(`${FENCES}/of-nothing`, FENCE)),
  fences('denied', 'put up without anything', write(`${FENCES}/put-up-without-anything`, {})),
  fences('denied', 'Asha may not list hers', list(FENCES)),
  fences('denied', 'Asha may not take hers away', remove(FENCE_PATH)),
];

const wishes = about('wish lists');
const KABIRS = 'users/kabir/lists/wishes';
const MEERAS = 'users/meera/lists/wishes';
const products = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`product-${at}`, 1 + at]));

const WISH_LIST_CASES: readonly RuleCase[] = [
  wishes('allowed', 'Asha may look at hers', get(WISH_LIST_PATH)),
  wishes('allowed', 'Kabir may look for his, not begun yet', lookFor(KABIRS), 'kabir'),
  wishes('allowed', 'Meera may begin hers', write(MEERAS, WISH_LIST), 'meera'),
  wishes('denied', 'Kabir may not overfill his', write(KABIRS, products(MAX_WISHES + 1)), 'kabir'),
  // Cases may run at the same moment: only a person who adds no single product may have a full list.
  wishes('allowed', 'Kabir may fill his', write(KABIRS, products(MAX_WISHES)), 'kabir'),
  wishes('denied', 'Asha may not overfill hers', write(WISH_LIST_PATH, products(MAX_WISHES + 1))),
  wishes(
    'denied',
    'a newcomer may not begin with too many',
    write('users/newcomer-77/lists/wishes', products(MAX_WISHES + 1)),
    'newcomer-77',
  ),
  wishes('allowed', 'Asha may put a product on it', merge(WISH_LIST_PATH, { chia: 1 })),
  wishes('allowed', 'Asha may take off what is not there', merge(WISH_LIST_PATH, {}, ['gone'])),
  wishes('allowed', 'Asha may take everything off', write(WISH_LIST_PATH, {})),
  wishes('denied', 'Asha may not take the list itself away', remove(WISH_LIST_PATH)),
  wishes('denied', 'Asha may not list her lists', list('users/asha/lists')),
  wishes('denied', 'Asha may not look at another list', get('users/asha/lists/stored')),
  wishes('denied', 'Asha may not begin another', write('users/asha/lists/other', WISH_LIST)),
  ...strangersMayNot(wishes, {
    'look at Asha’s': get(WISH_LIST_PATH),
    'change Asha’s': write(WISH_LIST_PATH, WISH_LIST),
    'begin Meera’s': write(MEERAS, WISH_LIST),
  }),
  ...closedBelow(wishes, WISH_LIST_PATH, WISH_LIST),
];

const quotations = about(QUOTATIONS);
const MADE_UP = `${QUOTATIONS}/made-up-by-asha-herself`;
const CHEAPER = { ...QUOTATION, cartItems: [1] };
const after = { field: 'createdAt', value: 1_790_000_000_000, path: QUOTATION_PATH };

/** The merchant's offers to a shopper: the shopper reads them, and no phone writes them. */
const QUOTATION_CASES: readonly RuleCase[] = [
  quotations('allowed', 'Asha may open one of hers', get(QUOTATION_PATH)),
  quotations('allowed', 'Asha may look for one that is gone', get(`${QUOTATIONS}/gone`)),
  ...listCases(quotations, QUOTATIONS),
  quotations('allowed', 'Asha may list hers page by page', list(QUOTATIONS, 500, { after })),
  quotations('denied', 'a page is no longer than a list', list(QUOTATIONS, 501, { after })),
  ...strangersMayNot(quotations, {
    'open Asha’s': get(QUOTATION_PATH),
    'list those of Asha': list(QUOTATIONS),
  }),
  quotations('denied', 'Asha may not make one up', write(MADE_UP, QUOTATION)),
  quotations('denied', 'Asha may not send one again', write(QUOTATION_PATH, QUOTATION)),
  quotations('denied', 'Asha may not make one cheaper', write(QUOTATION_PATH, CHEAPER)),
  quotations('denied', 'Asha may not delete one', remove(QUOTATION_PATH)),
  ...closedBelow(quotations, QUOTATION_PATH, QUOTATION),
];

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

export const KEPT_CASES: readonly RuleCase[] = [
  ...FENCE_CASES,
  ...WISH_LIST_CASES,
  ...QUOTATION_CASES,

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
