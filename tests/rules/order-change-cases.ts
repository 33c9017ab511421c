// The allowed changes of an order that the shop has, and who may see it. Every case has its own order.
import { MAX_TRANSACTION_ID_LENGTH } from '#domain/shared/limits.ts';
import { ADDRESS, LINE, ORDERS, orderOf, takingBack } from './an-order.ts';
import {
  about,
  type Expectation,
  get,
  listCases,
  list as listOf,
  merge,
  remove,
  STRANGERS,
  write,
} from './cases.ts';
import { valued } from './merchant-case.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

type Stored = Fields | null;
type Doing = (path: string, id: string) => Attempt;

const MOVED = { ...ADDRESS, city: 'Bhopal', zipcode: '462001' };
const TRANSFER = { transactionId: 'N123', transactionTimestamp: 1_760_000_000_000 };
const AT = 1_760_000_000_001;
const CANCELLED = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: AT };

/** What differs from a new order of Asha's. */
const placed = {};
const byTransfer = { paymentMethod: 'NEFT' };
const online = { paymentMethod: 'online_payment' };
const paid = { ...online, status: 'success' };
const transferred = { ...byTransfer, ...TRANSFER };
const shipped = { deliveryStatus: 'shipped' };
const delivered = { deliveryStatus: 'delivered' };
const cancelled = { deliveryStatus: 'cancel' };
const accepted = { acceptedAt: AT };
const held = { deliveryStatus: 'pending', heldReason: 'price' };
const packed = { packed: true };
const unpacked = { packed: false };
/** The mark left by an order that was taken back before it came. */
const mark = null;

const set =
  (data: Fields, fields?: string[]): Doing =>
  (path) =>
    merge(path, data, fields);
const placeAgain: Doing = (path, id) => write(path, orderOf(id));
const takeBack = takeBackWith({});
const cancel = set(CANCELLED);

function takeBackWith(more: Fields): Doing {
  return (path, id) => merge(path, { ...takingBack(id), ...more });
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
  const before = holds ? { ...orderOf(id), ...holds } : takingBack(id);
  return stored(expect, title, doing(path, id), as, { [path]: before });
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
  items: [[{ ...LINE, price: 1 }]],
  paymentMethod: ['NEFT'],
  quotedPieces: [{ moringa: 1 }],
  ...eachOf('userId orderId orderNo quotationId heldReason refund note', 'ravi'),
  ...eachOf('subTotal total payBy timestamp acceptedAt stockReleasedAt cancelledAt', 1),
  ...eachOf('packed isOwnerGone', true),
  cancelledBy: ['shopper'],
};

function eachOf(fields: string, value: unknown) {
  return Object.fromEntries(fields.split(' ').map((field) => [field, [value]]));
}

/** The details of a transfer, on an order that waits for a transfer. */
const transfer = (expect: Expectation, title: string, change: Fields) =>
  may(expect, `a transfer with ${title}`, byTransfer, set({ ...TRANSFER, ...change }));

/** Changes with more or fewer fields than allowed. */
const denied: readonly (readonly [string, Stored, Doing])[] = [
  ['goes to a wrong address', placed, set({ address: { ...MOVED, phone: '98765' } })],
  ['a transfer without its time', byTransfer, set({ transactionId: 'N123' })],
  ['a transfer and a payment', byTransfer, set({ ...TRANSFER, status: 'success' })],
  ['a second transfer', transferred, set({ ...TRANSFER, transactionId: 'N124' })],
  ['taken back and paid', placed, takeBackWith({ status: 'success' })],
  ['taken back, wanted after all', cancelled, set({ deliveryStatus: 'processing' })],
  ['written over by a mark', placed, (path, id) => write(path, takingBack(id))],
  ['cancelled for the merchant', placed, set({ ...CANCELLED, cancelledBy: 'merchant' })],
  ['cancelled at no time', placed, set({ ...CANCELLED, cancelledAt: 0 })],
  ['cancelled and given back', paid, set({ ...CANCELLED, refund: 'done' })],
  ['cancelled by nobody', paid, set({ deliveryStatus: 'cancel', cancelledAt: AT })],
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
  ...Object.entries(changes).flatMap(([field, values]) =>
    values.map((value) =>
      may('denied', `${field} becomes ${JSON.stringify(value)}`, placed, set({ [field]: value })),
    ),
  ),
  ...doings(
    'sent elsewhere',
    set({ address: MOVED }),
    { 'just placed': placed, accepted, 'unpacked again': unpacked },
    { packed, shipped, held, cancelled, 'taken back unseen': mark },
  ),
  ...doings(
    'a transfer named',
    set(TRANSFER),
    {
      'just placed': byTransfer,
      shipped: { ...shipped, ...byTransfer },
      'where the merchant noted none': { ...byTransfer, transactionId: null },
      'the same again': transferred,
    },
    {
      cancelled: { ...cancelled, ...byTransfer },
      'taken back unseen': mark,
      'to be paid on delivery': placed,
      'to be paid online': online,
    },
  ),
  ...valued(transfer, {
    allowed: { transactionId: ['a', 'ह'.repeat(MAX_TRANSACTION_ID_LENGTH)] },
    denied: {
      transactionId: ['', 'a'.repeat(MAX_TRANSACTION_ID_LENGTH + 1), 7, null],
      transactionTimestamp: [0, 4_102_444_800_000, '1760000000000'],
    },
  }),
  ...doings(
    'taken back',
    takeBack,
    { 'just placed': placed, accepted, held, byTransfer, twice: cancelled, 'though unseen': mark },
    { shipped, delivered, packed, 'to be paid online': online, paid: { status: 'success' } },
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
      'unpacked again': unpacked,
      'in the same way again': CANCELLED,
    },
    {
      packed,
      'held and packed': { ...held, ...packed },
      shipped,
      delivered,
      'by the merchant before': cancelled,
    },
  ),
  ...denied.map(([title, holds, doing]) => may('denied', title, holds, doing)),
  ...doings('opened', get, { 'just placed': placed }, {}),
  ...doings('deleted', remove, {}, { 'just placed': placed, cancelled }),
  ...listCases(stored, ORDERS),
  ...STRANGERS.map((as) => stored('denied', `listed by ${as}`, listOf(ORDERS), as)),
  stored('denied', 'read below one', get(below)),
  stored('denied', 'sent below one', write(below, { userId: 'asha', deliveryStatus: 'delivered' })),
];
