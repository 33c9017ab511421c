// The required form of a new order. Prices, sums and lines are the server's to judge, and some cases say so.
import { MAX_ORDER_LINES } from '#domain/shared/limits.ts';
import { ADDRESS, LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
import {
  about,
  type Expectation,
  fieldCases,
  IDS,
  idCases,
  MOMENTS,
  merge,
  STRANGERS,
  sendingTo,
} from './cases.ts';
import { valued } from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

const send = sendingTo(ORDERS, 'asha');

/** An order with some fields changed. */
function place(expect: Expectation, title: string, change: Fields, as: Person = 'asha'): RuleCase {
  return send(expect, title, (id) => ({ ...orderOf(id), ...change }), { as });
}

/** Empty lines: only their number matters here, and the report on evaluated expressions repeats them. */
const items = (count: number) => Array(count).fill(1);
const costing = (rupees: unknown) => ({ subTotal: rupees, total: rupees });

/** Goods of ₹251 with these charges. */
const charging = (total: number, charges: Fields) => ({ subTotal: 251, total, ...charges });
const couponOf = (code: unknown, off: unknown, more: Fields = {}) => ({
  coupon: { code, off, ...more },
});

/** The delivery promise for the order's own address. */
const promising = (change: Fields = {}) => {
  const told = { zipcode: ADDRESS.zipcode, minDays: 4, maxDays: 8, workingDays: '0111111' };
  return { promise: { ...told, ...change } };
};

const told = {
  allowed: {
    paymentMethod: ['NEFT', 'online_payment'],
    buyerGstin: ['27AAPFU0939F1ZV'],
    items: [items(MAX_ORDER_LINES)],
  },
  denied: {
    items: ['moringa', { 0: LINE }, null, [], items(MAX_ORDER_LINES + 1)],
    status: ['success', 'authorized', 'failed', null],
    deliveryStatus: ['shipped', 'delivered', 'pending', 'cancel', null],
    userId: ['ravi', null],
    orderId: ['another-order-of-asha'],
    orderNo: ['A1B2C-D3E4F', null],
    paymentMethod: ['upi', 'COD', null],
    total: [250, 252],
    address: [{ ...ADDRESS, phone: '98765' }, { ...ADDRESS, id: 'stored-address' }, 'x', null],
    promise: ['soon', null],
    buyerGstin: ['', '27aapfu0939f1zv', '27AAPFU0939F1Z', 'A7AAPFU0939F1ZV', 27, null],
    // Only the shop sets these.
    ...{ acceptedAt: [1], heldReason: ['price'], changedAt: [1_760_000_000_000, new Date(7)] },
    ...{ payBy: [1], quotedPieces: [{ moringa: 1 }], takenByPhone: [true], refund: ['due'] },
    ...{ stockReleasedAt: [1], transactionId: ['N123'] },
    deliveryCharge: ['40', 40, -1, null],
    coupon: ['DIWALI', null],
  },
};

/** What the order costs, and whether the rules believe it. */
const costs: Readonly<Record<Expectation, readonly Fields[]>> = {
  allowed: [
    ...[costing(0), costing(0.5), charging(291, { deliveryCharge: 40 })],
    charging(251.5, { deliveryCharge: 0.5 }),
    charging(225.9, couponOf('DIWALI', 25.1)),
    charging(265.9, { deliveryCharge: 40, ...couponOf('DIWALI', 25.1) }),
    ...[charging(0, couponOf('A', 251)), charging(250, couponOf('A1'.repeat(10), 1))],
  ],
  denied: [
    ...[costing(-1), costing(-0.01), costing('251'), costing(null)],
    ...[290.99, 291.01].map((total) => charging(total, { deliveryCharge: 40 })),
    charging(250, { deliveryCharge: -1 }),
    { subTotal: -1, total: 0, deliveryCharge: 1 },
    { subTotal: 0, total: 0.005 },
    ...[251, 225.91].map((total) => charging(total, couponOf('DIWALI', 25.1))),
    charging(252, couponOf('DIWALI', -1)),
    charging(-1, couponOf('DIWALI', 252)),
    ...[`${'A1'.repeat(10)}A`, '', 'diwali', 'DI-WALI', 7].map((code) =>
      charging(250, couponOf(code, 1)),
    ),
    charging(250, couponOf('DIWALI', '1')),
    charging(250, couponOf('DIWALI', 1, { until: 1 })),
    charging(250, { coupon: { off: 1 } }),
    charging(251, { coupon: { code: 'DIWALI' } }),
  ],
};

const promised = {
  allowed: { minDays: [0], maxDays: [4, 90] },
  denied: {
    ...{ zipcode: ['560001'], minDays: [-1, 1.5, '4'], maxDays: [8.5, 3, 91, '8'] },
    ...{ workingDays: ['011111', '01111110', 'Mon–Sat'], gift: ['a jar of honey'] },
  },
};

/** Rules cannot look into the lines; the function that accepts orders puts these on hold. */
const heldByTheServer: readonly (readonly [string, Fields])[] = [
  ['a negative quantity', { items: [{ ...LINE, quantity: -2 }] }],
  ['half a piece', { items: [{ ...LINE, quantity: 0.5 }] }],
  ['a product that is not there', { items: [{ ...LINE, productId: 'gone' }] }],
  ['a line that is a text', { items: ['moringa'] }],
  ['lines that do not add up to the total', { items: [{ ...LINE, price: 1 }] }],
  ['a quotation that is not there', { quotationId: 'gone' }],
];

const neverCame = about('an order that never came');

/** A merge without a stored order: it may only create the mark of an order that was taken back. */
function takenBackUnseen(
  expect: Expectation,
  title: string,
  change: Fields = {},
  as: Person = 'asha',
): RuleCase {
  const id = `never-came-${title.replaceAll(/\W/g, '-')}`;
  return neverCame(expect, title, merge(`${ORDERS}/${id}`, { ...takingBack(id), ...change }), as);
}

const ID = 'order-that-never-came';
const path = `${ORDERS}/${ID}`;

export const ORDER_CASES: readonly RuleCase[] = [
  ...idCases(send, orderOf),
  send('denied', 'a small number', { ...orderOf(ID), orderNo: 'order--that' }, { id: ID }),
  ...fieldCases(send, orderOf, { timestamp: MOMENTS, quotationId: IDS }),
  ...valued(place, told),
  place('allowed', 'with the time at which it arrives', { changedAt: SERVER_TIME }),
  ...(['allowed', 'denied'] as const).flatMap((expect) =>
    costs[expect].map((change) => place(expect, `at ${JSON.stringify(change)}`, change)),
  ),
  ...valued(
    (expect, title, data) => place(expect, `promised, ${title}`, promising(data)),
    promised,
  ),
  ...heldByTheServer.map(([title, change]) =>
    place('allowed', `${title}, which only the server holds back`, change),
  ),
  ...STRANGERS.map((as) => place('denied', `by ${as} for Asha`, {}, as)),
  send('denied', 'below an order', orderOf, { id: 'stored/notes/placed-below-an-order' }),

  takenBackUnseen('allowed', 'taken back leaves a mark'),
  ...STRANGERS.map((as) => takenBackUnseen('denied', `by ${as} for Asha`, {}, as)),
  ...valued(takenBackUnseen, {
    denied: {
      ...{ userId: ['ravi'], orderId: ['another-order-of-asha'], timestamp: [null] },
      ...{ deliveryStatus: ['processing', 'delivered'], status: ['success'] },
    },
  }),
  neverCame('denied', 'with a short id', merge(`${ORDERS}/short`, takingBack('short'))),
  neverCame('denied', 'another address', merge(path, { address: ADDRESS })),
  neverCame('denied', 'paid', merge(path, { transactionId: 'N123', transactionTimestamp: 1 })),
  // Slowest of all, so it comes last.
  place('denied', 'with 1,000 lines', { items: items(1000) }),
];
