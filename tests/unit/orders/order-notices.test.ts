// What a shopper reads about an order besides its badges.
import { expect, test } from 'vitest';
import { orderKey } from '#core/model/order/order-key.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { orderFromNew } from '#core/sync/writes/order.ts';
import { orderNotices } from '#features/orders/order-notices.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';

const order = orderFromNew(newOrder('asha', [orderItem('moringa', 2, 240)]));

function row(kind: string, change: Partial<OutboxRow> = {}): OutboxRow {
  return {
    seq: 1,
    id: order.orderId,
    v: 1,
    kind,
    uid: 'asha',
    entityKey: orderKey('asha', order.orderId),
    payload: {},
    accepted: null,
    createdAt: 0,
    state: 'queued',
    heldFor: null,
    attempts: 0,
    denials: 0,
    nextAt: 0,
    lastError: null,
    everSent: false,
    lease: null,
    ...change,
  };
}
const words = (
  rows: OutboxRow[],
  change = {},
  reach: 'reachable' | 'unreachable' = 'unreachable',
) => orderNotices({ ...order, ...change }, rows, reach).map((notice) => notice.words);

test('of an order that the shop has and works on there is nothing more to say', () => {
  expect(words([])).toEqual([]);
});

test('an order that waits is saved on this phone and not placed yet; with a network it is being placed', () => {
  expect(words([row('order')])).toEqual([
    'Saved on this phone – not placed yet. It will be sent automatically when you’re back online.',
  ]);
  expect(words([row('order')], {}, 'reachable')).toEqual(['Placing your order…']);
});

test.each([
  ['price-rise', 'Not placed yet: it costs more now.'],
  ['product-gone', 'Not placed yet: something you ordered is no longer available.'],
  ['too-old', 'Not placed yet: it has waited for more than a day.'],
])('an order that asks its shopper says why: %s', (code, said) => {
  const held = row('order', {
    state: 'held',
    heldFor: 'review',
    lastError: { code, message: '' },
  });
  expect(orderNotices(order, [held], 'reachable')).toEqual([
    { id: 'placing', tone: 'careful', words: said, needsYou: true },
  ]);
});

test('what the shop holds and what is paid but not confirmed is said in plain words', () => {
  expect(words([], { onHoldReason: 'price', deliveryStatus: 'pending' })[0]).toContain(
    'Your order is on hold: a price has changed since you ordered.',
  );
  expect(words([], { status: 'authorized' })).toEqual([
    'Confirming your payment. Please do not pay again.',
  ]);
});

test('a new address that waits, and one that the shop refused, are told apart', () => {
  expect(words([row('order-address')])[0]).toContain('Your new address is saved on this phone');
  expect(words([row('order-address', { state: 'refused' })])).toEqual([
    'Error updating address. The shop has not received the new one.',
  ]);
});

test('an order that was taken back without a network says so', () => {
  expect(words([row('order-cancellation')])[0]).toContain('You asked to cancel this order.');
});

test('an order that was cancelled without a network says that it may be packed by then, and one that was packed says so', () => {
  expect(words([row('cancel-order')])[0]).toContain('it will still be delivered');
  expect(words([row('cancel-order', { state: 'refused' })])).toEqual([
    'Your order was not cancelled. Most likely it is already packed.',
  ]);
});

test('of an order that its shopper cancelled one reads what becomes of the money', () => {
  const of = (refund: string) =>
    words([], { status: 'success', refund, cancelledBy: 'shopper' }).join();
  expect(of('due')).toContain('What you paid will be refunded to you.');
  expect(of('done')).toContain('has refunded what you paid');
  expect(of('failed')).toContain('Please contact us');
});

test('a change of an order that asks its shopper is not said to be sent, nor to go by itself', () => {
  const held = row('order', { state: 'held', heldFor: 'review' });
  for (const reach of ['reachable', 'unreachable'] as const) {
    expect(
      words([held, row('order-address'), row('order-transaction')], {}, reach).slice(1),
    ).toEqual([
      'Your new address is saved on this phone. It will be sent with your order.',
      'Your transaction id is saved on this phone. It will be sent with your order.',
    ]);
  }
});

test('of money that came too late one reads that it goes back, that it went back, or whom to ask', () => {
  const of = (refund: string) => words([], { status: 'success', refund }).join();
  expect(of('due')).toContain('That money will be refunded to you.');
  expect(of('done')).toContain('has refunded that money');
  expect(of('failed')).toContain('Please contact us');
});
