import { expect, test } from 'vitest';
import { MAX_LINE_QUANTITY } from '#core/model/limits.ts';
import { type CartLine, cartCount, cartTotal, oneLess, oneMore } from '#core/model/order/cart.ts';

const line: CartLine = {
  productId: 'chia',
  quantity: 1,
  addedAt: 1,
  product: {
    id: 'chia',
    name: 'Chia',
    brand: 'b',
    category: 'seeds',
    pricePaise: 12_050,
    tags: [],
    photoURL: [],
    quantity: 3,
    numWeeks: null,
    documentBytes: null,
  },
};

test('plus raises a line by one, minus lowers it, and the last piece takes the line with it', () => {
  expect(oneMore(line).quantity).toBe(2);
  expect(oneLess(oneMore(line))?.quantity).toBe(1);
  expect(oneLess(line)).toBeNull();
  expect(oneMore({ ...line, quantity: MAX_LINE_QUANTITY }).quantity).toBe(MAX_LINE_QUANTITY);
});

test('the total is price times quantity over all lines; the badge counts pieces', () => {
  const lines = [{ ...line, quantity: 2 }, line];
  expect(cartTotal(lines)).toBe(36_150);
  expect(cartCount(lines)).toBe(3);
  expect(cartTotal([])).toBe(0);
});
