// The history of an order: what each change did and who did it, each once and in the order of time; and what the customer's other orders say.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { otherOrdersOf } from '#domain/order/desk/other-orders.ts';
import { stepsOfChange } from '#domain/order/order-changes.ts';
import {
  KEPT_STEPS,
  OrderRecord,
  type OrderStepRecord,
  withSteps,
} from '#domain/order/order-record.ts';
import { ADDRESS, givenOrder } from '../given.ts';

type Fields = Record<string, unknown>;
const EVENT = { event: 'e1', at: 1_000 };
const PLACED = {
  ...{ deliveryStatus: 'processing', status: 'pending', paymentMethod: 'cod' },
  ...{ changedAt: 1, changedBy: 'ravi', acceptedAt: 5, address: ADDRESS },
};
const SHIPPED = { ...PLACED, deliveryStatus: 'shipped', packed: true, courier: 'India Post' };
const DELIVERED = { ...SHIPPED, deliveryStatus: 'delivered' };
const byKamala = { changedBy: 'kamala', changedAt: 2 };

test.each<[string, Fields, Fields, string]>([
  ['a function accepts it', { ...PLACED, acceptedAt: null }, { acceptedAt: 7 }, 'accepted by shop'],
  [
    'a function holds it',
    PLACED,
    { deliveryStatus: 'pending', heldReason: 'stock' },
    'held by shop: stock',
  ],
  ['it is accepted after all', PLACED, { ...byKamala, releasedAt: 9 }, 'released by kamala'],
  [
    'which reserves its goods later',
    PLACED,
    { releasedAt: 9, acceptedAt: 8, changedAt: 3 },
    'released by ravi',
  ],
  ['items are removed', PLACED, { ...byKamala, amendments: [{}] }, 'amended by kamala'],
  [
    'the shopper corrects the address',
    PLACED,
    { address: { ...ADDRESS, city: 'Kota' } },
    'address by shopper',
  ],
  [
    'the desk corrects it',
    PLACED,
    { ...byKamala, address: { ...ADDRESS, city: 'Kota' }, addressCorrectedAt: 3 },
    'address by kamala',
  ],
  [
    'its fields only come in another order',
    PLACED,
    { address: Object.fromEntries(Object.entries(ADDRESS).reverse()) },
    '',
  ],
  ['its account is deleted', DELIVERED, { address: {}, unnamedAt: 4 }, ''],
  ['a transfer is named', PLACED, { transactionId: 'U1' }, 'transfer by shopper: U1'],
  [
    'the transfer came',
    PLACED,
    { ...byKamala, paymentMethod: 'NEFT', status: 'success' },
    'paid by kamala',
  ],
  [
    'it is paid online',
    PLACED,
    { paymentMethod: 'online_payment', status: 'success' },
    'paid by shop',
  ],
  ['it is packed', PLACED, { ...byKamala, packed: true }, 'packed by kamala'],
  ['a function notes when', { ...PLACED, packed: true }, { packedAt: 4, changedAt: 3 }, ''],
  [
    'it is not packed after all',
    { ...PLACED, packed: true },
    { ...byKamala, packed: false },
    'unpacked by kamala',
  ],
  [
    'it is shipped',
    PLACED,
    { ...byKamala, deliveryStatus: 'shipped', courier: 'DTDC', trackingNumber: 'D1' },
    'shipped by kamala: DTDC D1',
  ],
  [
    'the number is corrected',
    SHIPPED,
    { ...byKamala, trackingNumber: 'EM2' },
    'parcel by kamala: India Post EM2',
  ],
  [
    'it is not shipped after all',
    SHIPPED,
    { ...byKamala, deliveryStatus: 'processing', courier: null },
    'unshipped by kamala',
  ],
  [
    'it is delivered with its cash',
    SHIPPED,
    { ...byKamala, deliveryStatus: 'delivered', status: 'success' },
    'delivered by kamala, paid by kamala',
  ],
  [
    'it is not delivered after all',
    DELIVERED,
    { ...byKamala, deliveryStatus: 'shipped' },
    'undelivered by kamala',
  ],
  [
    'the shopper cancels it',
    PLACED,
    { deliveryStatus: 'cancel', cancelledBy: 'shopper' },
    'cancelled by shopper',
  ],
  ['a phone takes it back unseen', PLACED, { deliveryStatus: 'cancel' }, 'cancelled by shopper'],
  [
    'nobody paid in time',
    PLACED,
    { deliveryStatus: 'cancel', cancelledBy: 'shop' },
    'cancelled by shop',
  ],
  [
    'the desk cancels it',
    PLACED,
    {
      ...byKamala,
      deliveryStatus: 'cancel',
      cancelledBy: 'merchant',
      cancelReason: 'Asha Rao asked.',
    },
    'cancelled by kamala',
  ],
  [
    'a parcel comes back',
    { ...PLACED, deliveryStatus: 'shipped' },
    { ...byKamala, deliveryStatus: 'cancel', cancelledBy: 'merchant', cameBackAt: 3 },
    'came-back by kamala',
  ],
  [
    'a part of a transfer is given back',
    { ...PLACED, owedPaise: 9 },
    { ...byKamala, owedPaise: 0, partBack: { paise: 9, at: 3, reference: 'UTR 7' } },
    'part-refunded by kamala: UTR 7',
  ],
  [
    'a part goes back by itself',
    { ...PLACED, owedPaise: 9 },
    { owedPaise: 0, partBack: { paise: 9, at: 3, reference: 'rfnd_1', way: 'online' } },
    'part-refunded by shop: rfnd_1',
  ],
  [
    'money is asked back',
    PLACED,
    { ...byKamala, refund: 'asked', refundAskedAt: 3 },
    'refund-asked by kamala',
  ],
  ['money goes back by itself', PLACED, { refund: 'asked' }, 'refund-asked by shop'],
  ['it does not go', PLACED, { refund: 'failed' }, 'refund-failed by shop'],
  [
    'it went by bank',
    PLACED,
    { ...byKamala, refund: 'done', refundWay: 'transfer', refundReference: 'UTR7' },
    'refunded by kamala: UTR7',
  ],
  [
    'a second invoice is issued',
    { ...PLACED, papers: ['A1'] },
    { papers: ['A1', 'A2'] },
    'paper by shop: A2',
  ],
  ['it is packed in the console', PLACED, { packed: true }, 'packed by shop'],
])('when %s, the history says so', (_, before, change, says) => {
  const steps = stepsOfChange({ before, after: { ...before, ...change } }, EVENT);
  const words = steps.map(({ does, by, what }) => `${does} by ${by}${what ? `: ${what}` : ''}`);
  expect(words.join(', ')).toBe(says);
  expect(new Set(steps.map(({ event }) => event)).size).toBe(steps.length);
});

