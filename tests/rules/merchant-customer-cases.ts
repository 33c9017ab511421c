// What only the merchant may do with shoppers' messages and reviews, with an offer to a phone number, and with an order taken by phone.
import { type Expectation, get, list, lookFor, merge, remove, without, write } from './cases.ts';
import {
  AT,
  listedByMerchant,
  MOMENT,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import {
  ADDRESS,
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

const inInbox = ofMerchant('the inbox');
const marks = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  inInbox(expect, title, write(ownPath('inbox'), { ...SIGNED, ...data }), as);

function publishes(
  expect: Expectation,
  title: string,
  data: Fields,
  { as, stored = REVIEW }: { as?: Person; stored?: Fields } = {},
): RuleCase {
  const path = `${ownPath('reviews')}_moringa`;
  return inInbox(expect, title, merge(path, { ...SIGNED, ...data }), as, { [path]: stored });
}

/** Of a message with an id as phones make them; the first characters tell them apart. */
const markPath = (of: string) =>
  `inbox/${Buffer.from(of).toString('hex').padEnd(32, '0').slice(0, 32)}`;
const answers = (expect: Expectation, title: string, of: string) =>
  inInbox(expect, title, get(markPath(of)), 'visitor', { [markPath(of)]: { ...MARK, of } });

const INBOX_CASES: readonly RuleCase[] = [
  ...['contact-us', 'services', 'reviews', 'inbox'].flatMap((collection) =>
    listedByMerchant(inInbox, collection),
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
      'it is noted at a moment': { ...MARK, timestamp: 0 },
      'nothing else is noted': { ...MARK, note: 'by phone' },
    },
  }),
  ...othersMayNot('notes nothing', (title, as) => marks('denied', title, MARK, as)),
  ...tried((expect, title, does) => inInbox(expect, title, does, 'merchant', given), {
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
  ...othersMayNot('looks at no mark', (title, as) => inInbox('denied', title, get(STORED), as)),
  ...tried(answers, {
    allowed: {
      'whoever sent a message, and so knows its id, sees that it is answered': 'contact-us',
      'the same with feedback': 'services',
    },
    denied: { 'but not with an enquiry': 'queries', 'nor with a review': 'reviews' },
  }),
  inInbox(
    'allowed',
    'or that the merchant has said nothing yet',
    lookFor(markPath('nothing')),
    'visitor',
  ),
  inInbox('denied', 'nobody looks by a guessed id', lookFor('inbox/too-many-of-today'), 'visitor'),
  ...tried(inInbox, {
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

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const OFFER: Fields = {
  ...{ phone: '+919876543210', customer: 'आशा राव', note: '' },
  ...{ createdAt: MOMENT, validUntil: MOMENT + 1_000_000_000, lines: [LINE] },
  ...SIGNED,
};
const ORDER: Fields = {
  ...{ address: ADDRESS, paymentMethod: 'cod', createdAt: MOMENT, lines: [LINE] },
  ...SIGNED,
};
const BACK = { withdrawnAt: MOMENT + 1 };
const QUOTATIONS = 'deskQuotations';

const may = ofMerchant('offered quotations');
const mayByPhone = ofMerchant('orders by phone');

const makes = (expect: Expectation, title: string, change: Fields, as?: Person) =>
  may(expect, title, write(ownPath(QUOTATIONS), { ...OFFER, ...change }), as);
const takes = (expect: Expectation, title: string, change: Fields, as?: Person) =>
  mayByPhone(expect, title, write(ownPath('phoneOrders'), { ...ORDER, ...change }), as);

function withdraws(expect: Expectation, title: string, data: Fields, as?: Person): RuleCase {
  const path = ownPath(QUOTATIONS);
  return may(expect, title, merge(path, { ...SIGNED, ...data }), as, { [path]: stored(OFFER) });
}

/** As stored for another merchant. */
const stored = (fields: Fields) => ({ ...fields, changedBy: 'kamala', changedAt: AT });

/** The cases that both share: their number of lines, and that they stay as they were made. */
function once(
  make: typeof makes,
  [of, collection, whole, other]: readonly [typeof may, string, Fields, Fields],
): RuleCase[] {
  const at = `${collection}/made-for-asha-by-the-merchant`;
  const given = { [at]: stored(whole), [`${at}/notes/stored`]: stored(whole) };
  return [
    ...tried(make, {
      allowed: { 'with fifty lines': { lines: Array(50).fill(LINE) } },
      denied: {
        'not with fifty-one lines': { lines: Array(51).fill(LINE) },
        'not without a line': { lines: [] },
        'lines are a list': { lines: 'Moringa' },
        'nor a map of lines': { lines: { one: LINE } },
        'it is made at a moment': { createdAt: 0 },
      },
    }),
    ...Object.keys(whole).map((field) =>
      of('denied', `not without its ${field}`, write(ownPath(collection), without(whole, field))),
    ),
    ...othersMayNot('makes none', (title, as) => make('denied', title, {}, as)),
    ...tried((expect, title, does) => of(expect, title, does, 'merchant', given), {
      allowed: { 'the merchant looks at one': get(at) },
      denied: {
        'its id is no short one': write(`${collection}/short`, whole),
        'the merchant does not write over one': write(at, { ...whole, ...other }),
        'the merchant deletes none': remove(at),
        'the merchant reads nothing below one': get(`${at}/notes/stored`),
      },
    }),
    ...othersMayNot('does not look at one', (title, as) => of('denied', title, get(at), as)),
  ];
}

export const MERCHANT_CUSTOMER_CASES: readonly RuleCase[] = [
  ...INBOX_CASES,
  ...once(makes, [may, QUOTATIONS, OFFER, { note: 'another one' }]),
  ...tried(makes, {
    allowed: {
      'the merchant makes one': {},
      'with a long name': { customer: 'क'.repeat(800) },
      'with a long note': { note: 'क'.repeat(3000) },
      'to the shortest number': { phone: '+12345678' },
      'to the longest number': { phone: '+123456789012345' },
    },
    denied: {
      'not with a longer name': { customer: 'क'.repeat(801) },
      'the name is a text': { customer: ['Asha'] },
      'not with a longer note': { note: 'क'.repeat(3001) },
      'the note is a text': { note: ['Thanks'] },
      'not to a shorter number': { phone: '+1234567' },
      'not to a longer number': { phone: '+1234567890123456' },
      'the number has its country': { phone: '9876543210' },
      'and digits only': { phone: '+91 98765 43210' },
      'it holds until a moment': { validUntil: null },
      'nobody says to whom it went but the function': { deliveredTo: 'asha' },
      'it is not withdrawn from the start': BACK,
      'nobody says when it is deleted but the function': { expiresAt: MOMENT },
    },
  }),
  ...tried(withdraws, {
    allowed: { 'the merchant takes one back': BACK },
    denied: {
      'one is taken back at a moment': { withdrawnAt: 0 },
      'and nothing else changes with it': { ...BACK, deliveredTo: 'ravi' },
      'nor when it is deleted': { ...BACK, expiresAt: MOMENT },
      'the merchant changes no price': { lines: [{ ...LINE, price: 1 }] },
    },
  }),
  ...othersMayNot('takes none back', (title, as) => withdraws('denied', title, BACK, as)),
  ...listedByMerchant(may, QUOTATIONS),
  ...once(takes, [mayByPhone, 'phoneOrders', ORDER, { paymentMethod: 'NEFT' }]),
  ...tried(takes, {
    allowed: {
      'the merchant writes one down': {},
      'that is paid by bank transfer': { paymentMethod: 'NEFT' },
    },
    denied: {
      'whoever pays online does so in the shop': { paymentMethod: 'online_payment' },
      'the address is one in India': { address: { ...ADDRESS, zipcode: '066001' } },
      'nobody says for whom it was placed but the function': { placedFor: 'asha' },
      'and when it is deleted': { expiresAt: MOMENT },
    },
  }),
  mayByPhone('denied', 'the merchant does not list them', list('phoneOrders')),
];
