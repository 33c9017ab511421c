// The allowed changes of an order that the shop has, and who may see it. Every case has its own order.
import { MAX_TRANSACTION_ID_LENGTH } from '#domain/shared/limits.ts';
import { LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
import {
  about,
  type Expectation,
  get,
  listAll,
  listCases,
  list as listOf,
  MOMENTS,
  merge,
  remove,
  STRANGERS,
  texts,
  write,
} from './cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

type Stored = (id: string) => Fields;
type Doing = (path: string, stored: Fields, id: string) => Attempt;

const MOVED = { ...ADDRESS, city: 'Bhopal', zipcode: '462001' };
const TRANSFER = { transactionId: 'N123', transactionTimestamp: 1_760_000_000_000 };
const AT = 1_760_000_000_001;
const CANCELLED = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: AT };

/** A new order of Asha's with some fields changed. */
const order =
  (holds: Fields = {}): Stored =>
  (id) => ({ ...orderOf(id), ...holds });
const stands = (deliveryStatus: string, more: Fields = {}) => order({ deliveryStatus, ...more });
const placed = order();
const byTransfer = order({ paymentMethod: 'NEFT' });
const online = order({ paymentMethod: 'online_payment' });
const paid = order({ paymentMethod: 'online_payment', status: 'success' });
const transferred = order({ paymentMethod: 'NEFT', ...TRANSFER });
const shipped = stands('shipped');
const delivered = stands('delivered');
const cancelled = stands('cancel');
const accepted = order({ acceptedAt: AT });
const held = stands('pending', { heldReason: 'price' });
const packed = order({ packed: true });
/** The mark left by an order that was taken back before it came. */
const mark: Stored = takingBack;

const set =
  (data: Fields, fields?: string[]): Doing =>
  (path) =>
    merge(path, data, fields);
const open: Doing = (path) => get(path);
const drop: Doing = (path) => remove(path);
const sendAsItIs: Doing = (path, stored) => write(path, stored);
const placeAgain: Doing = (path, _stored, id) => write(path, orderOf(id));
const takeBack = takeBackWith({});
const cancel = set(CANCELLED);

function takeBackWith(more: Fields): Doing {
  return (path, _stored, id) => merge(path, { ...takingBack(id), ...more });
}

const stored = about('a stored order');
let met = 0;

function may(
  expect: Expectation,
  title: string,
  holds: Stored,
  doing: Doing,
  as: Person = 'asha',
): RuleCase {
  met += 1;
  const id = `stored-order-${String(met).padStart(4, '0')}-of-asha`;
  const path = `${ORDERS}/${id}`;
  return stored(expect, title, doing(path, holds(id), id), as, { [path]: holds(id) });
}

/** Who may make which change to which orders; no stranger may where Asha may. */
function doings(
  what: string,
  doing: Doing,
  allowed: Readonly<Record<string, Stored>>,
  denied: Readonly<Record<string, Stored>>,
): RuleCase[] {
  const [, first = placed] = Object.entries(allowed)[0] ?? [];
  return [
    ...Object.entries(allowed).map(([which, it]) => may('allowed', `${what}, ${which}`, it, doing)),
    ...Object.entries(denied).map(([which, it]) => may('denied', `${what}, ${which}`, it, doing)),
    ...STRANGERS.map((as) => may('denied', `${what} by ${as}`, first, doing, as)),
  ];
}

/** No phone may set any of these. */
const changes: Readonly<Record<string, readonly unknown[]>> = {
  status: ['success', 'authorized', 'failed'],
  deliveryStatus: ['shipped', 'delivered', 'pending'],
  subTotal: [1],
  total: [1],
  items: [[{ ...LINE, price: 1 }]],
  paymentMethod: ['NEFT'],
  userId: ['ravi'],
  orderId: ['another-order-of-asha'],
  orderNo: ['A1B2C-D3E4F'],
  quotationId: ['stored-quotation-of-asha'],
  heldReason: ['price'],
  payBy: [4_000_000_000_000],
  quotedPieces: [{ moringa: 1 }],
  refund: ['due'],
  cancelledBy: ['shopper'],
  note: ['quickly'],
  timestamp: [AT],
  acceptedAt: [AT],
  stockReleasedAt: [AT],
  cancelledAt: [AT],
  packed: [true],
  isOwnerGone: [true],
};

/** The details of a transfer, on an order that waits for a transfer. */
const transfer = (expect: Expectation, title: string, change: Fields) =>
  may(expect, `a transfer with ${title}`, byTransfer, set({ ...TRANSFER, ...change }));

