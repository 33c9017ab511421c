// What the merchant may see and do with shoppers' orders and enquiries, and that nobody else may. Every case meets an order of its own.

import { ORDERS, takingBack } from './an-order.ts';
import {
  ACCEPTED,
  type Doing,
  deliver,
  type Expectation,
  giveUp,
  HELD,
  may,
  NEFT,
  PACKED,
  pack,
  receive,
  release,
  SHIPPED,
  set,
  ship,
} from './desk-order.ts';
import { MERCHANT_HOLD_CASES } from './merchant-hold-cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ASHAS_ENQUIRY, ASHAS_ENQUIRY_PATH } from './stored-documents.ts';

/** Nobody but the merchant takes these steps. */
const steps: readonly (readonly [string, Fields, Doing])[] = [
  ['packs an order', ACCEPTED, pack],
  ['ships an order', PACKED, set(ship)],
  ['delivers an order', SHIPPED, deliver],
  ['marks a transfer as received', NEFT, receive],
  ['takes an order on hold', HELD, set(release)],
  ['cancels an order', ACCEPTED, giveUp],
];

const packing: readonly RuleCase[] = [
  may('denied', 'an order is not packed before the shop took it', {}, pack),
  may('denied', 'nor while it says that it was not taken', { acceptedAt: null }, pack),
  may('denied', 'an order on hold is not packed', { ...ACCEPTED, ...HELD }, pack),
  may('denied', 'a cancelled order is not packed', { ...ACCEPTED, deliveryStatus: 'cancel' }, pack),
  may('denied', 'a packed order is not unpacked', PACKED, set({ packed: false })),
  may('denied', 'packed is yes or no', ACCEPTED, set({ packed: 'yes' })),
  may('denied', 'packing changes no price', ACCEPTED, set({ packed: true, total: 1 })),
];

const shipping: readonly RuleCase[] = [
  may(
    'allowed',
    'an order is shipped without a courier',
    PACKED,
    set({ deliveryStatus: 'shipped' }),
  ),
  may('denied', 'an order that is not packed is not shipped', ACCEPTED, set(ship)),
  may('denied', 'nor one that was unpacked', { ...ACCEPTED, packed: false }, set(ship)),
  may(
    'denied',
    'a cancelled order is not shipped',
    { ...PACKED, deliveryStatus: 'cancel' },
    set(ship),
  ),
  may('denied', 'a courier alone is not shipping', PACKED, set({ courier: 'India Post' })),
  may('denied', 'a shipped order is not shipped with another courier', SHIPPED, set(ship)),
  may('denied', 'shipping changes no price', PACKED, set({ ...ship, total: 1 })),
  ...['courier', 'trackingNumber'].flatMap((field) => [
    may(
      'allowed',
      `${field} of 100 characters`,
      PACKED,
      set({ ...ship, [field]: 'ह'.repeat(100) }),
    ),
    may('denied', `${field} of 101 characters`, PACKED, set({ ...ship, [field]: 'a'.repeat(101) })),
    may('denied', `${field} that is empty`, PACKED, set({ ...ship, [field]: '' })),
  ]),
];

const delivering: readonly RuleCase[] = [
  may(
    'allowed',
    'cash is taken at the door',
    SHIPPED,
    set({ deliveryStatus: 'delivered', status: 'success' }),
  ),
  may(
    'denied',
    'a transfer is not taken at the door',
    { ...SHIPPED, paymentMethod: 'NEFT' },
    set({ deliveryStatus: 'delivered', status: 'success' }),
  ),
  may(
    'denied',
    'cash fails at no door',
    SHIPPED,
    set({ deliveryStatus: 'delivered', status: 'failed' }),
  ),
  may(
    'allowed',
    'what was paid is delivered',
    { ...SHIPPED, paymentMethod: 'NEFT', status: 'success' },
    deliver,
  ),
  may('denied', 'an order that is not on its way is not delivered', PACKED, deliver),
  may('denied', 'cash is not taken before the door', SHIPPED, receive),
  may(
    'denied',
    'delivering changes no price',
    SHIPPED,
    set({ deliveryStatus: 'delivered', total: 1 }),
  ),
];

