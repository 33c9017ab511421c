// An account's fences, wish list and quotations: nobody else sees or touches them, and nobody deletes them.
import { MAX_WISHES } from '#domain/shared/limits.ts';
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
  strangersMayNot,
  write,
} from './cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import {
  FENCE,
  FENCE_PATH,
  FENCES,
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

export const KEPT_CASES = [...FENCE_CASES, ...WISH_LIST_CASES, ...QUOTATION_CASES];