/** Changes with more or fewer fields than allowed. */
const denied: readonly (readonly [string, Stored, Doing])[] = [
  ['goes to a wrong address', placed, set({ address: { ...MOVED, phone: '98765' } })],
  ['goes to no address', placed, set({}, ['address'])],
  ['moves and gets cheaper', placed, set({ address: MOVED, total: 1, subTotal: 1 })],
  ['a transfer without its time', byTransfer, set({ transactionId: 'N123' })],
  ['a transfer without its id', byTransfer, set({ transactionTimestamp: AT })],
  ['a transfer and a payment', byTransfer, set({ ...TRANSFER, status: 'success' })],
  ['a transfer and another way', byTransfer, set({ ...TRANSFER, paymentMethod: 'cod' })],
  ['a second transfer', transferred, set({ ...TRANSFER, transactionId: 'N124' })],
  ['another time of it', transferred, set({ ...TRANSFER, transactionTimestamp: AT })],
  ['the transfer taken away', transferred, set({}, Object.keys(TRANSFER))],
  ['taken back with another time', placed, takeBackWith({ timestamp: AT })],
  ['taken back in the name of Ravi', placed, takeBackWith({ userId: 'ravi' })],
  ['taken back and paid', placed, takeBackWith({ status: 'success' })],
  ['taken back, wanted after all', cancelled, set({ deliveryStatus: 'processing' })],
  ['taken back unseen, wanted after all', mark, set({ deliveryStatus: 'processing' })],
  ['written over by a mark', placed, (path, _stored, id) => write(path, takingBack(id))],
  ['cancelled a second time', order(CANCELLED), set({ ...CANCELLED, cancelledAt: AT + 1 })],
  ['cancelled for the merchant', placed, set({ ...CANCELLED, cancelledBy: 'merchant' })],
  ['cancelled at no time', placed, set({ ...CANCELLED, cancelledAt: 0 })],
  ['cancelled at some time', placed, set({ ...CANCELLED, cancelledAt: 'today' })],
  ['cancelled and given back', paid, set({ ...CANCELLED, refund: 'done' })],
  ['cancelled and sent', placed, set({ ...CANCELLED, deliveryStatus: 'shipped' })],
  ['cancelled by nobody', paid, set({ deliveryStatus: 'cancel', cancelledAt: AT })],
  ['cancelled without a time', paid, set({ deliveryStatus: 'cancel', cancelledBy: 'shopper' })],
  ['said to be, not cancelled', placed, set({ cancelledBy: 'shopper', cancelledAt: AT })],
];

const below = `${ORDERS}/stored/notes/delivered`;

export const ORDER_CHANGE_CASES: readonly RuleCase[] = [
  ...doings(
    'placed again',
    placeAgain,
    { unchanged: placed },
    { accepted, held, shipped, cancelled, 'taken back before it came': mark },
  ),
  may('allowed', 'on its way, sent again as it is', shipped, sendAsItIs),
  ...Object.entries(changes).flatMap(([field, values]) =>
    values.map((value) =>
      may('denied', `${field} becomes ${JSON.stringify(value)}`, placed, set({ [field]: value })),
    ),
  ),
  ...doings(
    'sent elsewhere',
    set({ address: MOVED }),
    { 'just placed': placed, accepted, 'unpacked again': order({ packed: false }) },
    { packed, shipped, held, cancelled, 'taken back unseen': mark },
  ),
  may('allowed', 'the same address, on its way', shipped, set({ address: ADDRESS })),
  ...doings(
    'a transfer named',
    set(TRANSFER),
    {
      'just placed': byTransfer,
      shipped: stands('shipped', { paymentMethod: 'NEFT' }),
      'where the merchant noted none': order({ paymentMethod: 'NEFT', transactionId: null }),
      'the same again': transferred,
    },
    {
      cancelled: stands('cancel', { paymentMethod: 'NEFT' }),
      'taken back unseen': mark,
      'to be paid on delivery': placed,
      'to be paid online': online,
    },
  ),
  ...texts(MAX_TRANSACTION_ID_LENGTH).map(([expect, what, id]) =>
    transfer(expect, `transactionId ${what}`, { transactionId: id }),
  ),
  ...MOMENTS.map(([expect, what, at]) =>
    transfer(expect, `transactionTimestamp ${what}`, { transactionTimestamp: at }),
  ),
  ...doings(
    'taken back',
    takeBack,
    { 'just placed': placed, accepted, held, byTransfer, twice: cancelled, 'though unseen': mark },
    { shipped, delivered, packed, 'to be paid online': online, paid: order({ status: 'success' }) },
  ),
  ...doings(
    'cancelled',
    cancel,
    {
      'just placed': placed,
      accepted,
      held,
      'paid online': paid,
      'its transfer told': transferred,
      'unpacked again': order({ packed: false }),
      'in the same way again': order(CANCELLED),
    },
    {
      packed,
      'held and packed': stands('pending', { packed: true }),
      shipped,
      delivered,
      'by the merchant before': cancelled,
    },
  ),
  ...denied.map(([title, holds, doing]) => may('denied', title, holds, doing)),
  ...doings('opened', open, { 'just placed': placed }, {}),
  ...doings('deleted', drop, {}, { 'just placed': placed, cancelled }),
  ...listCases(stored, ORDERS),
  ...STRANGERS.map((as) => stored('denied', `listed by ${as}`, listOf(ORDERS), as)),
  stored('denied', 'all listed', listAll(ORDERS)),
  stored('denied', 'read below one', get(below)),
  stored('denied', 'sent below one', write(below, { userId: 'asha', deliveryStatus: 'delivered' })),
];
