// The merchant may see and change shoppers' orders and enquiries in these ways, and nobody else may. Every case has its own order.
import { ORDERS, orderOf, takingBack } from './an-order.ts';
import { type Expectation, get, list, merge, remove, write } from './cases.ts';
import {
  listedByMerchant,
  MOMENT,
  OTHERS,
  ofMerchant,
  othersMayNot,
  ownPath,
  STRANGERS_AT_DESK,
  tried,
  valued,
  x,
} from './merchant-case.ts';
import { ASHAS, ASHAS_ENQUIRY } from './public-cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

export const ACCEPTED = { acceptedAt: MOMENT };
export const PACKED = { ...ACCEPTED, packed: true };
export const SHIPPED = { ...PACKED, deliveryStatus: 'shipped' };
export const HELD = { deliveryStatus: 'pending', heldReason: 'price' };
export const BY_TRANSFER = { paymentMethod: 'NEFT' };
export const NEFT = { ...ACCEPTED, ...BY_TRANSFER };
export const CANCELLED = { deliveryStatus: 'cancel' };

export const pack = { packed: true };
export const ship = { deliveryStatus: 'shipped', courier: 'India Post', trackingNumber: 'EM1' };
const firstParcel = {
  ...{ at: MOMENT, courier: 'India Post', trackingNumber: 'EM1' },
  lines: [{ productId: 'moringa', quantity: 1 }],
};
export const sendFirst = { packed: true, firstParcel };
export const PART_SENT = { ...PACKED, ...sendFirst };
const first = (change: Fields) => ({ ...sendFirst, firstParcel: { ...firstParcel, ...change } });
export const deliver = { deliveryStatus: 'delivered' };
export const receive = { status: 'success' };
const deliverPaid = { ...deliver, ...receive };
export const release = { deliveryStatus: 'processing', heldReason: null, releasedAt: MOMENT };

const may = ofMerchant('the desk');

/** Does something with an order of its own, which also has these fields. */
function withOrder(
  expect: Expectation,
  title: string,
  stored: Fields,
  does: (path: string) => Attempt,
  as: Person = 'merchant',
): RuleCase {
  const path = ownPath(ORDERS);
  const id = path.slice(path.lastIndexOf('/') + 1);
  return may(expect, title, does(path), as, { [path]: { ...orderOf(id), ...stored } });
}
export const changes = (
  expect: Expectation,
  title: string,
  [stored, data]: readonly [stored: Fields, data: Fields],
  as?: Person,
) => withOrder(expect, title, stored, (path) => merge(path, { ...SIGNED, ...data }), as);

export type Steps = Readonly<Record<string, readonly [stored: Fields, data: Fields]>>;

/** The merchant may take these steps, packers some of them, and nobody else any; none changes the price along the way. */
export const stepsOf = (steps: Steps, ofPackers: readonly string[] = []) =>
  Object.entries(steps).flatMap(([title, [stored, data]]) => [
    ...['merchant', ...(ofPackers.includes(title) ? ['packer', 'demoted'] : [])].map((as) =>
      changes('allowed', `${as} ${title}`, [stored, data], as as Person),
    ),
    ...(ofPackers.includes(title) ? STRANGERS_AT_DESK : OTHERS).map((as) =>
      changes('denied', `${as} never ${title}`, [stored, data], as),
    ),
    changes('denied', `who ${title} changes no price`, [stored, { ...data, total: 1 }]),
  ]);

const steps = stepsOf(
  {
    'packs an order': [ACCEPTED, pack],
    'sends a first parcel': [ACCEPTED, sendFirst],
    'ships an order': [PACKED, ship],
    'delivers an order': [SHIPPED, deliver],
    'marks a transfer as received': [NEFT, receive],
    'takes an order on hold': [HELD, release],
    'cancels an order': [ACCEPTED, CANCELLED],
  },
  ['packs an order', 'sends a first parcel', 'ships an order', 'delivers an order'],
);

