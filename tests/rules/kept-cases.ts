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
  without,
  write,
} from './cases.ts';
import { EMAILS } from './public-cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

const FENCES = 'users/asha/fences';
const FENCE_PATH = `${FENCES}/asha`;
const FENCE = { movedBy: 'a-change-of-the-profile' };
const fences = about(FENCES, {
  ...{ [FENCE_PATH]: FENCE, [`${FENCES}/of-nothing`]: FENCE },
  'users/asha/stockAlerts/no-longer-sold': { productId: 'no-longer-sold', timestamp: 1 },
});

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

const WISHES = 'users/asha/lists/wishes';
const WISH_LIST = { moringa: 1_760_000_000_000 };
const wishes = about('wish lists', {
  ...{ [WISHES]: WISH_LIST, 'users/asha/lists/stored': WISH_LIST },
});
const KABIRS = 'users/kabir/lists/wishes';
const MEERAS = 'users/meera/lists/wishes';
const RAVIS = 'users/ravi/lists/wishes';
const products = (count: number): Fields => ({ ...Array(count).fill(1) });
const TOO_MANY = products(MAX_WISHES + 1);

const WISH_LIST_CASES: readonly RuleCase[] = [
  wishes('allowed', 'Asha may look at hers', get(WISHES)),
  wishes('allowed', 'Kabir may look for his, not begun yet', lookFor(KABIRS), 'kabir'),
  wishes('allowed', 'Meera may begin hers', write(MEERAS, WISH_LIST), 'meera'),
  // Cases may run at the same moment: only a person who adds no single product may have a full list.
  wishes('allowed', 'Kabir may fill his', write(KABIRS, products(MAX_WISHES)), 'kabir'),
  wishes('denied', 'Asha may not overfill hers', write(WISHES, TOO_MANY)),
  wishes('denied', 'Ravi may not begin with too many', write(RAVIS, TOO_MANY), 'ravi'),
  wishes('allowed', 'Asha may put a product on it', merge(WISHES, { chia: 1 })),
  wishes('allowed', 'Asha may take everything off', write(WISHES, {})),
  wishes('denied', 'Asha may not take the list itself away', remove(WISHES)),
  wishes('denied', 'Asha may not look at another list', get('users/asha/lists/stored')),
  wishes('denied', 'Asha may not begin another', write('users/asha/lists/other', WISH_LIST)),
  ...strangersMayNot(wishes, {
    'look at Asha’s': get(WISHES),
    'change Asha’s': write(WISHES, WISH_LIST),
    'begin Meera’s': write(MEERAS, WISH_LIST),
  }),
  ...closedBelow(wishes, WISHES, WISH_LIST),
];

const QUOTATIONS = 'users/asha/quotations';
const QUOTATION_PATH = `${QUOTATIONS}/stored-quotation-of-asha`;
const QUOTATION = { createdAt: new Date(1_760_000_000_000), pdfUrl: 'https://x', cartItems: [] };
const quotations = about(QUOTATIONS, { [QUOTATION_PATH]: QUOTATION });
const MADE_UP = `${QUOTATIONS}/made-up-by-asha-herself`;
const CHEAPER = { ...QUOTATION, cartItems: [1] };

/** The merchant's offers to a shopper: the shopper reads them, and no phone writes them. */
const QUOTATION_CASES: readonly RuleCase[] = [
  quotations('allowed', 'Asha may open one of hers', get(QUOTATION_PATH)),
  quotations('allowed', 'Asha may look for one that is gone', get(`${QUOTATIONS}/gone`)),
  ...listCases(quotations, QUOTATIONS),
  ...strangersMayNot(quotations, {
    'open Asha’s': get(QUOTATION_PATH),
    'list those of Asha': list(QUOTATIONS),
  }),
  quotations('denied', 'Asha may not make one up', write(MADE_UP, QUOTATION)),
  quotations('denied', 'Asha may not make one cheaper', write(QUOTATION_PATH, CHEAPER)),
  quotations('denied', 'Asha may not delete one', remove(QUOTATION_PATH)),
  ...closedBelow(quotations, QUOTATION_PATH, QUOTATION),
];

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const FIELDS = Object.keys(PROFILE);
/** With the phone number that a function keeps beside it. */
const PROFILE_WITH_PHONE = { ...PROFILE, phone: '+919876543210' };
const NOTE = 'users/asha/notes/stored';
const may = about('profiles', {
  ...{ 'users/asha': PROFILE_WITH_PHONE, [NOTE]: PROFILE },
  ...{ 'users/meera': { phone: '+919876543211' }, 'users/kabir': { phone: '+919876543212' } },
});
let newcomers = 0;

