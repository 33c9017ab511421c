// What a shopper reads about an order besides its badges.
import { expect, test } from 'vitest';
import type { Order } from '#core/model/order/order.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { orderNotices } from '#features/orders/order-notices.ts';
import { givenOrder, givenRow } from '../given.ts';

const row = (kind: string, change: Partial<OutboxRow> = {}) =>
  givenRow({ kind, uid: 'asha', ...change });
const refused = { state: 'refused' } as const;
const held = (code: string) =>
  row('order', { state: 'held', heldFor: 'review', lastError: { code, message: '' } });
const words = (rows: OutboxRow[], change: Partial<Order> = {}, reach = 'unreachable') =>
  orderNotices(givenOrder(change), rows, reach as 'reachable').map((notice) => notice.words);

const SAVED = 'is saved on this phone';
const HOLD = 'Your order is on hold: a price has changed since you ordered.';
const LATE = { status: 'success', refund: 'due' } as const;
const OWN = { ...LATE, cancelledBy: 'shopper' } as const;

test.each<[string, OutboxRow[], Partial<Order>, string]>([
  ['waits', [row('order')], {}, 'Saved on this phone – not placed yet. It will be sent auto'],
  ['is held by the shop', [], { onHoldReason: 'price', deliveryStatus: 'pending' }, HOLD],
  ['is paid but not confirmed', [], { status: 'authorized' }, 'Please do not pay again.'],
  ['waits with a new address', [row('order-address')], {}, `Your new address ${SAVED}`],
  ['keeps its address', [row('order-address', refused)], {}, 'Error updating address. The shop'],
  ['was taken back', [row('order-cancellation')], {}, 'You asked to cancel this order.'],
  ['was cancelled', [row('cancel-order')], {}, 'it will still be delivered'],
  ['was cancelled too late', [row('cancel-order', refused)], {}, 'Your order was not cancelled.'],
  ['its shopper cancelled', [], OWN, 'What you paid will be refunded to you.'],
  ['that was refunded', [], { ...OWN, refund: 'done' }, 'has refunded what you paid'],
  ['that could not be', [], { ...OWN, refund: 'failed' }, 'Please contact us'],
  [
    'the shop cancelled',
    [],
    { ...LATE, cancelledBy: 'merchant' },
    'after this order was cancelled. That money will be refunded to you.',
  ],
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
])('an order that asks its shopper says why: %s', (code, said) => {
  const notice = { id: 'placing', tone: 'careful', words: said, needsYou: true };
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