const step = (event: string, at: number): OrderStepRecord => ({
  ...{ event, at, does: 'packed', by: 'kamala' },
});

test('a change that is told twice counts once, and one that is told late comes to its place', () => {
  const known = [step('a', 10), step('c', 30)];
  expect(withSteps(known, [step('c', 30)])).toBeNull();
  expect(withSteps(known, [step('b', 20), step('a', 10)])?.map(({ event }) => event)).toEqual([
    ...['a', 'b', 'c'],
  ]);
});

test('the newest steps are kept, and an old one that comes late drops out', () => {
  const full = Array.from({ length: KEPT_STEPS }, (_, at) => step(`e${at}`, 100 + at));
  const more = withSteps(full, [step('late', 1), step('new', 999)]) ?? [];
  expect([more.length, more[0]?.event, more.at(-1)?.event]).toEqual([KEPT_STEPS, 'e1', 'new']);
});

test('a step that only a later version knows is left out, and the note stays readable', () => {
  const stored = { customer: 'asha', note: 'Call.', steps: [step('a', 1), { does: 'flown' }] };
  expect(v.parse(OrderRecord, stored)).toEqual({ ...stored, steps: [step('a', 1)] });
  expect(v.parse(OrderRecord, { customer: 'asha' })).toEqual({
    customer: 'asha',
    note: '',
    steps: [],
  });
});

test('the customer’s other orders are those of the account or of one of the numbers, with what became of them', () => {
  const placed = (customer: string, orderId: string, change: object): { order: DeskOrder } => ({
    order: {
      ...givenOrder(),
      uid: 'kamala',
      arrivedAt: 1,
      changedAt: 1,
      customer,
      orderId,
      ...change,
    },
  });
  const phones = { ...ADDRESS, phone: '9000000001', otherPhone: ADDRESS.phone };
  const own = placed('asha', 'own', {});
  const others = [
    placed('asha', 'of-the-account', {
      deliveryStatus: 'delivered',
      address: { ...ADDRESS, phone: '' },
    }),
    placed('ravi', 'of-the-number', { deliveryStatus: 'cancel', shippedAt: 5, address: phones }),
    placed('ravi', 'own', { deliveryStatus: 'cancel' }),
  ];
  const stranger = placed('meera', 'hers', { address: { ...ADDRESS, phone: '9000000002' } });
  const nobodys = placed('kabir', 'unnamed', { address: { ...ADDRESS, phone: '' } });
  const seen = otherOrdersOf(own.order, [own, ...others, stranger, nobodys]);
  expect(seen).toEqual({ others, deliveredPaise: 499_00, cancelled: 1, cameBack: 1 });
});
