// The history of an order: what each change did and who did it, each once and in the order of time; and what the customer's other orders say.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { otherOrdersOf } from '#domain/order/desk/other-orders.ts';
import { stepsOfChange } from '#domain/order/order-changes.ts';
import { KEPT_STEPS, OrderRecord, withSteps } from '#domain/order/order-record.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder } from './order-table-orders.ts';

type Fields = Record<string, unknown>;
const EVENT = { event: 'e1', at: 1_000 };
const PLACED = {
  ...{ deliveryStatus: 'processing', status: 'pending', paymentMethod: 'cod' },
  ...{ changedAt: 1, changedBy: 'ravi', acceptedAt: 5, address: ADDRESS },
};
const SHIPPED = { ...PLACED, deliveryStatus: 'shipped', packed: true, courier: 'Post' };
const DELIVERED = { ...SHIPPED, deliveryStatus: 'delivered' };

const desk = { changedBy: 'kamala', changedAt: 2 };
const off = { deliveryStatus: 'cancel' };
const atDesk = { ...desk, addressCorrectedAt: 3 };
const offAtDesk = { ...desk, ...off, cancelledBy: 'merchant', cancelReason: 'Asha asked.' };
const moved = { ...ADDRESS, city: 'Kota' };
const turned = Object.fromEntries(Object.entries(ADDRESS).reverse());
const OWED = { ...PLACED, owedPaise: 9 };
const partBack = { paise: 9, at: 3, reference: 'U 7' };
const back = { owedPaise: 0, partBack };
const byItself = { owedPaise: 0, partBack: { ...partBack, reference: 'r1', way: 'online' } };
const dtdc = { deliveryStatus: 'shipped', courier: 'DTDC', trackingNumber: 'D1' };
const byBank = { refund: 'done', refundWay: 'transfer', refundReference: 'UTR7' };
const paid = { status: 'success' };
const CASHED = { deliveryStatus: 'delivered', ...paid };
const UNSHIPPED = { deliveryStatus: 'processing', courier: null };
const ASKED = { refund: 'asked', refundAskedAt: 3 };
const NOT_TAKEN = { ...PLACED, acceptedAt: null };
const PACKED = { ...PLACED, packed: true };
const ON_ITS_WAY = { ...PLACED, deliveryStatus: 'shipped' };