const TO_AMEND = { ...ACCEPTED, amend: {} };
const moved = tried(changes, {
  allowed: {
    'an order is shipped without a courier': [PACKED, { deliveryStatus: 'shipped' }],
    'tracking number of 100 characters': [PACKED, { ...ship, trackingNumber: 'ह'.repeat(100) }],
    'a first parcel knows of no correction': [PACKED, { ...sendFirst, corrections: 0 }],
    'cash is taken at the door': [SHIPPED, deliverPaid],
    'what was paid is delivered': [{ ...SHIPPED, ...BY_TRANSFER, ...receive }, deliver],
    'who ships knows of no correction': [PACKED, { ...ship, corrections: 0 }],
    'who delivers knows of no correction': [SHIPPED, { ...deliver, corrections: 0 }],
    'an order on hold is cancelled': [HELD, CANCELLED],
    'an order that came back is cancelled': [SHIPPED, CANCELLED],
    'a transfer for a cancelled order': [{ ...NEFT, ...CANCELLED, status: 'failed' }, receive],
  },
  denied: {
    'an order is not packed before the shop took it': [{}, pack],
    'an order is not packed that says that it was not taken': [{ acceptedAt: null }, pack],
    'an order on hold is not packed': [{ ...ACCEPTED, ...HELD }, pack],
    'an order that is not packed is not shipped': [ACCEPTED, ship],
    'an order that was unpacked is not shipped': [{ ...ACCEPTED, packed: false }, ship],
    'a first parcel does not go before the shop took the order': [{}, sendFirst],
    'a first parcel does not go before something is taken off': [TO_AMEND, sendFirst],
    'a first parcel goes out of what is packed': [ACCEPTED, { ...sendFirst, packed: false }],
    'a first parcel does not go once all of it went': [SHIPPED, sendFirst],
    'a first parcel goes twice': [PART_SENT, first({ at: MOMENT + 1 })],
    'a first parcel goes with a correction': [ACCEPTED, { ...sendFirst, corrections: 1 }],
    'courier that is empty': [PACKED, { ...ship, courier: '' }],
    'tracking number that is empty': [PACKED, { ...ship, trackingNumber: '' }],
    'a transfer is not taken at the door': [{ ...SHIPPED, ...BY_TRANSFER }, deliverPaid],
    'cash fails at no door': [SHIPPED, { ...deliver, status: 'failed' }],
    'an order that is not on its way is not delivered': [PACKED, deliver],
    'cash is not taken before the door': [SHIPPED, receive],
    'a transfer does not fail here': [NEFT, { status: 'failed' }],
    'an order that is not on hold is not released': [ACCEPTED, release],
    'a released order says why it is on hold': [HELD, { ...release, heldReason: 'stock' }],
    'a released order is still on hold': [HELD, { ...release, deliveryStatus: 'pending' }],
    'an order is released before 1970': [HELD, { ...release, releasedAt: 0 }],
    'a delivered order is not cancelled': [{ ...SHIPPED, ...deliver }, CANCELLED],
    'cancelling is not taken back': [CANCELLED, { deliveryStatus: 'processing' }],
    'an order is not packed before something is taken off': [TO_AMEND, pack],
    'the merchant changes no order as they like': [ACCEPTED, { note: 'quickly' }],
  },
});

const of = (title: string) => `a first parcel with ${title}`;
const firstParcels = valued(
  (expect, title, data) => changes(expect, of(title), [ACCEPTED, first(data)]),
  {
    allowed: { courier: ['', 'ह'.repeat(100)], trackingNumber: ['', 'ह'.repeat(100)] },
    denied: {
      ...{ courier: [x(101), ['India Post']], trackingNumber: [x(101)], price: [1], at: [0] },
      lines: ['x', [1, 2]],
    },
  },
);

const everywhere = (limit: number): Attempt => {
  return { verb: 'list everywhere', collection: 'orders', limit };
};
const NEW = 'order-for-the-desk-that-is-new';

const seen: readonly RuleCase[] = [
  withOrder('allowed', 'the merchant opens an order', ACCEPTED, get),
  withOrder('denied', 'the merchant deletes no order', ACCEPTED, remove),
  ...listedByMerchant(may, 'queries'),
  ...tried(may, {
    allowed: {
      'the merchant lists all orders, 500 at a time': everywhere(500),
      'the merchant opens an enquiry': get(ASHAS_ENQUIRY),
    },
    denied: {
      'the merchant places no order for Asha here': write(`${ORDERS}/${NEW}`, takingBack(NEW)),
      'the merchant lists no more orders at a time': everywhere(501),
      'nor of one shopper': list(ORDERS, 501),
      'the merchant reads nothing below an order': get(`${ORDERS}/stored/notes/delivered`),
      'the merchant deletes no enquiry': remove(ASHAS_ENQUIRY),
      'the merchant changes no enquiry': write(ASHAS_ENQUIRY, { ...ASHAS, productId: 'chia' }),
      'the merchant makes no enquiry under an id of their own': write('queries/short', ASHAS),
    },
  }),
  ...STRANGERS_AT_DESK.map((as) =>
    may('denied', `${as} does not list all orders`, everywhere(10), as),
  ),
  ...(['packer', 'demoted'] as const).flatMap((as) => [
    may('allowed', `${as} lists all orders`, everywhere(500), as),
    withOrder('allowed', `${as} opens an order`, ACCEPTED, get, as),
    changes('denied', `${as} cancels no order`, [ACCEPTED, CANCELLED], as),
  ]),
  ...(['removed', 'untold', 'ravi'] as const).map((as) =>
    withOrder('denied', `${as} opens no order`, ACCEPTED, get, as),
  ),
  ...othersMayNot('opens no enquiry', may, get(ASHAS_ENQUIRY)),
];

export const MERCHANT_CASES: readonly RuleCase[] = [...steps, ...moved, ...firstParcels, ...seen];
