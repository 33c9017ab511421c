// An order's stated arrival: as promised when it was placed, counted from when it could set out.
import { expect, test } from 'vitest';
import { orderArrivalWords } from '#domain/delivery/messages.ts';
import { orderArrival } from '#domain/delivery/order-arrival.ts';
import type { Order } from '#domain/order/order.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import type { Product } from '#domain/product/product.ts';
import { givenProduct, orderedOf } from '../given.ts';

const DAY = 86_400_000;
/** A Thursday morning in India. */
const PLACED = Date.parse('2026-11-26T06:00:00Z');
const ACCEPTED = PLACED + 2 * DAY;
const PROMISE = { zipcode: '302001', minDays: 2, maxDays: 4, workingDays: '0111111' };
const THERE = givenProduct();
const GONE = givenProduct({ id: 'kasturi', quantity: 0, numWeeks: 6 });

const newOrder = (
  products: readonly Product[] = [THERE],
  promise: typeof PROMISE | null = PROMISE,
) => orderedOf(products, promise ? { promise } : {}, PLACED);

function said(change: Partial<Order>, now = ACCEPTED, placed = newOrder()): string | null {
  const arrival = orderArrival({ ...orderFromNew(placed), ...change }, now);
  if (!arrival) return null;
  const { lead, more } = orderArrivalWords(arrival);
  return more ? `${lead} / ${more}` : lead;
}

test('an order that waits on the phone says how long it takes; once the shop has accepted it, the days are counted from then', () => {
  expect(said({})).toBe('Arrives 2 to 4 working days after the shop has accepted it, at 302001');
  // Accepted on Saturday; Sunday does not count.
  expect(said({ acceptedAt: ACCEPTED })).toBe(
    'Arrives by Thu 3 Dec at 302001 / Tue 1 Dec at the earliest',
  );
});

test('a promise stays the same on every later day, and is owned up to once it is over', () => {
  const last = Date.parse('2026-12-03T18:00:00Z');
  expect(said({ acceptedAt: ACCEPTED, deliveryStatus: 'shipped' }, last)).toContain('by Thu 3 Dec');
  expect(said({ acceptedAt: ACCEPTED }, last + DAY)).toBe(
    'Expected by Thu 3 Dec at 302001 / If it has not arrived yet, please contact us.',
  );
});

test('an order that has to be paid first is counted from its payment', () => {
  const transfer = { acceptedAt: ACCEPTED, paymentMethod: 'NEFT' } as const;
  const afterPayment = 'Arrives 2 to 4 working days after it is paid, at 302001';
  expect(said(transfer)).toBe(afterPayment);
  expect(said({ ...transfer, transactionTimestamp: ACCEPTED + 2 * DAY })).toContain('by Fri 4 Dec');
  const online = { acceptedAt: ACCEPTED, paymentMethod: 'online_payment' } as const;
  expect(said(online)).toBe(afterPayment);
  expect(said({ ...online, status: 'success' })).toContain('by Thu 3 Dec');
});

test('nothing is said of what was delivered, cancelled or stopped, of another pincode than was promised or one that cannot be, and of orders from before', () => {
  for (const deliveryStatus of ['delivered', 'cancel', 'pending'] as const) {
    expect(said({ acceptedAt: ACCEPTED, deliveryStatus })).toBe(null);
  }
  expect(said({ heldReason: 'price' })).toBe(null);
  const elsewhere = { ...newOrder().address, zipcode: '560001' };
  expect(said({ acceptedAt: ACCEPTED, address: elsewhere })).toBe(null);
  const nowhere = { address: { ...elsewhere, zipcode: '290001' } };
  expect(said({ ...nowhere, promise: { ...PROMISE, zipcode: '290001' } })).toBe(null);
  expect(said({ acceptedAt: ACCEPTED }, ACCEPTED, newOrder([THERE], null))).toBe(null);
});

test('a pre-order keeps its own words: alone it promises no date, beside other products it ships later', () => {
  expect(newOrder([GONE]).promise).toBe(undefined);
  // A product in stock at the press may be gone when the shop takes the order.
  const lines = orderFromNew(newOrder()).lines.map((it) => ({ ...it, preorderWeeks: 3 }));
  expect(said({ acceptedAt: ACCEPTED, lines })).toBe(null);
  expect(said({ acceptedAt: ACCEPTED }, ACCEPTED, newOrder([THERE, GONE]))).toBe(
    'Arrives by Thu 3 Dec at 302001 / Tue 1 Dec at the earliest. Pre-ordered items ship later',
  );
});
