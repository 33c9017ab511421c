import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise, paiseFromRupees } from '#core/model/money.ts';

test('prices read as Indian shoppers write them', () => {
  expect(formatPaise(paiseFromRupees(45))).toBe('₹45');
  expect(formatPaise(paiseFromRupees(12_000))).toBe('₹12,000');
  expect(formatPaise(paiseFromRupees(120_000))).toBe('₹1,20,000');
  expect(formatPaise(paiseFromRupees(99.5))).toBe('₹99.50');
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
