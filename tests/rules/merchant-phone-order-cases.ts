// What the merchant may write down of an order by phone; and that nobody else may.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const LINE = { productId: 'moringa', name: 'Moringa', quantity: 2, price: 125.5 };
const ORDER: Fields = {
  address: ADDRESS,
  paymentMethod: 'cod',
  createdAt: 1_795_154_400_000,
  lines: [LINE],
};
const COLLECTION = 'phoneOrders';
const STORED = `${COLLECTION}/taken-by-phone-for-asha`;
const ID = 'written-by-the-merchants-phone';

let met = 0;

const byPhone = (
  expect: Expectation,
  title: string,
  does: Attempt,
  as: Person = 'merchant',
): RuleCase => ({ title: `orders by phone: ${title}`, as, does, expect });

function make(
  expect: Expectation,
  title: string,
  change: Fields = {},
  as: Person = 'merchant',
): RuleCase {
  met += 1;
  const data = { ...ORDER, ...change };
  return byPhone(expect, title, { verb: 'write', path: `${COLLECTION}/${ID}-${met}`, data }, as);
}

const without = (field: string): Fields => {
  const { [field]: _, ...rest } = ORDER;
  return rest;
};

const meeting = (one: RuleCase): RuleCase => ({
  ...one,
  given: { [STORED]: ORDER, [`${STORED}/notes/stored`]: ORDER },
});

export const MERCHANT_PHONE_ORDER_CASES: readonly RuleCase[] = [
  make('allowed', 'the merchant writes one down'),
  make('allowed', 'that is paid by bank transfer', { paymentMethod: 'NEFT' }),
  make('allowed', 'with fifty lines', { lines: Array(50).fill(LINE) }),
  make('denied', 'not with fifty-one', { lines: Array(51).fill(LINE) }),
  make('denied', 'not without a line', { lines: [] }),
  make('denied', 'lines are a list', { lines: 'Moringa' }),
  make('denied', 'nor a map of lines', { lines: { one: LINE } }),
  make('denied', 'whoever pays online does so in the shop', { paymentMethod: 'online_payment' }),
  make('denied', 'the address is one in India', { address: { ...ADDRESS, zipcode: '066001' } }),
  make('denied', 'it is taken at a moment', { createdAt: 0 }),
  make('denied', 'nobody says for whom it was placed but the function', { placedFor: 'asha' }),
  ...Object.keys(ORDER).map((field) =>
    byPhone('denied', `not without its ${field}`, {
      verb: 'write',
      path: `${COLLECTION}/${ID}-without-${field}`,
      data: without(field),
    }),
  ),
  byPhone('denied', 'its id is no short one', {
    verb: 'write',
    path: `${COLLECTION}/short`,
    data: ORDER,
  }),
  ...OTHERS.map((as) => make('denied', `${as} writes none down`, {}, as)),
  meeting(
    byPhone('denied', 'the merchant does not write over one', {
      verb: 'write',
      path: STORED,
      data: { ...ORDER, paymentMethod: 'NEFT' },
    }),
  ),
  meeting(byPhone('allowed', 'the merchant looks at one', { verb: 'get', path: STORED })),
  meeting(byPhone('denied', 'the merchant deletes none', { verb: 'delete', path: STORED })),
  byPhone('denied', 'the merchant does not list them', {
    verb: 'list',
    collection: COLLECTION,
    limit: 10,
  }),
  meeting(
    byPhone('denied', 'the merchant reads nothing below one', {
      verb: 'get',
      path: `${STORED}/notes/stored`,
    }),
  ),
  ...OTHERS.map((as) =>
    meeting(byPhone('denied', `${as} does not look at one`, { verb: 'get', path: STORED }, as)),
  ),
];
