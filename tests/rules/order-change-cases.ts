// What may become of an order that the shop has, and who may see it. Every case meets an order of its own.

import { MAX_TRANSACTION_ID_LENGTH } from '#core/model/limits.ts';
import { LINE, ORDERS } from './an-order.ts';
import { ORDER_CANCEL_CASES } from './order-cancel-cases.ts';
import type { Fields, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';
import {
  AT,
  accepted,
  byTransfer,
  cancelled,
  type Doing,
  type Expectation,
  get,
  held,
  MOVED,
  mark,
  may,
  merge,
  order,
  placeAgain,
  placed,
  remove,
  sendAsItIs,
  shipped,
  strangersMayNot,
  TRANSFER,
  transferred,
} from './stored-order.ts';

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
  may('denied', 'goes to another address, taken back unseen', mark, merge({ address: MOVED })),
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
  may('denied', 'a transfer, taken back unseen', mark, merge(TRANSFER)),
  may('denied', 'a transfer, to be paid on delivery', placed, merge(TRANSFER)),
  may(
    'denied',
    'a transfer, to be paid online',
    order({ paymentMethod: 'online_payment' }),
    merge(TRANSFER),
  ),
  ...strangersMayNot('name a transfer', byTransfer, merge(TRANSFER)),
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
  ...ORDER_CANCEL_CASES,
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
