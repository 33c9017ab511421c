// What may become of an order that the shop has, and who may see it. Every case meets an order of its own.
import { MAX_TRANSACTION_ID_LENGTH } from '#core/model/limits.ts';
import { LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

type Expectation = RuleCase['expect'];
type Stored = (id: string) => Fields;
type Doing = (id: string, stored: Fields) => Attempt;

const MOVED = { ...ADDRESS, city: 'Bhopal', zipcode: '462001' };
const TRANSFER = { transactionId: 'N123', transactionTimestamp: 1_760_000_000_000 };
const AT = 1_760_000_000_001;

/** An order of Asha's that differs in some fields from one that was just placed. */
function order(holds: Fields = {}): Stored {
  return (id) => ({ ...orderOf(id), ...holds });
}

const placed = order();
const byTransfer = order({ paymentMethod: 'NEFT' });
const shipped = order({ deliveryStatus: 'shipped' });
const cancelled = order({ deliveryStatus: 'cancel' });
const accepted = order({ acceptedAt: AT });
const held = order({ deliveryStatus: 'pending', heldReason: 'price' });
/** What is left of an order that was taken back before it came. */
const mark: Stored = takingBack;

const get: Doing = (id) => ({ verb: 'get', path: `${ORDERS}/${id}` });
const remove: Doing = (id) => ({ verb: 'delete', path: `${ORDERS}/${id}` });
const sendAsItIs: Doing = (id, stored) => ({
  verb: 'write',
  path: `${ORDERS}/${id}`,
  data: stored,
});
const placeAgain: Doing = (id) => sendAsItIs(id, orderOf(id));
const takeBack: Doing = (id) => merge(takingBack(id))(id, {});
const CANCELLED = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: AT };
const cancel = merge(CANCELLED);

/** Sets some fields, or takes away those that are named and not given. */
function merge(data: Fields, fields = Object.keys(data)): Doing {
  return (id) => ({ verb: 'merge', path: `${ORDERS}/${id}`, data, fields });
}

function takeBackAnd(more: Fields): Doing {
  return (id) => merge({ ...takingBack(id), ...more })(id, {});
}

let met = 0;

function may(
  expect: Expectation,
  title: string,
  stored: Stored,
  doing: Doing,
  as: Person = 'asha',
): RuleCase {
  met += 1;
  const id = `stored-order-${String(met).padStart(4, '0')}-of-asha`;
  const given = { [`${ORDERS}/${id}`]: stored(id) };
  return { title: `a stored order: ${title}`, as, given, does: doing(id, stored(id)), expect };
}

function strangersMayNot(what: string, stored: Stored, doing: Doing): RuleCase[] {
  return (['ravi', 'visitor', 'asha without a phone'] as const).map((as) =>
    may('denied', `${as} may not ${what}`, stored, doing, as),
  );
}

const again: readonly RuleCase[] = [
  may('allowed', 'placed again, unchanged', placed, placeAgain),
  may('allowed', 'on its way, sent again as it is', shipped, sendAsItIs),
  may('denied', 'accepted by now, placed again', accepted, placeAgain),
  may('denied', 'held by now, placed again', held, placeAgain),
  may('denied', 'on its way, placed again', shipped, placeAgain),
  may('denied', 'cancelled by now, placed again', cancelled, placeAgain),
  may('denied', 'taken back before it came, comes late', mark, placeAgain),
  ...strangersMayNot('place it again', placed, placeAgain),
];

const changes: readonly RuleCase[] = [
  ['status', 'success'],
  ['status', 'authorized'],
  ['status', 'failed'],
  ['deliveryStatus', 'shipped'],
  ['deliveryStatus', 'delivered'],
  ['deliveryStatus', 'pending'],
  ['subTotal', 1],
  ['total', 1],
  ['items', [{ ...LINE, price: 1 }]],
  ['paymentMethod', 'NEFT'],
  ['userId', 'ravi'],
  ['orderId', 'another-order-of-asha'],
  ['orderNo', 'A1B2C-D3E4F'],
  ['timestamp', AT],
  ['quotationId', 'stored-quotation-of-asha'],
  ['acceptedAt', AT],
  ['heldReason', 'price'],
  ['stockReleasedAt', AT],
  ['payBy', 4_000_000_000_000],
  ['quotedPieces', { moringa: 1 }],
  ['refund', 'due'],
  ['packed', true],
  ['isOwnerGone', true],
  ['cancelledBy', 'shopper'],
  ['cancelledAt', AT],
  ['note', 'quickly'],
].map(([field, value]) =>
  may(
    'denied',
    `${field} becomes ${JSON.stringify(value)}`,
    placed,
    merge({ [`${field}`]: value }),
  ),
);

