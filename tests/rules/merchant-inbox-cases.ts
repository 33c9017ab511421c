// The merchant may see and mark shoppers' messages, and nobody else may.
import { type Expectation, get, merge, remove, write } from './cases.ts';
import {
  listedByMerchant,
  MOMENT,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import {
  CONTACT_MESSAGE,
  CONTACT_PATH,
  FEEDBACK_PATH,
  REVIEW,
  REVIEW_PATH,
} from './stored-documents.ts';
import { SIGNED } from './whole-write.ts';

const MARK = { of: 'contact-us', answered: true, timestamp: MOMENT, ...SIGNED };
const STORED = 'inbox/stored-message-of-asha';
const given = { [STORED]: MARK, [`${STORED}/notes/stored`]: MARK };

const may = ofMerchant('the inbox');
const marks = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, title, write(ownPath('inbox'), { ...SIGNED, ...data }), as);

function publishes(
  expect: Expectation,
  title: string,
  data: Fields,
  { as, stored = REVIEW }: { as?: Person; stored?: Fields } = {},
): RuleCase {
  const path = `${ownPath('reviews')}_moringa`;
  return may(expect, title, merge(path, { ...SIGNED, ...data }), as, { [path]: stored });
}

export const MERCHANT_INBOX_CASES: readonly RuleCase[] = [
  ...['contact-us', 'services', 'reviews', 'inbox'].flatMap((collection) =>
    listedByMerchant(may, collection),
  ),
  ...tried(marks, {
    allowed: {
      'the merchant notes that a message is answered': MARK,
      'or that it is not': { ...MARK, answered: false },
      'the same of an enquiry': { ...MARK, of: 'queries' },
      'the same of feedback': { ...MARK, of: 'services' },
      'the same of a review': { ...MARK, of: 'reviews' },
      'that it is removed': { ...MARK, removed: true },
    },
    denied: {
      'not of an order': { ...MARK, of: 'orders' },
      'answered is yes or no': { ...MARK, answered: 'yes' },
      'removed is yes or nothing': { ...MARK, removed: false },
      'it is signed by another merchant': { ...MARK, changedBy: 'ravi' },
      'it says its time by itself': { ...MARK, changedAt: new Date() },
      'it is noted at a moment': { ...MARK, timestamp: 0 },
      'nothing else is noted': { ...MARK, note: 'by phone' },
    },
  }),
  ...othersMayNot('notes nothing', (title, as) => marks('denied', title, MARK, as)),
  ...tried((expect, title, does) => may(expect, title, does, 'merchant', given), {
    allowed: {
      'the merchant changes a mark': write(STORED, { ...MARK, ...SIGNED, answered: false }),
      'the merchant looks at a mark': get(STORED),
    },
    denied: {
      'the merchant makes no other thing of a mark': write(STORED, {
        ...MARK,
        ...SIGNED,
        of: 'orders',
      }),
      'the merchant deletes no mark': remove(STORED),
      'the merchant reads nothing below a mark': get(`${STORED}/notes/stored`),
    },
  }),
  ...othersMayNot('looks at no mark', (title, as) => may('denied', title, get(STORED), as)),
  ...tried(may, {
    allowed: { 'the merchant looks at a review': get(REVIEW_PATH) },
    denied: {
      'the merchant changes no message': write(CONTACT_PATH, {
        ...{ ...CONTACT_MESSAGE, message: 'Nothing.' },
      }),
      'the merchant deletes no message': remove(CONTACT_PATH),
      'the merchant deletes no feedback': remove(FEEDBACK_PATH),
      'the merchant deletes no review': remove(REVIEW_PATH),
      'the merchant writes no review for Asha': write('reviews/order-made-up_moringa', {
        ...{ ...REVIEW, published: true },
      }),
    },
  }),
  ...tried(publishes, {
    allowed: { 'the merchant publishes a review': { published: true } },
    denied: {
      'published is yes or no': { published: 'yes' },
      'the merchant gives no stars': { published: true, stars: 5 },
    },
  }),
  publishes(
    'allowed',
    'the merchant takes a review back',
    { published: false },
    { stored: { ...REVIEW, published: true } },
  ),
  ...othersMayNot('publishes no review', (title, as) =>
    publishes('denied', title, { published: true }, { as }),
  ),
];
