// What only the merchant may do with shoppers' messages and reviews, with an offer to a phone number, and with an order taken by phone.

import { ADDRESS } from './an-order.ts';
import { type Expectation, get, list, lookFor, merge, remove, without, write } from './cases.ts';
import {
  AT,
  listedByMerchant,
  MOMENT,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
  valued,
} from './merchant-case.ts';
import { ASHAS_FEEDBACK, ASHAS_MESSAGE, MESSAGE } from './public-cases.ts';
import { REVIEW, REVIEW_PATH } from './review-cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

export const MARK = { of: 'contact-us', answered: true, timestamp: MOMENT, ...SIGNED };
const STORED = 'inbox/stored-message-of-asha';
const given = { [STORED]: MARK, [`${STORED}/notes/stored`]: MARK };

const inInbox = ofMerchant('the inbox');
const marks = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  inInbox(expect, title, write(ownPath('inbox'), { ...SIGNED, ...data }), as);

function publishes(expect: Expectation, title: string, data: Fields, as?: Person): RuleCase {
  const path = `${ownPath('reviews')}_moringa`;
  const stored = { [path]: { ...REVIEW, published: data.published === false } };
  return inInbox(expect, `reviews, ${title}`, merge(path, { ...SIGNED, ...data }), as, stored);
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
  ...valued(
    marks,
    {
      allowed: {
        ...{ answered: [true, false], removed: [true] },
        of: ['contact-us', 'queries', 'services', 'reviews'],
      },
      denied: {
        ...{
          of: ['orders'],
          answered: ['yes'],
          removed: [false],
          timestamp: [0],
          note: ['called'],
        },
      },
    },
    MARK,
  ),
  ...othersMayNot('notes nothing', marks, MARK),
  ...tried((expect, title, does) => inInbox(expect, title, does, 'merchant', given), {
    allowed: {
      'the merchant changes a mark': write(STORED, { ...MARK, answered: false }),
      'the merchant looks at a mark': get(STORED),
    },
    denied: {
      'the merchant makes no other thing of a mark': write(STORED, { ...MARK, of: 'orders' }),
      'the merchant deletes no mark': remove(STORED),
      'the merchant reads nothing below a mark': get(`${STORED}/notes/stored`),
    },
  }),
  ...othersMayNot('looks at no mark', inInbox, get(STORED)),
  ...tried(answers, {
    allowed: {
      'whoever sent a message, and so knows its id, sees that it is answered': 'contact-us',
      'the same with feedback': 'services',
    },
    denied: { 'but not with an enquiry': 'queries', 'nor with a review': 'reviews' },
  }),
  inInbox('allowed', 'or that nothing is said yet', lookFor(markPath('nothing')), 'visitor'),
  inInbox('denied', 'nobody looks by a guessed id', lookFor('inbox/too-many-of-today'), 'visitor'),
  ...tried(inInbox, {
    allowed: { 'the merchant looks at a review': get(REVIEW_PATH) },
    denied: {
      'the merchant changes no message': write(ASHAS_MESSAGE, { ...MESSAGE, message: 'No.' }),
      'the merchant deletes no message': remove(ASHAS_MESSAGE),
      'the merchant deletes no feedback': remove(ASHAS_FEEDBACK),
      'the merchant deletes no review': remove(REVIEW_PATH),
      'the merchant writes no review for Asha': write('reviews/order-made-up_moringa', REVIEW),
    },
  }),
  ...valued(publishes, { allowed: { published: [true, false] }, denied: { published: ['yes'] } }),
  publishes('denied', 'the merchant gives no stars', { published: true, stars: 5 }),
  ...othersMayNot('publishes none', publishes, { published: true }),
];

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
export const OFFER: Fields = {
  ...{ phone: '+919876543210', customer: 'आशा राव', note: '' },
  ...{ createdAt: MOMENT, validUntil: MOMENT + 1_000_000_000, lines: [LINE] },
  ...SIGNED,
};
export const ORDER: Fields = {
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
    ...valued(make, {
      allowed: { lines: [Array(50).fill(LINE), [LINE]] },
      denied: { lines: [Array(51).fill(LINE), [], 'Moringa', { one: LINE }], createdAt: [0] },
    }),
    ...Object.keys(whole).map((field) =>
      of('denied', `not without its ${field}`, write(ownPath(collection), without(whole, field))),
    ),
    ...othersMayNot('makes none', make, {}),
    ...tried((expect, title, does) => of(expect, title, does, 'merchant', given), {
      allowed: { 'the merchant looks at one': get(at) },
      denied: {
        'its id is no short one': write(`${collection}/short`, whole),
        'the merchant does not write over one': write(at, { ...whole, ...other }),
        'the merchant deletes none': remove(at),
        'the merchant reads nothing below one': get(`${at}/notes/stored`),
      },
    }),
    ...othersMayNot('does not look at one', of, get(at)),
  ];
}

export const MERCHANT_CUSTOMER_CASES: readonly RuleCase[] = [
  ...INBOX_CASES,
  ...once(makes, [may, QUOTATIONS, OFFER, { note: 'another one' }]),
  ...valued(makes, {
    allowed: {
      ...{ customer: ['क'.repeat(800)], note: ['क'.repeat(3000)] },
      phone: ['+12345678', '+123456789012345'],
    },
    denied: {
      ...{ customer: ['क'.repeat(801), ['Asha']], note: ['क'.repeat(3001), ['Thanks']] },
      phone: ['+1234567', '+1234567890123456', '9876543210', '+91 98765 43210'],
      // Only functions say the last two.
      ...{ validUntil: [null], withdrawnAt: [MOMENT], deliveredTo: ['asha'], expiresAt: [MOMENT] },
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
  ...othersMayNot('takes none back', withdraws, BACK),
  ...listedByMerchant(may, QUOTATIONS),
  ...once(takes, [mayByPhone, 'phoneOrders', ORDER, { paymentMethod: 'NEFT' }]),
  ...valued(takes, {
    allowed: { paymentMethod: ['cod', 'NEFT'] },
    denied: {
      ...{ paymentMethod: ['online_payment'], address: [{ ...ADDRESS, zipcode: '066001' }] },
      // Only functions say these.
      ...{ placedFor: ['asha'], expiresAt: [MOMENT] },
    },
  }),
  mayByPhone('denied', 'the merchant does not list them', list('phoneOrders')),
];
