// Who may say what of a product: those to whom it was delivered, once sent never changed, and seen when it is published.
import { MAX_ID_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { idCases, sendingTo, textCases } from './sent-only.ts';
import {
  PUBLISHED_REVIEW,
  PUBLISHED_REVIEW_PATH,
  REVIEW,
  REVIEW_PATH,
} from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const send = sendingTo('reviews', 'asha');
const review = () => REVIEW;

function without(field: string): Fields {
  return Object.fromEntries(Object.entries(REVIEW).filter(([name]) => name !== field));
}

const orders: readonly (readonly [Expectation, string, unknown])[] = [
  ['allowed', 'under the shortest id', 'd'],
  ['allowed', 'under the longest id', 'd'.repeat(MAX_ID_LENGTH)],
  ['denied', 'under too long an id', 'd'.repeat(MAX_ID_LENGTH + 1)],
  ['denied', 'that is on its way', 'shipped-order-of-asha'],
  ['denied', 'that never was', 'gone'],
  ['denied', 'of Ravi', 'delivered-order-of-ravi'],
  ['denied', 'that is something below an order', 'stored/notes/delivered'],
  ['denied', 'without an id', ''],
  ['denied', 'that is a number', 7],
  ['denied', 'that is nothing', null],
];

const refused: readonly (readonly [string, Fields])[] = [
  ['in the name of Ravi', { userId: 'ravi' }],
  ['in the name of nobody', { userId: null }],
  ['published by the phone', { published: true }],
  ['published with a word', { published: 'false' }],
  ['published maybe', { published: null }],
  ['from before 1970', { timestamp: 0 }],
  ['from the year 2100', { timestamp: 4_102_444_800_000 }],
  ['with text for its time', { timestamp: '1760000000000' }],
  ['with stars', { stars: 5 }],
];

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `reviews: ${title}`, as, does, expect };
}

function list(limit?: number, where?: Fields, collection = 'reviews'): Attempt {
  return {
    verb: 'list',
    collection,
    ...(limit !== undefined && { limit }),
    ...(where && { where }),
  };
}

const PUBLISHED = { published: true };
const open: Attempt = { verb: 'get', path: REVIEW_PATH };
const openPublished: Attempt = { verb: 'get', path: PUBLISHED_REVIEW_PATH };
const sendAgain = (change: Fields = {}): Attempt => ({
  verb: 'write',
  path: REVIEW_PATH,
  data: { ...REVIEW, ...change },
});
const below = `${REVIEW_PATH}/notes`;

const stored: readonly RuleCase[] = [
  may('allowed', 'a visitor may open a published one', openPublished, 'visitor'),
  may('allowed', 'Ravi may open a published one', openPublished, 'ravi'),
  may('allowed', 'Asha may open hers before it is published', open),
  may('denied', 'Ravi may not open it before', open, 'ravi'),
  may('denied', 'a visitor may not open it before', open, 'visitor'),
  may('allowed', 'a visitor may list the published ones', list(500, PUBLISHED), 'visitor'),
  may(
    'allowed',
    'a visitor may list those of a product',
    list(20, { ...PUBLISHED, productId: 'moringa' }),
    'visitor',
  ),
  may('denied', 'nobody may list 501', list(501, PUBLISHED)),
  may('denied', 'nobody may list without saying how many', list(undefined, PUBLISHED)),
  may(
    'denied',
    'nobody may list those of a product that are not published',
    list(20, { productId: 'moringa' }),
  ),
  may('denied', 'nobody may list what is not published', list(20, { published: false })),
  may('denied', 'Asha may not list hers', list(20, { userId: 'asha' })),
  may(
    'denied',
    'Asha may not list hers without saying how many',
    list(undefined, { userId: 'asha' }),
  ),

  may('allowed', 'Asha may send hers again, unchanged', sendAgain()),
  may('denied', 'Ravi may not send it again', sendAgain(), 'ravi'),
  may('denied', 'a visitor may not send it again', sendAgain(), 'visitor'),
  may('denied', 'Asha may not change hers', sendAgain({ review: 'Not so good.' })),
  may('denied', 'Asha may not publish hers', sendAgain(PUBLISHED)),
  may('denied', 'Asha may not send hers again once it is published', {
    verb: 'write',
    path: PUBLISHED_REVIEW_PATH,
    data: REVIEW,
  }),
  may(
    'denied',
    'Ravi may not change a published one',
    {
      verb: 'write',
      path: PUBLISHED_REVIEW_PATH,
      data: { ...PUBLISHED_REVIEW, review: 'Not so good.' },
    },
    'ravi',
  ),
  may('denied', 'Asha may not delete hers', { verb: 'delete', path: REVIEW_PATH }),
  may('denied', 'Asha may not delete a published one', {
    verb: 'delete',
    path: PUBLISHED_REVIEW_PATH,
  }),
  may('denied', 'nobody may read below one', { verb: 'get', path: `${below}/stored` }),
  may('denied', 'nobody may list below one', list(20, PUBLISHED, below)),
  may('denied', 'nobody may resend below one', {
    verb: 'write',
    path: `${below}/stored`,
    data: PUBLISHED_REVIEW,
  }),
  may('denied', 'nobody may write below one', {
    verb: 'write',
    path: `${below}/written-below-by-a-client`,
    data: REVIEW,
  }),
];

export const REVIEW_CASES: readonly RuleCase[] = [
  send('allowed', 'of what was delivered', REVIEW),
  send('denied', 'by Ravi for Asha', REVIEW, { as: 'ravi' }),
  send('denied', 'by a visitor for Asha', REVIEW, { as: 'visitor' }),
  ...idCases('reviews', review, 'asha'),
  ...Object.keys(REVIEW).map((field) => send('denied', `no ${field}`, without(field))),
  ...textCases('reviews', review, 'productId', MAX_ID_LENGTH, 'asha'),
  ...textCases('reviews', review, 'customerName', MAX_NAME_LENGTH, 'asha'),
  ...textCases('reviews', review, 'productName', MAX_NAME_LENGTH, 'asha'),
  ...textCases('reviews', review, 'review', MAX_MESSAGE_LENGTH, 'asha'),
  ...orders.map(([expect, what, orderId]) =>
    send(expect, `of an order ${what}`, { ...REVIEW, orderId }),
  ),
  ...refused.map(([title, change]) => send('denied', title, { ...REVIEW, ...change })),
  ...stored,
];
