// When an order arrives: by the merchant's zones, in Indian days, as promised when it was placed, counted from when it could set out.
import { expect, test } from 'vitest';
import { delivery } from '#config/delivery.ts';
import * as zones from '#domain/delivery/delivery-zones.ts';
import { orderArrivalWords } from '#domain/delivery/messages.ts';
import { orderArrival } from '#domain/delivery/order-arrival.ts';
import { deliveryOf } from '#domain/delivery/stored-delivery.ts';
import type { Order } from '#domain/order/order.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import type { Product } from '#domain/product/product.ts';
import { productArrival } from '#shop/delivery/product-arrival.ts';
import { IMPOSSIBLE_PINCODES, UNLISTED_PINCODES } from '../../support/known-pincodes.ts';
import { givenProduct, orderedOf } from '../given.ts';

type DeliverySettings = zones.DeliverySettings;

const SETTINGS: DeliverySettings = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [
    { pincodes: ['5'], days: [4, 8] },
    { pincodes: ['560', '562-563'], days: [1, 2] },
    { pincodes: ['560099'], days: [3, 3] },
  ],
};
const SIX_DAYS = '0111111';
/** Thursday evening in India, Thursday afternoon in London. */
const THURSDAY = Date.parse('2026-11-26T14:30:00Z');
const LATE = Date.parse('2026-11-26T18:29:59Z');

function daysTo(zipcode: string, settings = SETTINGS): readonly number[] | string {
  const told = zones.deliveryTo(zipcode, settings);
  return told.answer === 'delivered' ? [told.days.minDays, told.days.maxDays] : told.answer;
}

test.each([
  ['590001', [4, 8]],
  ['560001', [1, 2]],
  ['562000', [1, 2]],
  ['561000', [4, 8]],
  ['560099', [3, 3]],
  ['600002', 'not-delivered'],
])('%s gets the days of the narrowest zone that it lies in: %j', (zipcode, days) => {
  expect(daysTo(zipcode)).toEqual(days);
});

test.each(IMPOSSIBLE_PINCODES)('%s gets no delivery in any shop: there is none', (zipcode) => {
  const everywhere = [{ pincodes: ['1', '2', '5', zipcode], days: [1, 2] as const }];
  const lead = `There is no pincode ${zipcode}`;
  for (const zones of [SETTINGS.zones, everywhere, []]) {
    expect(daysTo(zipcode, { ...SETTINGS, zones })).toBe('no-such-pincode');
    const arrival = productArrival([THERE], zipcode, { ...SETTINGS, zones }, THURSDAY);
    expect(arrival).toEqual({ lead, more: '', tone: 'careful' });
  }
});

test('the demo delivers to what no table knows', () => {
  const zipcodes = [...UNLISTED_PINCODES.map(({ zipcode }) => zipcode), '900056', '999999'];
  const isRefused = (it: string) => zones.deliveryTo(it, delivery).answer !== 'delivered';
  expect(zipcodes.filter(isRefused)).toEqual([]);
});

test.each([
  ['over two Sundays', 3, 9, SIX_DAYS, THURSDAY, '11-30', '12-07'],
  ['with every day, where every day counts', 3, 9, '1111111', THURSDAY, '11-29', '12-05'],
  ['from today in India, until midnight', 1, 1, SIX_DAYS, LATE, '11-27', '11-27'],
  ['from the next day a second later', 1, 1, SIX_DAYS, LATE + 1000, '11-28', '11-28'],
  ['where an order names no working day', 2, 2, '0000000', THURSDAY, '11-28', '11-28'],
])('the days are counted %s', (_how, minDays, maxDays, workingDays, now, from, by) => {
  const counted = zones.arrivalDates({ minDays, maxDays, workingDays }, now);
  expect(counted).toEqual({ from: `2026-${from}`, by: `2026-${by}` });
});

const holidaysOf = (...holidays: string[]) => deliveryOf({ holidays }, SETTINGS).holidays;

