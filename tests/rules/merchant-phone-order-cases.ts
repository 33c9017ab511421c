// What the merchant may write down of an order by phone; and that nobody else may.
import { type Expectation, get, list, remove, without, write } from './cases.ts';
import { MOMENT, ofMerchant, othersMayNot, ownPath, tried } from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 2, price: 125.5 };
const ORDER: Fields = { address: ADDRESS, paymentMethod: 'cod', createdAt: MOMENT, lines: [LINE] };
const COLLECTION = 'phoneOrders';
const STORED = `${COLLECTION}/taken-by-phone-for-asha`;
const given = { [STORED]: ORDER, [`${STORED}/notes/stored`]: ORDER };

const may = ofMerchant('orders by phone');
const makes = (expect: Expectation, title: string, data: Fields, as?: Person) =>
  may(expect, title, write(ownPath(COLLECTION), data), as);

export const MERCHANT_PHONE_ORDER_CASES: readonly RuleCase[] = [
  ...tried(makes, {
    allowed: {
      'the merchant writes one down': ORDER,
      'that is paid by bank transfer': { ...ORDER, paymentMethod: 'NEFT' },
      'with fifty lines': { ...ORDER, lines: Array(50).fill(LINE) },
    },
    denied: {
      'not with fifty-one': { ...ORDER, lines: Array(51).fill(LINE) },
      'not without a line': { ...ORDER, lines: [] },
      'lines are a list': { ...ORDER, lines: 'Moringa' },
      'nor a map of lines': { ...ORDER, lines: { one: LINE } },
      'whoever pays online does so in the shop': { ...ORDER, paymentMethod: 'online_payment' },
      'the address is one in India': { ...ORDER, address: { ...ADDRESS, zipcode: '066001' } },
      'it is taken at a moment': { ...ORDER, createdAt: 0 },
      'nobody says for whom it was placed but the function': { ...ORDER, placedFor: 'asha' },
    },
  }),
  ...Object.keys(ORDER).map((field) =>
    makes('denied', `not without its ${field}`, without(ORDER, field)),
  ),
  ...othersMayNot('writes none down', (title, as) => makes('denied', title, ORDER, as)),
  ...tried((expect, title, does) => may(expect, title, does, 'merchant', given), {
    allowed: { 'the merchant looks at one': get(STORED) },
    denied: {
      'its id is no short one': write(`${COLLECTION}/short`, ORDER),
      'the merchant does not write over one': write(STORED, { ...ORDER, paymentMethod: 'NEFT' }),
      'the merchant deletes none': remove(STORED),
      'the merchant does not list them': list(COLLECTION),
      'the merchant reads nothing below one': get(`${STORED}/notes/stored`),
    },
  }),
  ...othersMayNot('does not look at one', (title, as) => may('denied', title, get(STORED), as)),
];
