// The shopper's notices about an order besides its badges.
import { expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { goesTo, orderNotices } from '#shop/orders/order-notices.ts';
import { ADDRESS, givenOrder, givenRow } from '../given.ts';

const row = (kind: string, change: Partial<OutboxRow> = {}) =>
  givenRow({ kind, uid: 'asha', ...change });
const refused = { state: 'refused' } as const;
const held = (code: string) =>
  row('order', { state: 'held', heldFor: 'review', lastError: { code, message: '' } });
const words = (rows: OutboxRow[], change: Partial<Order> = {}, reach = 'unreachable') =>
  orderNotices(givenOrder(change), rows, reach as 'reachable').map((notice) => notice.words);

const SAVED = 'is saved on this phone';
const HOLD = 'Your order is on hold: a price has changed since you ordered.';
const off = [
  { name: 'Chia', from: 1, to: 0 },
  { name: 'Moringa', from: 5, to: 2 },
];
const AMENDED = { amendments: [{ id: 'a', at: 1, lines: off, totalBefore: 600, total: 250 }] };
const CHANGED =
  'The shop has changed this order. Chia: taken off. Moringa: 2 instead of 5. It now costs ₹250 instead of ₹600.';
const BACK = 'What you paid will be refunded to you.';
const THAT_BACK = 'after this order was cancelled. That money will be refunded to you.';
const LATE = { status: 'success', refund: 'due' } as const;
const ENDED = { status: 'success', deliveryStatus: 'cancel' } as const;
const TOLD = { ...ENDED, paymentMethod: 'NEFT', status: 'failed', refund: 'due' } as const;
const OWN = { ...LATE, cancelledBy: 'shopper' } as const;

const PART = { ...LATE, paymentMethod: 'NEFT', owedPaise: 120_00 } as const;
const PART_BACK = { paise: 120_00, at: 1, reference: 'UTR 7' };
const REFUNDED = { owedPaise: 0, partBack: PART_BACK, refund: null };
const ONLINE_PART = { ...PART, paymentMethod: 'online_payment', refund: 'asked' } as const;
const BY_PROVIDER = { ...PART_BACK, way: 'online' } as const;
const ONE_TOO_MANY = { heldReason: 'too-many-held', deliveryStatus: 'cancel' } as const;

test.each<[string, OutboxRow[], Partial<Order>, string]>([
  ['waits', [row('order')], {}, 'Saved on this phone – not placed yet. It will be sent auto'],
  ['is held by the shop', [], { heldReason: 'price', deliveryStatus: 'pending' }, HOLD],
  ['goes nowhere we deliver', [], { heldReason: 'pincode', deliveryStatus: 'pending' }, 'pincode'],
  ['was one too many on hold', [], ONE_TOO_MANY, 'too many of your orders are on hold already'],
  ['is paid but not confirmed', [], { status: 'authorized' }, 'Please do not pay again.'],
  ['waits with a new address', [row('order-address')], {}, `Your new address ${SAVED}`],
  ['keeps its address', [row('order-address', refused)], {}, 'Error updating address. The shop'],
  ['was taken back', [row('order-cancellation')], {}, 'You asked to cancel this order.'],
  ['was cancelled', [row('cancel-order')], {}, 'it will still be delivered'],
  ['was cancelled too late', [row('cancel-order', refused)], {}, 'Your order was not cancelled.'],
  ['its shopper cancelled', [], OWN, BACK],
  ['that was refunded', [], { ...OWN, refund: 'done' }, 'has refunded what you paid'],
  ['that could not be', [], { ...OWN, refund: 'failed' }, 'Please contact us'],
  ['goes back by itself', [], { ...OWN, refund: 'asked' }, BACK],
  ['the shop cancelled', [], { ...ENDED, refund: 'due' }, 'Money came for this order, which is ca'],
  ['that was refunded', [], { ...ENDED, refund: 'done' }, 'has refunded that money'],
  ['lapsed, told of', [], TOLD, 'You told us of a transfer: the shop looks for it'],
  ['lapsed, missed', [], { ...TOLD, transferMissedAt: 1 }, 'looked for the transfer that you to'],
  ['the shop took something off', [], AMENDED, CHANGED],
  ['was paid for more', [], PART, '₹120 will be refunded to you.'],
  ['had that refunded', [], { ...PART, ...REFUNDED }, 'has refunded ₹120 by bank transfer.'],
  ['was paid for more online', [], ONLINE_PART, '₹120 goes back to the way you paid.'],
  ['had no answer to that', [], { ...ONLINE_PART, refund: 'failed' }, 'still has to refund ₹120'],
  [
    'had that back',
    [],
    { ...ONLINE_PART, ...REFUNDED, partBack: BY_PROVIDER },
    '₹120 went back to',
  ],
  ['was then cancelled', [], { ...PART, ...ENDED }, 'Money came for this order, which is ca'],
  ['has a corrected address', [], { addressCorrectedAt: 1 }, 'has corrected the address of this'],
  ['the shop cancelled', [], { ...LATE, cancelledBy: 'merchant' }, THAT_BACK],
  ['nobody paid in time', [], { ...LATE, cancelledBy: 'shop' }, 'after this order was cancelled.'],
  ['was paid too late', [], LATE, 'That money will be refunded to you.'],
  ['that was refunded', [], { ...LATE, refund: 'done' }, 'has refunded that money'],
])('an order that %s says so', (_what, rows, change, said) => {
  const [first, ...others] = words(rows, change);
  expect(first).toContain(said);
  expect(others).toEqual([]);
});

test.each([
  ['price-rise', 'Not placed yet: it costs more now.'],
  ['product-gone', 'Not placed yet: something you ordered is no longer available.'],
  ['too-old', 'Not placed yet: it has waited for more than a day.'],
])('an order that asks its shopper, for %s, says why', (code, said) => {
  const notice = { id: 'placing', tone: 'careful', words: said, needsYou: true };
  expect(words([], { heldReason: 'price', deliveryStatus: 'cancel' }), 'cancelled').toEqual([]);
  expect(orderNotices(givenOrder(), [held(code)], 'reachable')).toEqual([notice]);
});

test('an order that waits is being placed where the shop answers; a change of one that asks goes with it, and not by itself', () => {
  expect(words([row('order')], {}, 'reachable')).toEqual(['Placing your order…']);
  const changes = [held('price-rise'), row('order-address'), row('order-transaction')];
  for (const reach of ['reachable', 'unreachable']) {
    expect(words(changes, {}, reach).slice(1)).toEqual([
      'Your new address is saved on this phone. It will be sent with your order.',
      'Your transaction id is saved on this phone. It will be sent with your order.',
    ]);
  }
});

const BEFORE = { ...ADDRESS, address: '12 Mill Road' };
const NEW = { ...BEFORE, address: '3 New Road' };
const change = (state: Partial<OutboxRow>) =>
  row('order-address', { ...state, payload: { orderId: 'o', address: NEW, before: BEFORE } });

const TOO_LATE =
  'Your new address came too late: the shop had already packed this order. It goes to 12 Mill Road, Jaipur 302001.';

test.each<[string, Partial<Order>]>([
  ['packed', { packed: true }],
  ['shipped', { packed: true, deliveryStatus: 'shipped' }],
])('a new address for an order that was %s: where it goes is said', (_what, standing) => {
  const order = givenOrder({ ...standing, address: NEW });
  expect(words([change(refused)], { ...standing, address: NEW })).toEqual([TOO_LATE]);
  expect(goesTo(order, [change(refused)])).toEqual(BEFORE);
  expect(goesTo(order, [change({ state: 'queued' })]), 'on its way').toEqual(NEW);
  expect(goesTo(givenOrder({ address: NEW }), [change(refused)]), 'not packed yet').toEqual(NEW);
});
