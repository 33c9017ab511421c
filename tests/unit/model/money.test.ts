// Prices as Indian shoppers write them, to the paisa, and the totals of the lines of a cart and of an order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartCount, cartTotal, oneLess, oneMore } from '#domain/cart/cart.ts';
import { itemsTotal } from '#domain/order/order.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { MAX_LINE_QUANTITY } from '#domain/shared/limits.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { orderItem } from '../../support/demo-orders.ts';
import { givenProduct } from '../given.ts';

test('prices and numbers read as the browser would write them for India', () => {
  const money = { style: 'currency', currency: 'INR' } as const;
  const whole = new Intl.NumberFormat('en-IN', { ...money, maximumFractionDigits: 0 });
  const withPaise = new Intl.NumberFormat('en-IN', money);
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

test('a price in rupees with two decimals becomes exactly its paise, and an invalid price is refused', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (paise) => {
      expect(paiseFromRupees(paise / 100)).toBe(paise);
    }),
  );
  for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => paiseFromRupees(bad)).toThrow(RangeError);
});

const product = givenProduct({ id: 'chia', pricePaise: 12_050 });
const line = { productId: 'chia', quantity: 1, addedAt: 1, product };

test('plus raises a line by one up to the most, minus lowers it, and the last piece takes the line with it; the total is exact, and the badge counts pieces', () => {
  expect(oneMore(line).quantity).toBe(2);
  expect(oneLess(oneMore(line))?.quantity).toBe(1);
  expect(oneLess(line)).toBeNull();
  expect(oneMore({ ...line, quantity: MAX_LINE_QUANTITY }).quantity).toBe(MAX_LINE_QUANTITY);
  const lines = [{ ...line, quantity: 2 }, line];
  expect([cartTotal(lines), cartCount(lines), cartTotal([])]).toEqual([36_150, 3, 0]);
  const items = [orderItem('a', 3, 0.1), orderItem('b', 1, 0.2), orderItem('c', 3, 33.33)];
  expect(itemsTotal(items)).toBe(100.49);
});
