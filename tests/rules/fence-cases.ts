// What every change of a shopper's own things moves: theirs alone to look at and to move, and nobody's to take away.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ID_LENGTHS } from './sent-only.ts';
import { FENCE, FENCE_PATH, FENCES } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `fences: ${title}`, as, does, expect };
}

function write(expect: Expectation, title: string, data: Fields, path = FENCE_PATH): RuleCase {
  return may(expect, title, { verb: 'write', path, data });
}

const movers: readonly (readonly [Expectation, string, unknown])[] = [
  ['allowed', 'the shortest id that a phone makes', ID_LENGTHS.shortest],
  ['denied', 'an id that is shorter', ID_LENGTHS.tooShort],
  ['allowed', 'the longest id', ID_LENGTHS.longest],
  ['denied', 'an id that is longer', ID_LENGTHS.tooLong],
  ['denied', 'a number', 7],
  ['denied', 'a list', [ID_LENGTHS.shortest]],
  ['denied', 'nothing', null],
];

/** Whose fence may be put up under which id: it says what it is the fence of. */
const ids: readonly (readonly [Expectation, string, Person, string])[] = [
  ['allowed', 'of a profile', 'meera', 'meera'],
  ['denied', 'of somebody else’s profile', 'asha', 'ravi'],
  ['allowed', 'of what has the shortest id that a phone makes', 'asha', ID_LENGTHS.shortest],
  ['denied', 'under an id that is shorter, and of nothing', 'asha', ID_LENGTHS.tooShort],
  ['allowed', 'of what has the longest id', 'asha', ID_LENGTHS.longest],
  ['denied', 'under an id that is longer', 'asha', ID_LENGTHS.tooLong],
  ['denied', 'under an id that no phone makes', 'asha', `${'a'.repeat(20)}.a`],
  ['allowed', 'of the alert of a product that the shop has', 'meera', 'moringa'],
  ['allowed', 'of an alert whose product is gone', 'asha', 'no-longer-sold'],
  ['denied', 'of somebody else’s alert, of a product that is gone', 'meera', 'no-longer-sold'],
  ['allowed', 'of a product on the wish list, also one that is gone', 'asha', 'wish-x'],
  [
    'allowed',
    'of a product on the wish list with the longest id',
    'asha',
    `wish-${'a'.repeat(128)}`,
  ],
  ['denied', 'of no product on the wish list', 'asha', 'wish-'],
  ['denied', 'of a product on the wish list with a longer id', 'asha', `wish-${'a'.repeat(129)}`],
  ['allowed', 'of an address that the merchant put there', 'asha', 'by-phone'],
  ['denied', 'of somebody else’s address', 'meera', 'by-phone'],
  ['allowed', 'of an order that the merchant put there', 'asha', 'd'],
  ['denied', 'of somebody else’s order', 'meera', 'd'],
];

const strangers = (['ravi', 'visitor', 'asha without a phone'] as const).flatMap((as) => [
  may('denied', `${as} may not look at Asha’s`, { verb: 'get', path: FENCE_PATH }, as),
  may(
    'denied',
    `${as} may not move Asha’s`,
    { verb: 'write', path: FENCE_PATH, data: { movedBy: 'a-change-of-somebody-else' } },
    as,
  ),
  may(
    'denied',
    `${as} may not put one up for Asha`,
    { verb: 'write', path: `${FENCES}/put-up-by-somebody-else`, data: FENCE },
    as,
  ),
]);

export const FENCE_CASES: readonly RuleCase[] = [
  may('allowed', 'Asha may look at hers', { verb: 'get', path: FENCE_PATH }),
  may('allowed', 'Asha may look for one that is not there yet', {
    verb: 'look for',
    path: `${FENCES}/not-there-yet`,
  }),
  ...ids.map(([expect, what, as, id]) =>
    may(
      expect,
      `put up ${what}`,
      { verb: 'write', path: `users/${as}/fences/${id}`, data: FENCE },
      as,
    ),
  ),
  write('allowed', 'moved, whatever became of what it is of', FENCE, `${FENCES}/of-nothing`),
  write('allowed', 'Asha may move hers', { movedBy: 'another-change-of-the-profile' }),
  write('allowed', 'Asha may send hers again, unchanged', FENCE),
  ...movers.map(([expect, what, movedBy]) => write(expect, `moved by ${what}`, { movedBy })),
  write('denied', 'with more than that', { ...FENCE, at: 1 }),
  write('denied', 'without anything', {}),
  write('denied', 'put up without anything', {}, `${FENCES}/put-up-without-anything`),
  may('denied', 'Asha may not list hers', { verb: 'list', collection: FENCES, limit: 10 }),
  may('denied', 'nobody may search those of all people', {
    verb: 'list everywhere',
    collection: 'fences',
    limit: 10,
  }),
  may('denied', 'Asha may not take hers away', { verb: 'delete', path: FENCE_PATH }),
  write(
    'denied',
    'Asha may not write below hers',
    FENCE,
    `${FENCE_PATH}/notes/written-below-a-fence`,
  ),
  write(
    'denied',
    'Asha may not resend below hers',
    FENCE,
    `${FENCE_PATH}/notes/stored-below-a-fence-here`,
  ),
  may('denied', 'Asha may not read below hers', {
    verb: 'get',
    path: `${FENCE_PATH}/notes/stored-below-a-fence-here`,
  }),
  ...strangers,
];