/** The first profile of a person without any documents. */
function first(expect: Expectation, title: string, data: (id: string) => Fields): RuleCase {
  newcomers += 1;
  const as: Person = `newcomer-${newcomers}`;
  return may(expect, `a first one, ${title}`, write(`users/${as}`, data(as)), as);
}

/** A save of some fields of one's own profile, as the shop sends it. */
const save = (expect: Expectation, title: string, data: Fields, as: Person, fields = FIELDS) =>
  may(expect, `saved, ${title}`, merge(`users/${as.split(' ')[0]}`, data, fields), as);

const replace = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, `replaced, ${title}`, write('users/asha', data), as);

const name: Values = [
  ...texts(MAX_PROFILE_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ['allowed', 'ten Hindi letters with three signs each', 'र्हिं'.repeat(MAX_PROFILE_NAME_LENGTH)],
  ['allowed', 'ten pictures of four signs each', '👩🏽‍🌾'.repeat(MAX_PROFILE_NAME_LENGTH)],
];

const FORGED = { phone: '+911111111111', uid: 'ravi', role: 'merchant', photoURL: 'https://x' };

export const KEPT_CASES: readonly RuleCase[] = [
  ...FENCE_CASES,
  ...WISH_LIST_CASES,
  ...QUOTATION_CASES,

  may('allowed', 'Asha may read her own', get('users/asha')),
  may('allowed', 'Ravi may look for his, which is not there', lookFor('users/ravi'), 'ravi'),
  may('denied', 'a visitor may not read one called visitor', get('users/visitor'), 'visitor'),
  may('denied', 'Asha may not read what else lies below her', get(NOTE)),
  may('denied', 'Asha may not delete hers', remove('users/asha')),
  ...STRANGERS.flatMap((as) => [
    may('denied', `${as} may not look for Asha’s`, lookFor('users/asha'), as),
    may('denied', `${as} may not read Asha’s`, get('users/asha'), as),
    may('denied', `saved by ${as}`, merge('users/asha', PROFILE), as),
    replace('denied', `by ${as}, unchanged`, PROFILE_WITH_PHONE, as),
  ]),

  first('allowed', 'names and email', () => PROFILE),
  ...fieldCases(first, () => PROFILE, { first_name: name, last_name: name, email: EMAILS }),
  ...Object.entries(FORGED).flatMap(([field, value]) => {
    const forged = { ...PROFILE, [field]: value };
    return [
      first('denied', `with a ${field} of their own`, () => forged),
      save('denied', `with a ${field} of her own`, forged, 'asha', Object.keys(forged)),
    ];
  }),

  save('allowed', 'again, unchanged', PROFILE, 'asha'),
  save('allowed', 'only the email', { email: 'a@example.com' }, 'asha', ['email']),
  save('allowed', 'the first of Kabir, whose phone is kept', PROFILE, 'kabir'),
  ...FIELDS.flatMap((field) => [
    save('denied', `${field} taken away`, {}, 'asha', [field]),
    save('denied', `without a ${field}`, { ...PROFILE, [field]: '' }, 'asha'),
    save('denied', `without ${field} at first`, without(PROFILE, field), 'meera'),
  ]),
  save('denied', 'without the phone that was there', {}, 'asha', ['phone']),
  save('denied', 'that of nobody by a visitor', PROFILE, 'visitor'),
  may('denied', 'a first one for Ravi by Asha', merge('users/ravi', PROFILE)),

  replace('allowed', 'with the phone as it was', PROFILE_WITH_PHONE),
  replace('denied', 'without the phone', PROFILE),
  replace('denied', 'with another phone', { ...PROFILE, phone: '+911111111111' }),
];