const paying: readonly RuleCase[] = [
  may('denied', 'cash is no transfer', ACCEPTED, receive),
  may('denied', 'a transfer does not fail here', NEFT, set({ status: 'failed' })),
  may('denied', 'a transfer for a cancelled order', { ...NEFT, deliveryStatus: 'cancel' }, receive),
  may('denied', 'receiving changes no price', NEFT, set({ status: 'success', total: 1 })),
];

const everywhere = (limit: number): Attempt => ({
  verb: 'list everywhere',
  collection: 'orders',
  limit,
});
const listed =
  (limit: number): Doing =>
  () =>
    everywhere(limit);
const enquiry = (does: Attempt, expect: Expectation, title: string, as: Person = 'merchant') => ({
  title: `the desk: ${title}`,
  as,
  does,
  expect,
});
const enquiries = (limit?: number): Attempt => ({
  verb: 'list',
  collection: 'queries',
  ...(limit !== undefined && { limit }),
});

export const MERCHANT_CASES: readonly RuleCase[] = [
  ...steps.flatMap(([title, stored, doing]) => [
    may('allowed', `the merchant ${title}`, stored, doing),
    ...(['asha', 'ravi', 'visitor'] as const)
      .filter((as) => !(as === 'asha' && title === 'cancels an order'))
      .map((as) => may('denied', `${as} never ${title}`, stored, doing, as)),
  ]),
  ...packing,
  ...shipping,
  ...delivering,
  ...paying,
  ...MERCHANT_HOLD_CASES,
  may('allowed', 'the merchant opens an order', ACCEPTED, (path) => ({ verb: 'get', path })),
  may('denied', 'the merchant deletes no order', ACCEPTED, (path) => ({ verb: 'delete', path })),
  may('denied', 'the merchant places no order for Asha here', null, (path) => ({
    verb: 'write',
    path,
    data: takingBack(path.slice(path.lastIndexOf('/') + 1)),
  })),
  may('denied', 'the merchant changes no order as they like', ACCEPTED, set({ note: 'quickly' })),
  may('allowed', 'the merchant lists all orders, 500 at a time', ACCEPTED, listed(500)),
  may('denied', 'the merchant lists no more at a time', ACCEPTED, listed(501)),
  may('denied', 'nor of one shopper', ACCEPTED, () => ({
    verb: 'list',
    collection: ORDERS,
    limit: 501,
  })),
  may('denied', 'a shopper does not list all orders', ACCEPTED, listed(10), 'asha'),
  may('denied', 'a visitor does not list all orders', ACCEPTED, listed(10), 'visitor'),
  may('denied', 'the merchant reads nothing below an order', null, () => ({
    verb: 'get',
    path: `${ORDERS}/stored/notes/delivered`,
  })),
  enquiry({ verb: 'get', path: ASHAS_ENQUIRY_PATH }, 'allowed', 'the merchant opens an enquiry'),
  enquiry(enquiries(500), 'allowed', 'the merchant lists enquiries, 500 at a time'),
  enquiry(enquiries(501), 'denied', 'the merchant lists no more enquiries at a time'),
  enquiry(enquiries(), 'denied', 'the merchant says how many enquiries'),
  enquiry(enquiries(10), 'denied', 'a visitor does not list enquiries', 'visitor'),
  enquiry(
    { verb: 'delete', path: ASHAS_ENQUIRY_PATH },
    'denied',
    'the merchant deletes no enquiry',
  ),
  enquiry(
    { verb: 'write', path: ASHAS_ENQUIRY_PATH, data: { ...ASHAS_ENQUIRY, productId: 'chia' } },
    'denied',
    'the merchant changes no enquiry',
  ),
  enquiry(
    { verb: 'write', path: 'queries/short', data: ASHAS_ENQUIRY },
    'denied',
    'the merchant makes no enquiry under an id of their own',
  ),
];
