// The required form of a new order. Prices, sums and lines are the server's to judge, and some cases say so.
import { MAX_ORDER_LINES } from '#domain/shared/limits.ts';
import { LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
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
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';
import { SERVER_TIME } from './whole-write.ts';

const send = sendingTo(ORDERS, 'asha');

/** An order with some fields changed. */
function place(expect: Expectation, title: string, change: Fields, as: Person = 'asha'): RuleCase {
  return send(expect, title, (id) => ({ ...orderOf(id), ...change }), { as });
}

/** Empty lines: only their number matters here, and the report on evaluated expressions repeats them. */
const lines = (count: number) => ({ items: Array(count).fill(1) });
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

const accepted: readonly (readonly [string, Fields])[] = [
  ['to be paid by bank transfer', { paymentMethod: 'NEFT' }],
  ['to be paid online', { paymentMethod: 'online_payment' }],
  [`with ${MAX_ORDER_LINES} lines`, lines(MAX_ORDER_LINES)],
  ['with what was promised of its delivery', promising()],
  ['promised for the same day', promising({ minDays: 0, maxDays: 0 })],
  ['promised for 90 working days', promising({ minDays: 90, maxDays: 90 })],
  ['for a business with a GSTIN', { buyerGstin: '27AAPFU0939F1ZV' }],
  ['that costs nothing', costing(0)],
  ['that costs a fraction of a rupee', costing(0.5)],
  ['with the time at which it arrives', { changedAt: SERVER_TIME }],
  ['with what delivery costs', charging(291, { deliveryCharge: 40 })],
  ['with half a rupee for delivery', charging(251.5, { deliveryCharge: 0.5 })],
  ['with a coupon', charging(225.9, couponOf('DIWALI', 25.1))],
  ['with both', charging(265.9, { deliveryCharge: 40, ...couponOf('DIWALI', 25.1) })],
  ['whose coupon takes off all', charging(0, couponOf('A', 251))],
  ['with a coupon of 20 letters', charging(250, couponOf('A1'.repeat(10), 1))],
];

/** Values that no field of a phone's new order may hold. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  items: ['moringa', { 0: LINE }, null],
  status: ['success', 'authorized', 'failed', null],
  deliveryStatus: ['shipped', 'delivered', 'pending', 'cancel', null],
  userId: ['ravi', null],
  orderId: ['another-order-of-asha'],
  orderNo: ['A1B2C-D3E4F', null],
  paymentMethod: ['upi', 'COD', null],
  total: [250, 252],
  address: [{ ...ADDRESS, phone: '98765' }, { ...ADDRESS, id: 'stored-address' }, 'x', null],
  promise: ['soon', null],
  buyerGstin: [
    '',
    '27aapfu0939f1zv',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZV0',
    'A7AAPFU0939F1ZV',
    27,
    null,
  ],
  // Only the shop sets these.
  acceptedAt: [1_760_000_000_000],
  heldReason: ['price'],
  changedAt: [1_760_000_000_000, new Date()],
  payBy: [4_000_000_000_000],
  quotedPieces: [{ moringa: 1 }],
  takenByPhone: [true],
  deliveryCharge: ['40', 40, -1, null],
  coupon: ['DIWALI', null],
  refund: ['due'],
  stockReleasedAt: [1_760_000_000_000],
  transactionId: ['N123'],
};

const refused: readonly (readonly [string, Fields])[] = [
  ['with no line', lines(0)],
  [`with ${MAX_ORDER_LINES + 1} lines`, lines(MAX_ORDER_LINES + 1)],
  ...[-1, -0.01, '251', null].map((rupees) => [`that costs ${rupees}`, costing(rupees)] as const),
  ...[
    charging(290.99, { deliveryCharge: 40 }),
    charging(291.01, { deliveryCharge: 40 }),
    charging(250, { deliveryCharge: -1 }),
    { subTotal: -1, total: 0, deliveryCharge: 1 },
    { subTotal: 0, total: 0.005 },
    charging(251, couponOf('DIWALI', 25.1)),
    charging(225.91, couponOf('DIWALI', 25.1)),
    charging(252, couponOf('DIWALI', -1)),
    charging(-1, couponOf('DIWALI', 252)),
    charging(250, couponOf(`${'A1'.repeat(10)}A`, 1)),
    charging(250, couponOf('', 1)),
    charging(250, couponOf('diwali', 1)),
    charging(250, couponOf('DI-WALI', 1)),
    charging(250, couponOf(7, 1)),
    charging(250, couponOf('DIWALI', '1')),
    charging(250, couponOf('DIWALI', 1, { until: 1 })),
    charging(250, { coupon: { off: 1 } }),
    charging(251, { coupon: { code: 'DIWALI' } }),
  ].map((change) => [`at ${JSON.stringify(change)}`, change] as const),
  ...[
    { zipcode: '560001' },
    { minDays: -1 },
    { minDays: 1.5 },
    { maxDays: 8.5 },
    { maxDays: 3 },
    { maxDays: 91 },
    { minDays: '4', maxDays: '8' },
    { workingDays: '011111' },
    { workingDays: '01111110' },
    { workingDays: 'Mon–Sat' },
    { gift: 'a jar of honey' },
  ].map((change) => [`promised ${JSON.stringify(change)}`, promising(change)] as const),
];

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
const { timestamp: _timestamp, ...withoutTime } = takingBack(ID);

export const ORDER_CASES: readonly RuleCase[] = [
  ...idCases(send, orderOf),
  send('denied', 'a small number', { ...orderOf(ID), orderNo: 'order--that' }, { id: ID }),
  ...fieldCases(send, orderOf, { timestamp: MOMENTS, quotationId: IDS }),
  ...accepted.map(([title, change]) => place('allowed', title, change)),
  ...Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => place('denied', `${field} ${JSON.stringify(value)}`, { [field]: value })),
  ),
  ...refused.map(([title, change]) => place('denied', title, change)),
  ...heldByTheServer.map(([title, change]) =>
    place('allowed', `${title}, which only the server holds back`, change),
  ),
  ...STRANGERS.map((as) => place('denied', `by ${as} for Asha`, {}, as)),
  send('denied', 'below an order', orderOf, { id: 'stored/notes/placed-below-an-order' }),

  takenBackUnseen('allowed', 'taken back leaves a mark'),
  ...STRANGERS.map((as) => takenBackUnseen('denied', `by ${as} for Asha`, {}, as)),
  ...Object.entries({
    userId: 'ravi',
    orderId: 'another-order-of-asha',
    timestamp: null,
    deliveryStatus: 'processing',
    status: 'success',
  }).map(([field, value]) =>
    takenBackUnseen('denied', `taken back with ${field} ${value}`, { [field]: value }),
  ),
  takenBackUnseen('denied', 'taken back as if it were delivered', { deliveryStatus: 'delivered' }),
  neverCame('denied', 'taken back without its time', merge(path, withoutTime)),
  neverCame('denied', 'with a short id', merge(`${ORDERS}/short`, takingBack('short'))),
  neverCame('denied', 'another address', merge(path, { address: ADDRESS })),
  neverCame('denied', 'paid', merge(path, { transactionId: 'N123', transactionTimestamp: 1 })),
  // Slowest of all, so it comes last.
  place('denied', 'with 1,000 lines', lines(1000)),
];
