// What a product's page, the cart and the checkout say of the arrival, before anything is ordered.
import { expect, test } from 'vitest';
import type { DeliverySettings } from '#core/model/delivery/delivery-zones.ts';
import { productArrival } from '#features/delivery/product-arrival.ts';

const SETTINGS: DeliverySettings = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [{ pincodes: ['5'], days: [2, 4] }],
};
/** A Thursday morning in India. */
const NOW = Date.parse('2026-11-26T06:00:00Z');
const THERE = { quantity: 3, numWeeks: null };
const IN_SIX_WEEKS = { quantity: 0, numWeeks: 6 };
const SOME_TIME = { quantity: 0, numWeeks: null };
const SOLD_OUT = { quantity: 0, numWeeks: 6, preorderLimit: 0 };

function said(products: Parameters<typeof productArrival>[0], zipcode = '560001'): string | null {
  const words = productArrival(products, zipcode, SETTINGS, NOW);
  return words && [words.lead, words.more].filter(Boolean).join(' / ');
}

test('what is there arrives by a day', () => {
  expect(said([THERE])).toBe('Arrives by Tue 1 Dec at 560001 / Sat 28 Nov at the earliest');
});

test('what is pre-ordered ships in some weeks, and then takes as long as anything else', () => {
  expect(said([IN_SIX_WEEKS])).toBe('Ships in about 6 weeks to 560001 / then 2 to 4 working days');
  expect(said([{ quantity: 0, numWeeks: 2 }, IN_SIX_WEEKS])).toContain('in about 6 weeks');
  expect(said([IN_SIX_WEEKS, SOME_TIME])).toContain('Ships once in stock');
});

test('beside what is there, what is pre-ordered is said to come later', () => {
  expect(said([THERE, IN_SIX_WEEKS, SOLD_OUT])).toBe(
    'Arrives by Tue 1 Dec at 560001 / Pre-ordered items ship later',
  );
});

test('of what cannot be ordered nothing is promised', () => {
  expect(said([SOLD_OUT])).toBe(null);
  expect(productArrival([THERE], '560001', { ...SETTINGS, zones: [] }, NOW)).toBe(null);
});

test('a pincode that the shop does not deliver to is said, whatever is in the cart', () => {
  const words = 'We do not deliver to 900056 yet';
  expect([THERE, IN_SIX_WEEKS, SOLD_OUT].map((it) => said([it], '900056'))).toEqual([
    words,
    words,
    words,
  ]);
});
