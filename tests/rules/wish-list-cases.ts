// What a shopper wishes for: one list, theirs alone, with room for so many products.
import { MAX_WISHES } from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { WISH_LIST, WISH_LIST_PATH } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `wish lists: ${title}`, as, does, expect };
}

function write(
  expect: Expectation,
  title: string,
  data: Fields,
  path = WISH_LIST_PATH,
  as: Person = 'asha',
): RuleCase {
  return may(expect, title, { verb: 'write', path, data }, as);
}

/** A list of so many products. */
function wishes(count: number): Fields {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`product-${at}`, 1_760_000_000_000 + at]),
  );
}

const strangers = (['ravi', 'visitor', 'asha without a phone'] as const).flatMap((as) => [
  may('denied', `${as} may not look at Asha’s`, { verb: 'get', path: WISH_LIST_PATH }, as),
  write('denied', `${as} may not change Asha’s`, WISH_LIST, WISH_LIST_PATH, as),
  write('denied', `${as} may not begin Meera’s`, WISH_LIST, 'users/meera/lists/wishes', as),
]);

export const WISH_LIST_CASES: readonly RuleCase[] = [
  may('allowed', 'Asha may look at hers', { verb: 'get', path: WISH_LIST_PATH }),
  may(
    'allowed',
    'Kabir may look for his, which he has not begun',
    { verb: 'look for', path: 'users/kabir/lists/wishes' },
    'kabir',
  ),
  write('allowed', 'Meera may begin hers', WISH_LIST, 'users/meera/lists/wishes', 'meera'),
  write(
    'denied',
    'Kabir may not begin his with more products than it has room for',
    wishes(MAX_WISHES + 1),
    'users/kabir/lists/wishes',
    'kabir',
  ),
  may('allowed', 'Asha may put a product on it', {
    verb: 'merge',
    path: WISH_LIST_PATH,
    data: { chia: 1_770_000_000_000 },
    fields: ['chia'],
  }),
  may('allowed', 'Asha may take a product off, also one that is not there', {
    verb: 'merge',
    path: WISH_LIST_PATH,
    data: {},
    fields: ['chia', 'gone'],
  }),
  write('allowed', 'Asha may take everything off', {}),
  // The cases may be tried at the same moment: a full list is nobody's who puts one more on it.
  write('allowed', 'Kabir may fill his', wishes(MAX_WISHES), 'users/kabir/lists/wishes', 'kabir'),
  write('denied', 'Asha may not put on more than it has room for', wishes(MAX_WISHES + 1)),
  may('denied', 'Asha may not take the list itself away', { verb: 'delete', path: WISH_LIST_PATH }),
  may('denied', 'Asha may not list her lists', {
    verb: 'list',
    collection: 'users/asha/lists',
    limit: 10,
  }),
  may('denied', 'nobody may search those of all people', {
    verb: 'list everywhere',
    collection: 'lists',
    limit: 10,
  }),
  may('denied', 'Asha may not look at another list', {
    verb: 'get',
    path: 'users/asha/lists/stored',
  }),
  write('denied', 'Asha may not begin another list', WISH_LIST, 'users/asha/lists/other'),
  write('denied', 'Asha may not write below hers', WISH_LIST, `${WISH_LIST_PATH}/notes/stored`),
  ...strangers,
];
