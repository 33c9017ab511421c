// What the merchant may offer to a phone number, and take back; and that nobody else may.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

type Expectation = RuleCase['expect'];

const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const OFFER: Fields = {
  phone: '+919876543210',
  customer: 'आशा राव',
  note: '',
  createdAt: 1_795_154_400_000,
  validUntil: 1_796_154_400_000,
  lines: [LINE],
};
const COLLECTION = 'deskQuotations';
const STORED = `${COLLECTION}/offered-to-asha-once`;
const ID = 'made-by-the-merchants-phone';

let met = 0;

const offers = (
  expect: Expectation,
  title: string,
  does: Attempt,
  as: Person = 'merchant',
): RuleCase => ({ title: `offered quotations: ${title}`, as, does, expect });

const list = (limit?: number): Attempt => ({
  verb: 'list',
  collection: COLLECTION,
  ...(limit !== undefined && { limit }),
});

function make(
  expect: Expectation,
  title: string,
  change: Fields = {},
  as: Person = 'merchant',
): RuleCase {
  met += 1;
  const data = { ...OFFER, ...change };
  return offers(expect, title, { verb: 'write', path: `${COLLECTION}/${ID}-${met}`, data }, as);
}

function withdraw(
  expect: Expectation,
  title: string,
  data: Fields = { withdrawnAt: 1_795_164_400_000 },
  as: Person = 'merchant',
): RuleCase {
  met += 1;
  const path = `${COLLECTION}/offered-and-taken-back-${met}`;
  const does: Attempt = { verb: 'merge', path, data, fields: Object.keys(data) };
  return { ...offers(expect, title, does, as), given: { [path]: OFFER } };
}

const without = (field: string): Fields => {
  const { [field]: _, ...rest } = OFFER;
  return rest;
};

export const MERCHANT_QUOTATION_CASES: readonly RuleCase[] = [
  make('allowed', 'the merchant makes one'),
  make('allowed', 'with fifty lines', { lines: Array(50).fill(LINE) }),
  make('allowed', 'with a long name and a long note', {
    customer: 'क'.repeat(800),
    note: 'क'.repeat(3000),
  }),
  make('denied', 'not with fifty-one lines', { lines: Array(51).fill(LINE) }),
  make('denied', 'not without a line', { lines: [] }),
  make('denied', 'lines are a list', { lines: 'Moringa' }),
  make('denied', 'nor a map of lines', { lines: { one: LINE } }),
  make('denied', 'not with a longer name', { customer: 'क'.repeat(801) }),
  make('denied', 'the name is a text', { customer: ['Asha'] }),
  make('denied', 'not with a longer note', { note: 'क'.repeat(3001) }),
  make('denied', 'the note is a text', { note: ['Thanks'] }),
  make('allowed', 'to the shortest number', { phone: '+12345678' }),
  make('allowed', 'to the longest number', { phone: '+123456789012345' }),
  make('denied', 'not to a shorter number', { phone: '+1234567' }),
  make('denied', 'not to a longer number', { phone: '+1234567890123456' }),
  make('denied', 'the number has its country', { phone: '9876543210' }),
  make('denied', 'and digits only', { phone: '+91 98765 43210' }),
  make('denied', 'it is made at a moment', { createdAt: 0 }),
  make('denied', 'it holds until a moment', { validUntil: null }),
  make('denied', 'nobody says to whom it went but the function', { deliveredTo: 'asha' }),
  make('denied', 'it is not withdrawn from the start', { withdrawnAt: 1_795_164_400_000 }),
  ...['phone', 'customer', 'note', 'createdAt', 'validUntil', 'lines'].map((field) =>
    offers('denied', `not without its ${field}`, {
      verb: 'write',
      path: `${COLLECTION}/${ID}-without-${field}`,
      data: without(field),
    }),
  ),
  offers('denied', 'its id is no short one', {
    verb: 'write',
    path: `${COLLECTION}/short`,
    data: OFFER,
  }),
  ...OTHERS.map((as) => make('denied', `${as} makes none`, {}, as)),
  {
    ...offers('denied', 'the merchant does not write over one', {
      verb: 'write',
      path: STORED,
      data: { ...OFFER, note: 'another one' },
    }),
    given: { [STORED]: OFFER, [`${STORED}/notes/stored`]: OFFER },
  },
  withdraw('allowed', 'the merchant takes one back'),
  withdraw('denied', 'at a moment', { withdrawnAt: 0 }),
  withdraw('denied', 'and changes nothing else with it', {
    withdrawnAt: 1_795_164_400_000,
    deliveredTo: 'ravi',
  }),
  withdraw('denied', 'the merchant changes no price', { lines: [{ ...LINE, price: 1 }] }),
  ...OTHERS.map((as) => withdraw('denied', `${as} takes none back`, undefined, as)),
  offers('allowed', 'the merchant looks at one', { verb: 'get', path: STORED }),
  offers('allowed', 'the merchant lists them, 500 at a time', list(500)),
  offers('denied', 'the merchant lists no more', list(501)),
  offers('denied', 'the merchant says how many', list()),
  offers('denied', 'the merchant deletes none', { verb: 'delete', path: STORED }),
  offers('denied', 'the merchant reads nothing below one', {
    verb: 'get',
    path: `${STORED}/notes/stored`,
  }),
  ...OTHERS.flatMap((as) => [
    offers('denied', `${as} does not look at one`, { verb: 'get', path: STORED }, as),
    offers('denied', `${as} does not list them`, list(10), as),
  ]),
];
