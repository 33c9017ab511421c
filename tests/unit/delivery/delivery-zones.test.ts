// When an order arrives, by the merchant's zones: counted in Indian days, and only in couriers' working days.
import { expect, test } from 'vitest';
import { delivery } from '#config/delivery.ts';
import {
  arrivalDates,
  type DeliverySettings,
  deliveryTo,
  settingsProblem,
} from '#domain/delivery/delivery-zones.ts';
import { productArrival } from '#shop/delivery/product-arrival.ts';
import { IMPOSSIBLE_PINCODES, UNLISTED_PINCODES } from '../../support/known-pincodes.ts';

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
  const told = deliveryTo(zipcode, settings);
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

test.each(IMPOSSIBLE_PINCODES)(
  '%s gets no delivery in any shop: there is no such pincode',
  (zipcode) => {
    const everywhere = [{ pincodes: ['1', '2', '5', zipcode], days: [1, 2] as const }];
    for (const zones of [SETTINGS.zones, everywhere, []]) {
      expect(daysTo(zipcode, { ...SETTINGS, zones })).toBe('no-such-pincode');
      const arrival = productArrival([THERE], zipcode, { ...SETTINGS, zones }, THURSDAY);
      expect(arrival).toEqual({
        lead: `There is no pincode ${zipcode}`,
        more: '',
        tone: 'careful',
      });
    }
  },
);

test.each([...UNLISTED_PINCODES.map(({ zipcode }) => zipcode), '900056', '999999'])(
  'the demo delivers to %s, which no table knows',
  (zipcode) => expect(deliveryTo(zipcode, delivery).answer).toBe('delivered'),
);

test.each([
  ['over two Sundays', 3, 9, SIX_DAYS, THURSDAY, '11-30', '12-07'],
  ['with every day, where every day counts', 3, 9, '1111111', THURSDAY, '11-29', '12-05'],
  ['from today in India, until midnight', 1, 1, SIX_DAYS, LATE, '11-27', '11-27'],
  ['from the next day a second later', 1, 1, SIX_DAYS, LATE + 1000, '11-28', '11-28'],
  ['where an order names no working day', 2, 2, '0000000', THURSDAY, '11-28', '11-28'],
])('the days are counted %s', (_how, minDays, maxDays, workingDays, now, from, by) => {
  const counted = arrivalDates({ minDays, maxDays, workingDays }, now);
  expect(counted).toEqual({ from: `2026-${from}`, by: `2026-${by}` });
});

test('settings that make no sense are named', () => {
  const wrong = (change: Partial<DeliverySettings>) => settingsProblem({ ...SETTINGS, ...change });
  expect(wrong({ workingDays: [] })).toContain('workingDays names no day');
  expect(wrong({ workingDays: ['Monday' as 'Mon'] })).toContain('Monday');
  for (const pincodes of ['', '0', '5600011', 'Delhi', '56-', '569-560', '5-6-7']) {
    expect(wrong({ zones: [{ pincodes: [pincodes], days: [1, 2] }] })).toContain(`'${pincodes}'`);
  }
  for (const to of [0, 1.5, 91])
    expect(wrong({ zones: [{ pincodes: ['5'], days: [1, to] }] })).toContain(`[1,${to}]`);
});

const THERE = { quantity: 3, numWeeks: null };
const IN_SIX_WEEKS = { quantity: 0, numWeeks: 6 };
const IN_TWO = { quantity: 0, numWeeks: 2 };
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
    'both',
    [THERE, IN_SIX_WEEKS, SOLD_OUT],
    '560099',
    'Arrives on Mon 30 Nov at 560099 / Pre-ordered items ship later',
  ],
  ['what cannot be ordered', [SOLD_OUT, { quantity: 0, numWeeks: null }], '590001', null],
  ['anything to where nobody delivers', [THERE], '900056', REFUSED],
])('what is said of the arrival of %s', (_what, products, zipcode, words) => {
  const arrival = productArrival(products, zipcode, SETTINGS, THURSDAY);
  expect(arrival && [arrival.lead, arrival.more].filter(Boolean).join(' / ')).toBe(words);
  expect(productArrival(products, zipcode, { ...SETTINGS, zones: [] }, THURSDAY)).toBe(null);
});
