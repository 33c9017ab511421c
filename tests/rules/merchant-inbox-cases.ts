// What the merchant may see of what shoppers send, and note about it; and that nobody else may.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import {
  CONTACT_MESSAGE,
  CONTACT_PATH,
  FEEDBACK_PATH,
  REVIEW,
  REVIEW_PATH,
} from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const MARK = { of: 'contact-us', answered: true, timestamp: 1_760_000_000_000 };
const STORED_MARK = 'inbox/stored-message-of-asha';

let met = 0;

const inbox = (
  expect: Expectation,
  title: string,
  does: Attempt,
  as: Person = 'merchant',
): RuleCase => ({ title: `the inbox: ${title}`, as, does, expect });

const list = (collection: string, limit?: number): Attempt => ({
  verb: 'list',
  collection,
  ...(limit !== undefined && { limit }),
});

function mark(expect: Expectation, title: string, data: Fields, as: Person = 'merchant') {
  met += 1;
  return inbox(expect, title, { verb: 'write', path: `inbox/something-sent-${met}`, data }, as);
}

function publish(expect: Expectation, title: string, data: Fields, as: Person = 'merchant') {
  met += 1;
  const path = `reviews/order-${met}_moringa`;
  const does: Attempt = { verb: 'merge', path, data, fields: Object.keys(data) };
  return { ...inbox(expect, title, does, as), given: { [path]: REVIEW } };
}

const lists = ['contact-us', 'services', 'reviews', 'inbox'].flatMap((collection) => [
  inbox('allowed', `the merchant lists ${collection}, 500 at a time`, list(collection, 500)),
  inbox('denied', `the merchant lists no more of ${collection}`, list(collection, 501)),
  inbox('denied', `the merchant says how many of ${collection}`, list(collection)),
  ...OTHERS.map((as) =>
    inbox('denied', `${as} does not list ${collection}`, list(collection, 10), as),
  ),
]);

export const MERCHANT_INBOX_CASES: readonly RuleCase[] = [
  ...lists,
  mark('allowed', 'the merchant notes that a message is answered', MARK),
  mark('allowed', 'or that it is not', { ...MARK, answered: false }),
  ...['queries', 'services', 'reviews'].map((of) =>
    mark('allowed', `the same of ${of}`, { ...MARK, of }),
  ),
  mark('denied', 'not of an order', { ...MARK, of: 'orders' }),
  mark('denied', 'answered is yes or no', { ...MARK, answered: 'yes' }),
  mark('denied', 'it is noted at a moment', { ...MARK, timestamp: 0 }),
  mark('denied', 'nothing else is noted', { ...MARK, note: 'by phone' }),
  ...OTHERS.map((as) => mark('denied', `${as} notes nothing`, MARK, as)),
  {
    ...inbox('allowed', 'the merchant changes a mark', {
      verb: 'write',
      path: STORED_MARK,
      data: { ...MARK, answered: false },
    }),
    given: { [STORED_MARK]: MARK, [`${STORED_MARK}/notes/stored`]: MARK },
  },
  inbox('denied', 'the merchant makes no other thing of a mark', {
    verb: 'write',
    path: STORED_MARK,
    data: { ...MARK, of: 'orders' },
  }),
  inbox('allowed', 'the merchant looks at a mark', { verb: 'get', path: STORED_MARK }),
  inbox('denied', 'the merchant deletes no mark', { verb: 'delete', path: STORED_MARK }),
  inbox('denied', 'the merchant reads nothing below a mark', {
    verb: 'get',
    path: `${STORED_MARK}/notes/stored`,
  }),
  ...OTHERS.map((as) =>
    inbox('denied', `${as} looks at no mark`, { verb: 'get', path: STORED_MARK }, as),
  ),
  inbox('denied', 'the merchant changes no message', {
    verb: 'write',
    path: CONTACT_PATH,
    data: { ...CONTACT_MESSAGE, message: 'Nothing.' },
  }),
  ...[CONTACT_PATH, FEEDBACK_PATH, REVIEW_PATH].map((path) =>
    inbox('denied', `the merchant does not delete ${path}`, { verb: 'delete', path }),
  ),
  inbox('allowed', 'the merchant looks at a review', { verb: 'get', path: REVIEW_PATH }),
  publish('allowed', 'the merchant publishes a review', { published: true }),
  publish('denied', 'published is yes or no', { published: 'yes' }),
  publish('denied', 'the merchant gives no stars', { published: true, stars: 5 }),
  ...OTHERS.map((as) => publish('denied', `${as} publishes no review`, { published: true }, as)),
  {
    ...inbox('allowed', 'the merchant takes a review back', {
      verb: 'merge',
      path: 'reviews/order-taken-back_moringa',
      data: { published: false },
      fields: ['published'],
    }),
    given: { 'reviews/order-taken-back_moringa': { ...REVIEW, published: true } },
  },
  inbox('denied', 'the merchant writes no review for Asha', {
    verb: 'write',
    path: 'reviews/order-made-up_moringa',
    data: { ...REVIEW, published: true },
  }),
];
