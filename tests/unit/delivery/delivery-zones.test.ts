// When something arrives, by the merchant's zones: counted in Indian days, and only in those on which couriers work.
import { expect, test } from 'vitest';
import {
  arrivalDates,
  type DeliverySettings,
  dateInIndia,
  deliveryTo,
  settingsProblem,
} from '#core/model/delivery/delivery-zones.ts';
import { productArrival } from '#features/delivery/product-arrival.ts';
import { delivery } from '../../../src/shop-delivery.ts';

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
const SUNDAY = Date.parse('2026-11-29T06:00:00Z');
const LATE = Date.parse('2026-11-26T18:29:59Z');

function daysTo(zipcode: string, settings = SETTINGS): readonly number[] | string {
  const told = deliveryTo(zipcode, settings);
  return told.answer === 'delivered' ? [told.days.minDays, told.days.maxDays] : told.answer;
}

test.each([
  ['590001', [4, 8]],
  ['560001', [1, 2]],
  ['561999', [4, 8]],
  ['562000', [1, 2]],
  ['563999', [1, 2]],
  ['564000', [4, 8]],
  ['560099', [3, 3]],
  ['600002', 'not-delivered'],
])('%s gets the days of the narrowest zone that it lies in: %j', (zipcode, days) => {
  expect(daysTo(zipcode)).toEqual(days);
});

test('a shop without zones promises nothing and refuses nobody', () => {
  expect(daysTo('600002', { ...SETTINGS, zones: [] })).toBe('no-promise');
});

test.each([
  ['without the Sunday on which no courier works', 1, 3, SIX_DAYS, THURSDAY, '11-27', '11-30'],
  ['over two Sundays', 3, 9, SIX_DAYS, THURSDAY, '11-30', '12-07'],
  ['with every day, where every day counts', 3, 9, '1111111', THURSDAY, '11-29', '12-05'],
  ['from today in India, until midnight', 1, 1, SIX_DAYS, LATE, '11-27', '11-27'],
  ['from the next day a second later', 1, 1, SIX_DAYS, LATE + 1000, '11-28', '11-28'],
  ['from the next working day', 0, 1, SIX_DAYS, SUNDAY, '11-30', '11-30'],
  ['from the same day', 0, 0, SIX_DAYS, THURSDAY, '11-26', '11-26'],
  ['where an order names no working day', 2, 2, '0000000', THURSDAY, '11-28', '11-28'],
])('the days are counted %s', (_how, minDays, maxDays, workingDays, now, from, by) => {
  const counted = arrivalDates({ minDays, maxDays, workingDays }, now);
  expect(counted).toEqual({ from: `2026-${from}`, by: `2026-${by}` });
});

test('a day in India begins at half past six in the evening in London', () => {
  expect([LATE, LATE + 1000].map(dateInIndia)).toEqual(['2026-11-26', '2026-11-27']);
});

test('settings that make no sense are named', () => {
  const wrong = (change: Partial<DeliverySettings>) => settingsProblem({ ...SETTINGS, ...change });
  expect(wrong({ workingDays: [] })).toContain('workingDays names no day');
  expect(wrong({ workingDays: ['Monday' as 'Mon'] })).toContain('Monday');
  for (const pincodes of ['', '0', '5600011', 'Delhi', '56-', '569-560', '5-6-7']) {
    expect(wrong({ zones: [{ pincodes: [pincodes], days: [1, 2] }] })).toContain(`'${pincodes}'`);
  }
  const badDays: [number, number][] = [
    [2, 1],
    [-1, 1],
    [1, 1.5],
    [1, 91],
  ];
  for (const days of badDays) {
    expect(wrong({ zones: [{ pincodes: ['5'], days }] })).toContain(`[${days}]`);
  }
});

test('the demo’s make sense: its own corner is served soonest, the islands last, and no army post office', () => {
  expect(settingsProblem(delivery)).toBe(null);
  const zipcodes = ['466001', '452001', '560001', '194101', '744101', '682555', '900056'];
  const last = (zipcode: string) => [daysTo(zipcode, delivery)].flat().at(-1);
  expect(zipcodes.map(last)).toEqual([2, 4, 8, 11, 14, 14, 'not-delivered']);
});

const THERE = { quantity: 3, numWeeks: null };
const IN_SIX_WEEKS = { quantity: 0, numWeeks: 6 };
const IN_TWO = { quantity: 0, numWeeks: 2 };
const SOME_TIME = { quantity: 0, numWeeks: null };
const SOLD_OUT = { quantity: 0, numWeeks: 6, preorderLimit: 0 };
const REFUSED = 'We do not deliver to 900056 yet';

test.each([
  [
    'what is there',
    [THERE],
    '590001',
    'Arrives by Sat 5 Dec at 590001 / Tue 1 Dec at the earliest',
  ],
  ['on one day', [THERE], '560099', 'Arrives on Mon 30 Nov at 560099'],
  [
    'what is pre-ordered',
    [IN_TWO, IN_SIX_WEEKS],
    '590001',
    'Ships in about 6 weeks to 590001 / then 4 to 8 working days',
  ],
  [
    'what comes some time',
    [IN_SIX_WEEKS, SOME_TIME],
    '560099',
    'Ships once in stock to 560099 / then 3 working days',
  ],
  [
    'both',
    [THERE, IN_SIX_WEEKS, SOLD_OUT],
    '560099',
    'Arrives on Mon 30 Nov at 560099 / Pre-ordered items ship later',
  ],
  ['what cannot be ordered', [SOLD_OUT], '590001', null],
  ['anything to where nobody delivers', [THERE], '900056', REFUSED],
  ['not even what cannot be ordered', [SOLD_OUT], '900056', REFUSED],
])('what is said of the arrival of %s', (_what, products, zipcode, words) => {
  const arrival = productArrival(products, zipcode, SETTINGS, THURSDAY);
  expect(arrival && [arrival.lead, arrival.more].filter(Boolean).join(' / ')).toBe(words);
  expect(productArrival(products, zipcode, { ...SETTINGS, zones: [] }, THURSDAY)).toBe(null);
});
