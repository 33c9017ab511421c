// How an order must look when it is placed. Prices, sums and the lines are the server's to judge, and some cases say so.
import { MAX_ID_LENGTH, MAX_ORDER_LINES } from '#core/model/limits.ts';
import { LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { idCases, sendingTo } from './sent-only.ts';
import { ADDRESS } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

const send = sendingTo(ORDERS, 'asha');

/** An order that differs in some fields. */
function place(expect: Expectation, title: string, change: Fields, as: Person = 'asha'): RuleCase {
  return send(expect, title, (id) => ({ ...orderOf(id), ...change }), { as });
}

function without(id: string, field: string): Fields {
  return Object.fromEntries(Object.entries(orderOf(id)).filter(([name]) => name !== field));
}

/** Nothing is in them, since only their number matters here and the report on what was evaluated repeats them. */
const lines = (count: number) => ({ items: Array(count).fill(1) });
const costing = (rupees: unknown) => ({ subTotal: rupees, total: rupees });

/** What was told of the delivery to the order's own address. */
const promising = (change: Fields = {}) => {
  const told = { zipcode: ADDRESS.zipcode, minDays: 4, maxDays: 8, workingDays: '0111111' };
  return { promise: { ...told, ...change } };
};

const accepted: readonly (readonly [string, Fields])[] = [
  ['to be paid on delivery', {}],
  ['to be paid by bank transfer', { paymentMethod: 'NEFT' }],
  ['to be paid online', { paymentMethod: 'online_payment' }],
  ['from a quotation', { quotationId: 'stored-quotation-of-asha' }],
  ['from a quotation with the shortest id', { quotationId: 'q' }],
  ['from a quotation with the longest id', { quotationId: 'q'.repeat(MAX_ID_LENGTH) }],
  [`with ${MAX_ORDER_LINES} lines`, lines(MAX_ORDER_LINES)],
  ['with what was promised of its delivery', promising()],
  ['promised for the same day', promising({ minDays: 0, maxDays: 0 })],
  ['promised for 90 working days', promising({ minDays: 90, maxDays: 90 })],
  ['that costs nothing', costing(0)],
  ['that costs a fraction of a rupee', costing(0.5)],
  ['from the first millisecond of 1970', { timestamp: 1 }],
];

const refused: readonly (readonly [string, Fields])[] = [
  ['with no line', lines(0)],
  [`with ${MAX_ORDER_LINES + 1} lines`, lines(MAX_ORDER_LINES + 1)],
  ['with text for lines', { items: 'moringa' }],
  ['with a map for lines', { items: { 0: LINE } }],
  ['with nothing for lines', { items: null }],
  ['paid already', { status: 'success' }],
  ['with a payment under way', { status: 'authorized' }],
  ['with a payment that failed', { status: 'failed' }],
  ['with no word for its payment', { status: null }],
  ['shipped already', { deliveryStatus: 'shipped' }],
  ['delivered already', { deliveryStatus: 'delivered' }],
  ['held already', { deliveryStatus: 'pending' }],
  ['cancelled already', { deliveryStatus: 'cancel' }],
  ['accepted by the phone', { acceptedAt: 1_760_000_000_000 }],
  ['held by the phone', { heldReason: 'price' }],
  ['with a day of its own to be paid by', { payBy: 4_000_000_000_000 }],
  ['with pieces of a quotation of its own', { quotedPieces: { moringa: 1 } }],
  ['with money that goes back', { refund: 'due' }],
  ['with goods given back', { stockReleasedAt: 1_760_000_000_000 }],
  ['with a transaction id from the start', { transactionId: 'N123', paymentMethod: 'NEFT' }],
  ['in the name of Ravi', { userId: 'ravi' }],
  ['in the name of nobody', { userId: null }],
  ['that says it is another one', { orderId: 'another-order-of-asha' }],
  ['with the number of another one', { orderNo: 'A1B2C-D3E4F' }],
  ['with no word for its number', { orderNo: null }],
  ['paid in another way', { paymentMethod: 'upi' }],
  ['paid on delivery in capitals', { paymentMethod: 'COD' }],
  ['paid in no way', { paymentMethod: null }],
  ['with a total below its sum', { total: 250 }],
  ['with a total above its sum', { total: 252 }],
  ['that costs less than nothing', costing(-1)],
  ['that costs a little less than nothing', costing(-0.01)],
  ['with text for money', costing('251')],
  ['with nothing for money', costing(null)],
  ['from before 1970', { timestamp: 0 }],
  ['from the year 2100', { timestamp: 4_102_444_800_000 }],
  ['from half a millisecond', { timestamp: 1.5 }],
  ['with text for its time', { timestamp: '1760000000000' }],
  ['to an address with a short phone number', { address: { ...ADDRESS, phone: '98765' } }],
  ['to an address without a name', { address: { ...ADDRESS, name: '' } }],
  ['to an address with its id', { address: { ...ADDRESS, id: 'stored-address-of-asha' } }],
  ['to an address in one text', { address: '12 Station Road, Sehore' }],
  ['to no address', { address: null }],
  ['from a quotation with a path for its id', { quotationId: 'a/notes/b' }],
  ['from a quotation with an empty id', { quotationId: '' }],
  ['from a quotation with too long an id', { quotationId: 'q'.repeat(MAX_ID_LENGTH + 1) }],
  ['from a quotation that is nothing', { quotationId: null }],
  ['from a quotation that is a number', { quotationId: 7 }],
  ['with a note of its own', { note: 'quickly' }],
  ['with a promise for another pincode', promising({ zipcode: '560001' })],
  ['with a promise of less than no day', promising({ minDays: -1 })],
  ['with a promise of half a day', promising({ minDays: 1.5 })],
  ['with a promise that ends in half a day', promising({ maxDays: 8.5 })],
  ['with a promise that ends before it begins', promising({ maxDays: 3 })],
  ['with a promise of 91 days', promising({ maxDays: 91 })],
  ['with text for the days of its promise', promising({ minDays: '4', maxDays: '8' })],
  ['with a week of six days in its promise', promising({ workingDays: '011111' })],
  ['with a week of eight days in its promise', promising({ workingDays: '01111110' })],
  ['with words for the week in its promise', promising({ workingDays: 'Mon–Sat' })],
  ['with a promise that says more', promising({ gift: 'a jar of honey' })],
  ['with a promise in one text', { promise: 'soon' }],
  ['with nothing for its promise', { promise: null }],
];

/** Rules cannot look into the lines; the function that accepts orders holds these back. */
const heldByTheServer: readonly (readonly [string, Fields])[] = [
  ['a negative quantity', { items: [{ ...LINE, quantity: -2 }] }],
  ['half a piece', { items: [{ ...LINE, quantity: 0.5 }] }],
  ['a product that is not there', { items: [{ ...LINE, productId: 'gone' }] }],
  ['a line that is a text', { items: ['moringa'] }],
  ['lines that do not add up to the total', { items: [{ ...LINE, price: 1 }] }],
  ['a quotation that is not there', { quotationId: 'gone' }],
];

/** A merge where there is no order: only the mark of one that was taken back may come of it. */
function firstMerge(
  expect: Expectation,
  title: string,
  id: string,
  data: Fields,
  as: Person = 'asha',
): RuleCase {
  const fields = Object.keys(data);
  const does = { verb: 'merge', path: `${ORDERS}/${id}`, data, fields } as const;
  return { title: `an order that never came: ${title}`, as, does, expect };
}

function takenBackUnseen(
  expect: Expectation,
  title: string,
  change: Fields,
  as: Person = 'asha',
): RuleCase {
  const id = `never-came-${title.replaceAll(' ', '-')}`;
  return firstMerge(expect, `taken back ${title}`, id, { ...takingBack(id), ...change }, as);
}

const ID = 'order-that-never-came';
const { timestamp: _timestamp, ...pauseTimeout } = takingBack(ID);

export const ORDER_CASES: readonly RuleCase[] = [
  ...idCases(ORDERS, orderOf, 'asha'),
  send(
    'denied',
    'a number in small letters',
    { ...orderOf(ID), orderNo: 'order--that' },
    { id: ID },
  ),
  ...Object.keys(orderOf(ID)).map((field) =>
    send('denied', `no ${field}`, (id) => without(id, field)),
  ),
  send('denied', 'nothing at all', {}),
  ...accepted.map(([title, change]) => place('allowed', title, change)),
  ...refused.map(([title, change]) => place('denied', title, change)),
  ...heldByTheServer.map(([title, change]) =>
    place('allowed', `${title}, which only the server holds back`, change),
  ),
  place('denied', 'by Ravi for Asha', {}, 'ravi'),
  place('denied', 'by a visitor for Asha', {}, 'visitor'),
  place('denied', 'by who did not sign in by phone', {}, 'asha without a phone'),
  send('denied', 'below an order', orderOf, { id: 'stored/notes/placed-below-an-order' }),

  takenBackUnseen('allowed', 'leaves a mark', {}),
  takenBackUnseen('denied', 'by Ravi for Asha', {}, 'ravi'),
  takenBackUnseen('denied', 'by a visitor for Asha', {}, 'visitor'),
  takenBackUnseen('denied', 'in the name of Ravi', { userId: 'ravi' }),
  takenBackUnseen('denied', 'as another order', { orderId: 'another-order-of-asha' }),
  takenBackUnseen('denied', 'with no time', { timestamp: null }),
  takenBackUnseen('denied', 'as if it were processing', { deliveryStatus: 'processing' }),
  takenBackUnseen('denied', 'as if it were delivered', { deliveryStatus: 'delivered' }),
  takenBackUnseen('denied', 'with a payment', { status: 'success' }),
  firstMerge('denied', 'taken back without its time', ID, pauseTimeout),
  firstMerge('denied', 'taken back under a short id', 'short', takingBack('short')),
  firstMerge('denied', 'another address', ID, { address: ADDRESS }),
  firstMerge('denied', 'a transaction id', ID, { transactionId: 'N123', transactionTimestamp: 1 }),
  // The slowest of all, so it is tried last.
  place('denied', 'with 1,000 lines', lines(1000)),
];
