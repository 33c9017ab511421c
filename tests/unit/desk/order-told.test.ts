// What the desk tells of an order: what is pre-ordered, whose number it has, on which day it counts as sold; and what its
// searches match: names in any spelling, and codes in any grouping.
import { afterEach, expect, test } from 'vitest';
import { searchTextOf } from '#domain/order/desk/order-queues.ts';
import { knownNumber } from '#domain/order/desk/phone-order-form.ts';
import { preorderedLine, preorderedOf } from '#domain/order/desk/preordered.ts';
import { salesByDay } from '#domain/order/desk/sales.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { ADDRESS, givenOrder, ORDER_ID } from '../given.ts';
import { line } from './order-table-orders.ts';

const DAY = 24 * 60 * 60 * 1000;
const waiting = (...lines: OrderLine[]) => givenOrder({ lines, timestamp: DAY });
const late = (quantity: number, preorderWeeks: number, more = {}) => ({
  ...{ ...line('chia', quantity, 1), preorderWeeks, ...more },
});

test('the pieces of an order that do not come from stock are told with their day; it waits for the last of them, until it is sent', () => {
  const told = (it: OrderLine) => preorderedLine(it, waiting(it));
  expect(told(line('chia', 5, 1))).toBeNull();
  expect(told(late(5, 2))).toMatchObject({ pieces: 5, of: 5, by: 15 * DAY });
  expect(told(late(5, 2, { preorderPieces: 3 }))).toMatchObject({ pieces: 3, of: 5, by: 15 * DAY });
  expect(told(late(5, 0)), 'promised for no day').toMatchObject({ pieces: 5, of: 5, by: null });
  const both = [line('chia', 2, 1), late(5, 2, { preorderPieces: 3 })];
  const mixed = waiting(...both, late(1, 4));
  expect(preorderedOf(mixed)).toMatchObject({ pieces: 4, of: 8, by: 29 * DAY });
  expect(preorderedOf(waiting(...both, late(1, 0)))?.by).toBe(null);
  expect(preorderedOf({ ...mixed, deliveryStatus: 'shipped' })).toBe(null);
});

test('a number is of whoever ordered last with it, of nobody, or of somebody else by now', () => {
  const phone = '9876543210';
  const placed = (placedAt: number, name: string) => ({ phone, name, placedAt });
  // The last of them belongs to a deleted account.
  const orders = [placed(1, 'Ravi Rao'), placed(3, 'Asha Rao'), placed(5, '')];
  orders.push({ ...placed(4, 'Meera'), phone: '9876543211' });
  expect(knownNumber('9000000000', 'Asha Rao', orders)).toEqual({ is: 'new' });
  for (const typed of ['', ' asha  RAO '])
    expect(knownNumber(phone, typed, orders)).toEqual({ is: 'known', name: 'Asha Rao' });
  expect(knownNumber(phone, 'Ravi Rao', orders)).toEqual({ is: 'other', name: 'Asha Rao' });
});

const sold = (changes: Partial<Order>) => givenOrder({ acceptedAt: DAY, ...changes });

const PAID = { paymentMethod: 'online_payment', status: 'success' } as const;
const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'a day of sales lasts from midnight to midnight in India, by the shop’s clock, for a phone in %s whose own clock was wrong when it was ordered',
  (phonesZone) => {
    process.env.TZ = phonesZone;
    const midnight = Date.UTC(2026, 10, 23, 18, 30);
    const taken = [midnight, midnight - 1, midnight + DAY - 1];
    const timestamp = midnight - 90 * DAY;
    const orders = taken.map((acceptedAt) => sold({ ...PAID, acceptedAt, timestamp }));
    orders.push(sold({ acceptedAt: midnight + 1 }));
    expect(salesByDay(orders, 2, midnight + 3_600_000)).toMatchObject([
      { at: Date.UTC(2026, 10, 23, 6, 30), paise: 499_00, orders: 1, toCollect: 0 },
      { paise: 2 * 499_00, orders: 2, toCollectPaise: 499_00, toCollect: 1 },
    ]);
  },
);

const HALDI = { productId: 'halad', quantity: 1, photoUrl: '', brand: '', pricePaise: 1 };
const ORDER = searchTextOf(
  givenOrder({
    ...{ trackingNumber: 'EM 123 456 789 IN', transactionId: 'UTR-4412/88', address: ADDRESS },
    lines: [{ ...HALDI, name: 'हल्दी पाउडर' }],
  }),
);
const NAMES = ['Erode Turmeric Powder, 500 g', 'haldi हल्दी மஞ்சள் spice'];
const PRODUCT = searchText(NAMES, ['erode-turmeric-powder-500g']);
const QUOTATION = searchText(['Géeta Nair', 'गुड़'], ['3F9A02C1', '+919876543210', null]);

test.each([
  ['an order by its number', ORDER, 'A1B2C-D3E4F, a1b2cd3e, #A1B2C-D3E4F, a1b2c d3e4f, d3e4f'],
  ['an order by its id', ORDER, ORDER_ID],
  ['an order by its receiver', ORDER, 'asha, RAO asha, आशा राव, Aasha, raav'],
  ['an order by its town', ORDER, 'jaipur, जयपुर, jaypur, 302001, 302 001'],
  ['an order by its phone', ORDER, '98765 43210, 43210, 098765 43210, +91 98765-43210'],
  ['an order by its phone with a prefix', ORDER, '+919876543210, 91-9876543210, 0091 98765 43210'],
  ['an order by a copied phone', ORDER, '098765\u201143210, \u202a९८७६५\t४३२१०\u202c'],
  ['an order by phone and name', ORDER, 'asha 098765 43210, +91 98765 43210 rao'],
  ['an order by what was bought', ORDER, 'haldi, हल्दी'],
  ['an order by its parcel', ORDER, 'EM123456789IN, em 123 456'],
  ['an order by its transaction', ORDER, 'utr-4412/88, UTR 4412 88, utr441288'],
  ['a product by name', PRODUCT, 'turmeric, powder erode, TURM, erod tur, 500 g'],
  ['a product by tag', PRODUCT, 'haldi, haldee, हल्दी, मञ्जल, manjal'],
  ['a product by id', PRODUCT, 'erode-turmeric-powder-500g, erode-tur, erodeturmericpowder500g'],
  ['a quotation', QUOTATION, 'gita, Geeta nair, gur, 3f9a 02c1, 098765 43210, 98765'],
])('a search finds %s, however it is typed', (_what, text, all) => {
  expect(all.split(', ').filter((typed) => !matcherOf(typed)(text))).toEqual([]);
});

test.each([
  [ORDER, 'ravi, asha ravi, 99999 99999, 302002, #A1B2C-D3E4A, gud, utr-4413'],
  [PRODUCT, 'turmeric honey, honey, 501, erode-honey, 98765 43211'],
  [QUOTATION, 'turmeric honey, honey, 501, erode-honey, 98765 43211'],
])('in %o it finds only what has every word, and all for no word', (text, others) => {
  expect(others.split(', ').filter((typed) => matcherOf(typed)(text))).toEqual([]);
  for (const typed of ['', '  ', '#']) expect(matcherOf(typed)(text), typed).toBe(true);
});
