import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedNumber } from '#core/model/grouped-number.ts';
import { formatPaise, paiseFromRupees } from '#core/model/money.ts';

test('prices read as Indian shoppers write them', () => {
  expect(formatPaise(paiseFromRupees(45))).toBe('₹45');
  expect(formatPaise(paiseFromRupees(12_000))).toBe('₹12,000');
  expect(formatPaise(paiseFromRupees(120_000))).toBe('₹1,20,000');
  expect(formatPaise(paiseFromRupees(99.5))).toBe('₹99.50');
});

test('prices and numbers read as the browser would write them for India', () => {
  const whole = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const number = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      const format = paise % 100 === 0 ? whole : withPaise;
      expect(formatPaise(paise)).toBe(format.format(paise / 100));
      expect(formatPaise(100 * paise)).toBe(whole.format(paise));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(1, 10, 100, 1000), (n, by) => {
      expect(groupedNumber(n / by)).toBe(number.format(n / by));
    }),
  );
});

test('a price in rupees with two decimals becomes exactly its paise', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (paise) => {
      expect(paiseFromRupees(paise / 100)).toBe(paise);
    }),
  );
});

test('what is no price is refused', () => {
  for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => paiseFromRupees(bad)).toThrow(RangeError);
  }
});
