// The list of the desk in which an order belongs, and how an order is found.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  CLOSED_QUEUES,
  owesMoney,
  queueOf,
  searchTextOf,
} from '#domain/order/desk/order-queues.ts';
import { mayTake, type StepName } from '#domain/order/desk/order-steps.ts';
import { type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { matcherOf } from '#domain/search/match-text.ts';

const NOON = new Date(2026, 10, 24, 12).getTime();

const NOTHING = { transactionId: null, transactionTimestamp: null, quotationId: null };
const ADDRESS = { name: 'Asha Rao', phone: '9876543210', address: '', city: 'Jaipur' };

function order(changes: Partial<Order> = {}): Order {
  const stored = v.parse(StoredOrder, {
    ...{ ...NOTHING, items: [], address: { ...ADDRESS, state: '', zipcode: '' } },
    ...{ timestamp: NOON, acceptedAt: NOON, paymentMethod: 'cod', subTotal: 250, total: 250 },
    ...{ status: 'pending', deliveryStatus: 'processing' },
  });
  return { ...orderFromFields('a1b2cd3e4f0000000000', stored), ...changes };
}

const neft = { paymentMethod: 'NEFT' } as const;
const online = { paymentMethod: 'online_payment', status: 'success' } as const;
const held = { deliveryStatus: 'pending', heldReason: 'stock', acceptedAt: null } as const;
const gone = { deliveryStatus: 'cancel' } as const;
const missed = { ...neft, ...gone, transferMissedAt: NOON };
const received = { ...neft, ...gone, status: 'success' } as const;
const byHand = { refund: 'done', refundWay: 'transfer' } as const;
const MISS = 'missTransfer';
const FAILED: StepName[] = ['askRefund', 'giveBack'];
const DELIVERED = { deliveryStatus: 'delivered' } as const;
const owed = { deliveryStatus: 'delivered' } as const;
const UNPAID: StepName[] = ['receive', 'pack', 'cancel'];

test.each<[string, Partial<Order>, string, StepName[]]>([
  ['just placed', { acceptedAt: null }, 'coming', ['cancel']],
  ['to be paid at the door', {}, 'pack', ['pack', 'cancel']],
  ['by transfer, not told of', neft, 'unpaid', UNPAID],
  ['by transfer, told of', { ...neft, transactionId: 'U1' }, 'transfer', UNPAID],
  ['by transfer, received', { ...neft, status: 'success' }, 'pack', ['pack', 'cancel']],
  ['paid online', online, 'pack', ['pack', 'cancel']],
  ['on hold', held, 'hold', ['release', 'cancel']],
  ['packed', { packed: true }, 'ship', ['ship', 'cancel']],
  ['on its way', { packed: true, deliveryStatus: 'shipped' }, 'way', ['deliver', 'cancel']],
  ['delivered', { deliveryStatus: 'delivered' }, 'delivered', []],
  ['delivered, its cash with the courier', { ...owed, cashWith: 'courier' }, 'cash', []],
  ['delivered, not paid yet', { ...owed, cashWith: 'customer' }, 'cash', []],
  ['delivered, its cash received', { ...owed, status: 'success' }, 'delivered', []],
  ['cancelled', gone, 'cancelled', []],
  ['lapsed, by transfer', { ...neft, ...gone }, 'cancelled', ['receive']],
  ['lapsed, told of', { ...neft, ...gone, transactionId: 'U1' }, 'refund', ['receive', MISS]],
  ['lapsed, missed', { ...missed, transactionId: 'U1' }, 'cancelled', ['receive']],
  ['lapsed, then received', { ...missed, status: 'success' }, 'refund', ['giveBack']],
  ['given back by hand', { ...received, ...byHand }, 'cancelled', []],
  ['settled in the console', { ...received, refund: 'done' }, 'cancelled', []],
  ['paid online and cancelled', { ...online, ...gone }, 'refund', ['askRefund']],
  ['due to go back', { ...online, ...gone, refund: 'due' }, 'refund', ['askRefund']],
  ['on its way back', { ...online, ...gone, refund: 'asked' }, 'refund', []],
  ['refused by the provider', { ...online, ...gone, refund: 'failed' }, 'refund', FAILED],
  ['given back', { ...online, ...gone, refund: 'done' }, 'cancelled', []],
  ['delivered, paid twice', { ...online, ...DELIVERED, refund: 'failed' }, 'refund', FAILED],
])('an order that is %s', (_, changes, queue, steps) => {
  const it = order(changes);
  expect(queueOf(it)).toBe(queue);
  const all: StepName[] = ['release', 'receive', 'pack', 'ship', 'deliver', 'cancel'];
  all.push('askRefund', 'giveBack', 'missTransfer');
  expect(all.filter((does) => mayTake(does, it))).toEqual(steps);
});

test('a cancelled order with money to give back is something to do, and one that goes on and was paid twice is in that list too', () => {
  expect(CLOSED_QUEUES).not.toContain(queueOf(order({ ...online, ...gone })));
  const twice = order({ ...online, refund: 'failed' });
  expect([queueOf(twice), owesMoney(twice)]).toEqual(['pack', true]);
  expect(owesMoney(order({ ...online, refund: 'done' }))).toBe(false);
});

const FOUND = order({
  trackingNumber: 'EM 123 456 789 IN',
  transactionId: 'UTR-4412/88',
  lines: [
    { productId: 'halad', quantity: 1, name: 'हल्दी पाउडर', photoUrl: '', brand: '', pricePaise: 1 },
  ],
  address: { ...ADDRESS, state: '', zipcode: '302001' },
});

test.each([
  [
    'its number',
    ['A1B2C-D3E4F', 'a1b2cd3e', '#A1B2C-D3E4F', '#a1b2cd3e4f', 'a1b2c d3e4f', 'd3e4f'],
  ],
  ['its id', ['a1b2cd3e4f0000000000']],
  ['the receiver', ['asha', 'RAO asha', 'आशा राव', 'Aasha', 'raav']],
  ['the town', ['jaipur', 'जयपुर', 'jaypur']],
  ['the pincode', ['302001', '302 001']],
  [
    'the phone',
    [
      '98765 43210',
      '43210',
      '098765 43210',
      '+91 98765-43210',
      '+919876543210',
      '91-9876543210',
      '0091 98765 43210',
      '098765\u201143210',
      '\u202a९८७६५\t४३२१०\u202c',
    ],
  ],
  ['the phone and a name', ['asha 098765 43210', '+91 98765 43210 rao']],
  ['what was bought', ['haldi', 'हल्दी']],
  ['the parcel', ['EM123456789IN', 'em 123 456']],
  ['the transaction', ['utr-4412/88', 'UTR 4412 88', 'utr441288']],
])('an order is found by %s, however it is typed', (_what, all) => {
  const text = searchTextOf(FOUND);
  expect(all.filter((typed) => !matcherOf(typed)(text))).toEqual([]);
});

test('an order is not found by what another has', () => {
  const text = searchTextOf(FOUND);
  const others = ['ravi', 'asha ravi', '99999 99999', '302002', '#A1B2C-D3E4A', 'gud', 'utr-4413'];
  expect(others.filter((typed) => matcherOf(typed)(text))).toEqual([]);
  for (const typed of ['', '  ', '#']) expect(matcherOf(typed)(text), typed).toBe(true);
});