const addresses: readonly RuleCase[] = [
  may('allowed', 'goes to another address', placed, merge({ address: MOVED })),
  may('allowed', 'goes to another address, accepted already', accepted, merge({ address: MOVED })),
  may('allowed', 'goes to the same address, on its way', shipped, merge({ address: ADDRESS })),
  may('denied', 'goes to another address, on its way', shipped, merge({ address: MOVED })),
  may('denied', 'goes to another address, held', held, merge({ address: MOVED })),
  may('denied', 'goes to another address, cancelled', cancelled, merge({ address: MOVED })),
  may(
    'denied',
    'goes to another address, taken back visually-hidden',
    mark,
    merge({ address: MOVED }),
  ),
  may(
    'denied',
    'goes to a wrong address',
    placed,
    merge({ address: { ...MOVED, phone: '98765' } }),
  ),
  may('denied', 'goes to no address', placed, merge({}, ['address'])),
  may('denied', 'moves and gets cheaper', placed, merge({ address: MOVED, total: 1, subTotal: 1 })),
  ...strangersMayNot('send it elsewhere', placed, merge({ address: MOVED })),
];

/** What is said of the transfer, of an order that waits for one. */
function transfer(expect: Expectation, title: string, change: Fields): RuleCase {
  return may(expect, `a transfer with ${title}`, byTransfer, merge({ ...TRANSFER, ...change }));
}

const transferred = order({ paymentMethod: 'NEFT', ...TRANSFER });
const another = { ...TRANSFER, transactionId: 'N124' };

const transfers: readonly RuleCase[] = [
  transfer('allowed', 'its id and time', {}),
  transfer('allowed', 'an id of one character', { transactionId: 'N' }),
  transfer('allowed', 'the longest id', { transactionId: 'N'.repeat(MAX_TRANSACTION_ID_LENGTH) }),
  transfer('denied', 'too long an id', {
    transactionId: 'N'.repeat(MAX_TRANSACTION_ID_LENGTH + 1),
  }),
  transfer('denied', 'an empty id', { transactionId: '' }),
  transfer('denied', 'a number for its id', { transactionId: 123 }),
  transfer('denied', 'a time before 1970', { transactionTimestamp: 0 }),
  transfer('denied', 'text for its time', { transactionTimestamp: 'today' }),
  transfer('denied', 'a payment', { status: 'success' }),
  transfer('denied', 'another way of paying', { paymentMethod: 'cod' }),
  may('denied', 'a transfer without its time', byTransfer, merge({ transactionId: 'N123' })),
  may('denied', 'a transfer without its id', byTransfer, merge({ transactionTimestamp: AT })),
  may(
    'allowed',
    'a transfer, when it is on its way',
    order({ paymentMethod: 'NEFT', deliveryStatus: 'shipped' }),
    merge(TRANSFER),
  ),
  may(
    'allowed',
    'a transfer where the merchant noted none',
    order({ paymentMethod: 'NEFT', transactionId: null }),
    merge(TRANSFER),
  ),
  may('allowed', 'the same transfer again', transferred, merge(TRANSFER)),
  may('denied', 'a second transfer', transferred, merge(another)),
  may('denied', 'the transfer taken away', transferred, merge({}, Object.keys(TRANSFER))),
  may(
    'denied',
    'another time of the transfer',
    transferred,
    merge({ ...TRANSFER, transactionTimestamp: AT }),
  ),
  may(
    'denied',
    'a transfer, cancelled',
    order({ paymentMethod: 'NEFT', deliveryStatus: 'cancel' }),
    merge(TRANSFER),
  ),
  may('denied', 'a transfer, taken back visually-hidden', mark, merge(TRANSFER)),
  may('denied', 'a transfer, to be paid on delivery', placed, merge(TRANSFER)),
  may(
    'denied',
    'a transfer, to be paid online',
    order({ paymentMethod: 'online_payment' }),
    merge(TRANSFER),
  ),
  ...strangersMayNot('name a transfer', byTransfer, merge(TRANSFER)),
];