test.each([
  ['a holiday', ['2026-11-27 Fair'], 1, 2, SIX_DAYS, '11-28', '11-30'],
  ['days around a Sunday', ['2026-11-29 - 2026-12-01'], 3, 9, SIX_DAYS, '12-02', '12-09'],
  ['today, for what comes today', ['2026-11-26'], 0, 0, SIX_DAYS, '11-27', '11-27'],
  ['two that overlap', ['2026-11-27', '2026-11-27 - 2026-11-28'], 1, 1, SIX_DAYS, '11-30', '11-30'],
  ['nothing that is over', ['2026-11-25'], 1, 2, SIX_DAYS, '11-27', '11-28'],
  ['nothing that has no end', ['2026-11-27 - 9999-12-31'], 1, 2, SIX_DAYS, '11-27', '11-28'],
  ['nothing that is no date', ['Fair', '2026-13-45'], 1, 2, SIX_DAYS, '11-27', '11-28'],
  ['nothing where no day counts', ['2026-11-27'], 1, 2, '0000000', '11-27', '11-28'],
])('of the days that couriers work, %s is left out: %j', (_what, lines, ...row) => {
  const [minDays, maxDays, workingDays, from, by] = row;
  const days = { minDays, maxDays, workingDays };
  const counted = zones.arrivalDates(days, THURSDAY, holidaysOf(...lines));
  expect(counted).toEqual({ from: `2026-${from}`, by: `2026-${by}` });
});

test('what is set at the desk counts, the rest is as the shop was built; a latest day before the soonest is the soonest', () => {
  expect(deliveryOf({}, SETTINGS)).toEqual({ ...SETTINGS, holidays: [] });
  const stored = { zones: ['1, 20-25', '5', '3'], workingDays: '1000001' };
  expect(deliveryOf(stored, SETTINGS)).toEqual({
    workingDays: ['Sun', 'Sat'],
    zones: [{ pincodes: ['1', '20-25'], days: [5, 5] }],
    holidays: [],
  });
  expect(deliveryOf({ zones: [] }, SETTINGS).zones).toEqual([]);
});

test('settings that make no sense are named', () => {
  const wrong = (change: Partial<DeliverySettings>) =>
    zones.settingsProblem({ ...SETTINGS, ...change });
  expect(wrong({ workingDays: [] })).toContain('workingDays names no day');
  expect(wrong({ workingDays: ['Monday' as 'Mon'] })).toContain('Monday');
  for (const pincodes of ['', '0', '5600011', 'Delhi', '56-', '569-560', '5-6-7'])
    expect(wrong({ zones: [{ pincodes: [pincodes], days: [1, 2] }] })).toContain(`'${pincodes}'`);
  for (const to of [0, 1.5, 91])
    expect(wrong({ zones: [{ pincodes: ['5'], days: [1, to] }] })).toContain(`[1,${to}]`);
});

const THERE = { quantity: 3, numWeeks: null };
const IN_SIX_WEEKS = { quantity: 0, numWeeks: 6 };
const IN_TWO = { quantity: 0, numWeeks: 2 };
const SOLD_OUT = { quantity: 0, numWeeks: 6, preorderLimit: 0 };
const REFUSED = 'We do not deliver to 900056 yet';

const ARRIVES = 'Arrives by Thu 3 Dec at 302001 / Tue 1 Dec at the earliest';
const LATER = 'Pre-ordered items ship later';
const ON_MONDAY = 'Arrives on Mon 30 Nov at 560099';
const EARLIEST = 'Arrives by Sat 5 Dec at 590001 / Tue 1 Dec at the earliest';
const FAIR = { ...SETTINGS, holidays: holidaysOf('2026-11-30') };
const SHIPS = 'Ships in about 6 weeks to 590001 / then 4 to 8 working days';

test.each([
  ['what is there', [THERE], '590001', EARLIEST],
  ['on one day', [THERE], '560099', ON_MONDAY],
  ['what is pre-ordered', [IN_TWO, IN_SIX_WEEKS], '590001', SHIPS],
  ['both', [THERE, IN_SIX_WEEKS, SOLD_OUT], '560099', `${ON_MONDAY} / ${LATER}`],
  ['what cannot be ordered', [SOLD_OUT, { quantity: 0, numWeeks: null }], '590001', null],
  ['anything to where nobody delivers', [THERE], '900056', REFUSED],
])('what is said of the arrival of %s; a holiday moves it', (_what, products, zipcode, words) => {
  const arrival = productArrival(products, zipcode, SETTINGS, THURSDAY);
  expect(arrival && [arrival.lead, arrival.more].filter(Boolean).join(' / ')).toBe(words);
  expect(productArrival(products, zipcode, { ...SETTINGS, zones: [] }, THURSDAY)).toBe(null);
  const onHoliday = productArrival([THERE], '560099', FAIR, THURSDAY);
  expect(onHoliday?.lead).toContain('Tue 1 Dec');
});