test.each<[string, Fields, Fields, string]>([
  ['a function accepts it', NOT_TAKEN, { acceptedAt: 7 }, 'accepted by shop'],
  ['it is held', PLACED, { deliveryStatus: 'pending', heldReason: 'stock' }, 'held by shop: stock'],
  ['it is accepted after all', PLACED, { ...desk, releasedAt: 9 }, 'released by kamala'],
  ['its goods come', PLACED, { releasedAt: 9, acceptedAt: 8, changedAt: 3 }, 'released by ravi'],
  ['items are removed', PLACED, { ...desk, amendments: [{}] }, 'amended by kamala'],
  ['the shopper corrects the address', PLACED, { address: moved }, 'address by shopper'],
  ['the desk does', PLACED, { ...atDesk, address: moved }, 'address by kamala'],
  ['its fields only come in another order', PLACED, { address: turned }, ''],
  ['its account is deleted', DELIVERED, { address: {}, unnamedAt: 4 }, ''],
  ['a transfer is named', PLACED, { transactionId: 'U1' }, 'transfer by shopper: U1'],
  ['it came', PLACED, { ...desk, paymentMethod: 'NEFT', ...paid }, 'paid by kamala'],
  ['it is paid online', PLACED, { paymentMethod: 'online_payment', ...paid }, 'paid by shop'],
  ['it is packed', PLACED, { ...desk, packed: true }, 'packed by kamala'],
  ['a function notes when', PACKED, { packedAt: 4, changedAt: 3 }, ''],
  ['it is not packed after all', PACKED, { ...desk, packed: false }, 'unpacked by kamala'],
  ['it is shipped', PLACED, { ...desk, ...dtdc }, 'shipped by kamala: DTDC D1'],
  ['its number changes', SHIPPED, { ...desk, trackingNumber: 'E2' }, 'parcel by kamala: Post E2'],
  ['it is not shipped after all', SHIPPED, { ...desk, ...UNSHIPPED }, 'unshipped by kamala'],
  ['its cash comes, too', SHIPPED, { ...desk, ...CASHED }, 'delivered by kamala, paid by kamala'],
  ['it is still away', DELIVERED, { ...desk, deliveryStatus: 'shipped' }, 'undelivered by kamala'],
  ['the shopper cancels it', PLACED, { ...off, cancelledBy: 'shopper' }, 'cancelled by shopper'],
  ['a phone takes it back unseen', PLACED, off, 'cancelled by shopper'],
  ['nobody paid in time', PLACED, { ...off, cancelledBy: 'shop' }, 'cancelled by shop'],
  ['the desk cancels it', PLACED, offAtDesk, 'cancelled by kamala'],
  ['a parcel comes back', ON_ITS_WAY, { ...offAtDesk, cameBackAt: 3 }, 'came-back by kamala'],
  ['a part is given back', OWED, { ...desk, ...back }, 'part-refunded by kamala: U 7'],
  ['it goes by itself', OWED, byItself, 'part-refunded by shop: r1'],
  ['money is asked back', PLACED, { ...desk, ...ASKED }, 'refund-asked by kamala'],
  ['money goes back by itself', PLACED, { refund: 'asked' }, 'refund-asked by shop'],
  ['it does not go', PLACED, { refund: 'failed' }, 'refund-failed by shop'],
  ['it went by bank', PLACED, { ...desk, ...byBank }, 'refunded by kamala: UTR7'],
  ['an invoice is added', { ...PLACED, papers: ['A'] }, { papers: ['A', 'B'] }, 'paper by shop: B'],
  ['it is packed in the console', PLACED, { packed: true }, 'packed by shop'],
])('when %s, the history says so', (_, before, change, says) => {
  const steps = stepsOfChange({ before, after: { ...before, ...change } }, EVENT);
  const words = steps.map(({ does, by, what }) => `${does} by ${by}${what ? `: ${what}` : ''}`);
  expect(words.join(', ')).toBe(says);
  expect(new Set(steps.map(({ event }) => event)).size).toBe(steps.length);
});

const step = (event: string, at: number) => ({ event, at, does: 'packed', by: 'kamala' }) as const;

test('a change that is told twice counts once, and one that is told late comes to its place; the newest steps are kept, and an old one that comes late drops out', () => {
  const known = [step('a', 10), step('c', 30)];
  expect(withSteps(known, [step('c', 30)])).toBeNull();
  const all = [step('a', 10), step('b', 20), step('c', 30)];
  expect(withSteps(known, [step('b', 20), step('a', 10)])).toEqual(all);
  const full = Array.from({ length: KEPT_STEPS }, (_, at) => step(`e${at}`, 100 + at));
  const newest = [...full.slice(1), step('new', 999)];
  expect(withSteps(full, [step('late', 1), step('new', 999)])).toEqual(newest);
});

test('a step that only a later version knows is left out, and the note stays readable', () => {
  const stored = { customer: 'asha', note: 'Call.', steps: [step('a', 1), { does: 'flown' }] };
  expect(v.parse(OrderRecord, stored)).toEqual({ ...stored, steps: [step('a', 1)] });
  const empty = { customer: 'asha', note: '', steps: [] };
  expect(v.parse(OrderRecord, { customer: 'asha' })).toEqual(empty);
});

test('the customer’s other orders are those of the account or of one of the numbers, with what became of them', () => {
  const placed = (customer: string, orderId: string, phone: string, change: object = {}) => ({
    order: deskOrder({ customer, orderId, address: { ...ADDRESS, phone }, ...change }),
  });
  const phones = { ...ADDRESS, phone: '9000000001', otherPhone: ADDRESS.phone };
  const own = placed('asha', 'own', ADDRESS.phone);
  const others = [
    placed('asha', 'of-the-account', '', { deliveryStatus: 'delivered' }),
    placed('ravi', 'of-the-number', '', { ...off, shippedAt: 5, address: phones }),
    placed('ravi', 'own', ADDRESS.phone, off),
  ];
  const strangers = [placed('meera', 'hers', '9000000002'), placed('kabir', 'unnamed', '')];
  const seen = otherOrdersOf(own.order, [own, ...others, ...strangers]);
  expect(seen).toEqual({ others, deliveredPaise: 499_00, cancelled: 1, cameBack: 1 });
});
