// The pieces that the desk counts as sold, and on which day.
import { afterEach, expect, test } from 'vitest';
import { saleOf, salesByDay } from '#domain/order/desk/sales.ts';
import type { Order } from '#domain/order/order.ts';
import { givenOrder } from '../given.ts';

const TAKEN = Date.UTC(2026, 10, 24, 6);
const zone = process.env.TZ;
const sold = (changes: Partial<Order>) => givenOrder({ acceptedAt: TAKEN, ...changes });
const online = (status: Order['status']) => ({ paymentMethod: 'online_payment', status }) as const;
const neft = (status: Order['status']) => ({ paymentMethod: 'NEFT', status }) as const;

afterEach(() => {
  process.env.TZ = zone;
});

test.each<[string, Partial<Order>, ReturnType<typeof saleOf>]>([
  ['paid online', online('success'), 'paid'],
  ['paid by transfer', neft('success'), 'paid'],
  ['delivered with cash', { deliveryStatus: 'delivered', status: 'success' }, 'paid'],
  ['to be paid at the door', {}, 'collect'],
  ['delivered, its cash not yet handed over', { deliveryStatus: 'delivered' }, 'collect'],
  ['not paid online', online('pending'), null],
  ['of which the payment failed', online('failed'), null],
  ['of which the bank only holds the money', online('authorized'), null],
  ['of which a transfer is only told', { ...neft('pending'), transactionId: 'U1' }, null],
  ['cancelled after it was paid', { ...online('success'), deliveryStatus: 'cancel' }, null],
  ['on hold', { deliveryStatus: 'pending', heldReason: 'price' }, null],
  ['not taken by the shop yet', { acceptedAt: null }, null],
])('an order that is %s', (_what, changes, sale) => {
  expect(saleOf(sold(changes))).toBe(sale);
});

test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'a day lasts from midnight to midnight in India, by the shop’s clock, for a phone in %s whose own clock was wrong when it was ordered',
  (phonesZone) => {
    process.env.TZ = phonesZone;
    const midnight = Date.UTC(2026, 10, 23, 18, 30);
    const taken = [midnight, midnight - 1, midnight + 24 * 3_600_000 - 1];
    const timestamp = midnight - 90 * 86_400_000;
    const orders = taken.map((acceptedAt) => sold({ ...online('success'), acceptedAt, timestamp }));
    orders.push(sold({ acceptedAt: midnight + 1 }));
    const days = salesByDay(orders, 2, midnight + 3_600_000);
    expect(days).toMatchObject([
      { at: Date.UTC(2026, 10, 23, 6, 30), paise: 499_00, orders: 1, toCollect: 0 },
      { paise: 2 * 499_00, orders: 2, toCollectPaise: 499_00, toCollect: 1 },
    ]);
  },
);