const DAY = 86_400_000;
const PLACED = Date.parse('2026-11-26T06:00:00Z');
const ACCEPTED = PLACED + 2 * DAY;
const PROMISE = { zipcode: '302001', minDays: 2, maxDays: 4, workingDays: '0111111' };
const STOCKED = givenProduct();
const GONE = givenProduct({ id: 'kasturi', quantity: 0, numWeeks: 6 });

const newOrder = (products: readonly Product[] = [STOCKED], of: object = { promise: PROMISE }) =>
  orderedOf(products, of, PLACED);

function said(
  change: Partial<Order>,
  now = ACCEPTED,
  placed = newOrder(),
  holidays?: readonly zones.Holiday[],
): string | null {
  const arrival = orderArrival({ ...orderFromNew(placed), ...change }, now, holidays);
  if (!arrival) return null;
  const { lead, more } = orderArrivalWords(arrival);
  return more ? `${lead} / ${more}` : lead;
}

test('an order that waits on the phone says how long it takes; once accepted the days are counted from then, stay the same, and are owned up to once they are over', () => {
  expect(said({})).toBe('Arrives 2 to 4 working days after the shop has accepted it, at 302001');
  // Accepted on Saturday; Sunday does not count.
  expect(said({ acceptedAt: ACCEPTED })).toBe(ARRIVES);
  const last = Date.parse('2026-12-03T18:00:00Z');
  expect(said({ acceptedAt: ACCEPTED, deliveryStatus: 'shipped' }, last)).toContain('by Thu 3 Dec');
  const late = 'Expected by Thu 3 Dec at 302001 / If it has not arrived yet, please contact us.';
  expect(said({ acceptedAt: ACCEPTED }, last + DAY)).toBe(late);
});

test('a holiday that is set after an order was placed moves its day, and it is late only after that', () => {
  const holidays = holidaysOf('2026-11-30 Fair');
  const saidOn = (now: number) => said({ acceptedAt: ACCEPTED }, now, newOrder(), holidays);
  const moved = 'Arrives by Fri 4 Dec at 302001 / Wed 2 Dec at the earliest';
  expect(saidOn(ACCEPTED)).toBe(moved);
  expect(saidOn(Date.parse('2026-12-04T12:00:00Z'))).toBe(moved);
  expect(saidOn(Date.parse('2026-12-05T12:00:00Z'))).toContain('Expected by Fri 4 Dec');
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
  for (const deliveryStatus of ['delivered', 'cancel', 'pending'] as const)
    expect(said({ acceptedAt: ACCEPTED, deliveryStatus })).toBe(null);
  expect(said({ heldReason: 'price' })).toBe(null);
  const elsewhere = { ...newOrder().address, zipcode: '560001' };
  expect(said({ acceptedAt: ACCEPTED, address: elsewhere })).toBe(null);
  const nowhere = { address: { ...elsewhere, zipcode: '290001' } };
  expect(said({ ...nowhere, promise: { ...PROMISE, zipcode: '290001' } })).toBe(null);
  expect(said({ acceptedAt: ACCEPTED }, ACCEPTED, newOrder([STOCKED], {}))).toBe(null);
});

test('a pre-order keeps its own words: alone it promises no date, beside other products it ships later', () => {
  expect(newOrder([GONE]).promise).toBe(undefined);
  // A product in stock at the press may be gone when the shop takes the order.
  const lines = orderFromNew(newOrder()).lines.map((it) => ({ ...it, preorderWeeks: 3 }));
  expect(said({ acceptedAt: ACCEPTED, lines })).toBe(null);
  const both = said({ acceptedAt: ACCEPTED }, ACCEPTED, newOrder([STOCKED, GONE]));
  expect(both).toBe(`${ARRIVES}. ${LATER}`);
});