const cancellations: readonly RuleCase[] = [
  may('allowed', 'taken back', placed, takeBack),
  may('allowed', 'taken back, accepted already', accepted, takeBack),
  may('allowed', 'taken back, held', held, takeBack),
  may('allowed', 'taken back, to be paid by transfer', byTransfer, takeBack),
  may('allowed', 'taken back twice', cancelled, takeBack),
  may('allowed', 'taken back twice, though it never came', mark, takeBack),
  may('denied', 'taken back, on its way', shipped, takeBack),
  may('denied', 'taken back, delivered', order({ deliveryStatus: 'delivered' }), takeBack),
  may('denied', 'taken back, paid', order({ status: 'success' }), takeBack),
  may(
    'denied',
    'taken back, to be paid online',
    order({ paymentMethod: 'online_payment' }),
    takeBack,
  ),
  may('denied', 'taken back with another time', placed, takeBackAnd({ timestamp: AT })),
  may('denied', 'taken back in the name of Ravi', placed, takeBackAnd({ userId: 'ravi' })),
  may('denied', 'taken back and paid', placed, takeBackAnd({ status: 'success' })),
  may('denied', 'taken back, wanted after all', cancelled, merge({ deliveryStatus: 'processing' })),
  may(
    'denied',
    'taken back visually-hidden, wanted after all',
    mark,
    merge({ deliveryStatus: 'processing' }),
  ),
  may('denied', 'written over by a mark', placed, (id) => sendAsItIs(id, takingBack(id))),
  ...strangersMayNot('take it back', placed, takeBack),
];

/** What a phone writes that knows the order to be the shop's, or nearly that. */
function cancelling(expect: Expectation, title: string, stored: Stored, more: Fields = {}) {
  return may(expect, `cancelled, ${title}`, stored, merge({ ...CANCELLED, ...more }));
}

const paid = order({ paymentMethod: 'online_payment', status: 'success' });

const cancelledByShopper: readonly RuleCase[] = [
  cancelling('allowed', 'just placed', placed),
  cancelling('allowed', 'accepted already', accepted),
  cancelling('allowed', 'held', held),
  cancelling('allowed', 'paid online', paid),
  cancelling('allowed', 'its transfer told', transferred),
  cancelling('allowed', 'unpacked again', order({ packed: false })),
  cancelling('denied', 'packed', order({ packed: true })),
  cancelling('denied', 'held and packed', order({ deliveryStatus: 'pending', packed: true })),
  cancelling('denied', 'on its way', shipped),
  cancelling('denied', 'delivered', order({ deliveryStatus: 'delivered' })),
  cancelling('denied', 'cancelled by the merchant', cancelled),
  cancelling('allowed', 'in the same way again', order(CANCELLED)),
  cancelling('denied', 'a second time', order(CANCELLED), { cancelledAt: AT + 1 }),
  cancelling('denied', 'in the merchant’s name', placed, { cancelledBy: 'merchant' }),
  cancelling('denied', 'before 1970', placed, { cancelledAt: 0 }),
  cancelling('denied', 'at no time that is one', placed, { cancelledAt: 'today' }),
  cancelling('denied', 'and given back', paid, { refund: 'done' }),
  cancelling('denied', 'and sent', placed, { deliveryStatus: 'shipped' }),
  may(
    'denied',
    'cancelled without saying by whom, paid online',
    paid,
    merge({ deliveryStatus: 'cancel', cancelledAt: AT }),
  ),
  may(
    'denied',
    'cancelled without a time',
    paid,
    merge({ deliveryStatus: 'cancel', cancelledBy: 'shopper' }),
  ),
  may(
    'denied',
    'said to be cancelled, and not cancelled',
    placed,
    merge({ cancelledBy: 'shopper', cancelledAt: AT }),
  ),
  may('denied', 'taken back, packed', order({ packed: true }), takeBack),
  ...strangersMayNot('cancel it', placed, cancel),
];

const list =
  (limit?: number, offset = 0): Doing =>
  () => ({
    verb: 'list',
    collection: ORDERS,
    offset,
    ...(limit !== undefined && { limit }),
  });
const below = { path: `${ORDERS}/stored/notes/delivered` };

export const ORDER_CHANGE_CASES: readonly RuleCase[] = [
  ...again,
  ...changes,
  ...addresses,
  ...transfers,
  ...cancellations,
  ...cancelledByShopper,
  may('denied', 'deleted', placed, remove),
  may('denied', 'deleted, cancelled', cancelled, remove),
  ...strangersMayNot('delete it', placed, remove),
  may('allowed', 'opened', placed, get),
  ...strangersMayNot('open it', placed, get),
  may('allowed', 'listed, 500 at a time', placed, list(500)),
  may('denied', 'listed, 501 at a time', placed, list(501)),
  may('denied', 'listed with some of them skipped', placed, list(10, 1)),
  may('denied', 'listed without saying how many', placed, list()),
  ...strangersMayNot('list it', placed, list(10)),
  may('denied', 'read what lies below one', placed, () => ({ verb: 'get', ...below })),
  may('denied', 'resend below one', placed, () => ({
    verb: 'write',
    ...below,
    data: { userId: 'asha', deliveryStatus: 'delivered' },
  })),
];
