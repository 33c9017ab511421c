// What the merchant may offer to a phone number, and take back; and that nobody else may.
import { type Expectation, get, merge, remove, without, write } from './cases.ts';
import {
  listedByMerchant,
  MOMENT,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const OFFER: Fields = {
  ...{ phone: '+919876543210', customer: 'आशा राव', note: '' },
  ...{ createdAt: MOMENT, validUntil: MOMENT + 1_000_000_000, lines: [LINE] },
};
const BACK = { withdrawnAt: MOMENT + 1 };
const COLLECTION = 'deskQuotations';
const STORED = `${COLLECTION}/offered-to-asha-once`;
const given = { [STORED]: OFFER, [`${STORED}/notes/stored`]: OFFER };

const may = ofMerchant('offered quotations');
const makes = (expect: Expectation, title: string, change: Fields, as?: Person) =>
  may(expect, title, write(ownPath(COLLECTION), { ...OFFER, ...change }), as);

function withdraws(expect: Expectation, title: string, data: Fields, as?: Person): RuleCase {
  const path = ownPath(COLLECTION);
  return may(expect, title, merge(path, data), as, { [path]: OFFER });
}

export const MERCHANT_QUOTATION_CASES: readonly RuleCase[] = [
  ...tried(makes, {
    allowed: {
      'the merchant makes one': {},
      'with fifty lines': { lines: Array(50).fill(LINE) },
      'with a long name': { customer: 'क'.repeat(800) },
      'with a long note': { note: 'क'.repeat(3000) },
      'to the shortest number': { phone: '+12345678' },
      'to the longest number': { phone: '+123456789012345' },
    },
    denied: {
      'not with fifty-one lines': { lines: Array(51).fill(LINE) },
      'not without a line': { lines: [] },
      'lines are a list': { lines: 'Moringa' },
      'nor a map of lines': { lines: { one: LINE } },
      'not with a longer name': { customer: 'क'.repeat(801) },
      'the name is a text': { customer: ['Asha'] },
      'not with a longer note': { note: 'क'.repeat(3001) },
      'the note is a text': { note: ['Thanks'] },
      'not to a shorter number': { phone: '+1234567' },
      'not to a longer number': { phone: '+1234567890123456' },
      'the number has its country': { phone: '9876543210' },
      'and digits only': { phone: '+91 98765 43210' },
      'it is made at a moment': { createdAt: 0 },
      'it holds until a moment': { validUntil: null },
      'nobody says to whom it went but the function': { deliveredTo: 'asha' },
      'it is not withdrawn from the start': BACK,
    },
  }),
  ...Object.keys(OFFER).map((field) =>
    may('denied', `not without its ${field}`, write(ownPath(COLLECTION), without(OFFER, field))),
  ),
  ...othersMayNot('makes none', (title, as) => makes('denied', title, {}, as)),
  ...tried(withdraws, {
    allowed: { 'the merchant takes one back': BACK },
    denied: {
      'one is taken back at a moment': { withdrawnAt: 0 },
      'and nothing else changes with it': { ...BACK, deliveredTo: 'ravi' },
      'the merchant changes no price': { lines: [{ ...LINE, price: 1 }] },
    },
  }),
  ...othersMayNot('takes none back', (title, as) => withdraws('denied', title, BACK, as)),
  ...tried((expect, title, does) => may(expect, title, does, 'merchant', given), {
    allowed: { 'the merchant looks at one': get(STORED) },
    denied: {
      'its id is no short one': write(`${COLLECTION}/short`, OFFER),
      'the merchant does not write over one': write(STORED, { ...OFFER, note: 'another one' }),
      'the merchant deletes none': remove(STORED),
      'the merchant reads nothing below one': get(`${STORED}/notes/stored`),
    },
  }),
  ...listedByMerchant(may, COLLECTION),
  ...othersMayNot('does not look at one', (title, as) => may('denied', title, get(STORED), as)),
];
