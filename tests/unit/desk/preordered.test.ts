// The pieces of an order that do not come from stock, and the date promised for them.
import { expect, test } from 'vitest';
import { preorderedLine, preorderedOf } from '#domain/order/desk/preordered.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { givenOrder } from '../given.ts';

const DAY = 24 * 60 * 60 * 1000;
const line = (quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  ...{ productId: 'chia', quantity, pricePaise: 1, photoUrl: '', name: 'Chia', brand: '', ...more },
});
const order = (...lines: OrderLine[]) => givenOrder({ lines, timestamp: DAY });

test.each([
  ['comes from stock', line(5), null],
  ['is all pre-ordered', line(5, { preorderWeeks: 2 }), { pieces: 5, of: 5, by: 15 * DAY }],
  [
    'is pre-ordered in part',
    line(5, { preorderWeeks: 2, preorderPieces: 3 }),
    { pieces: 3, of: 5, by: 15 * DAY },
  ],
  ['was promised for no day', line(5, { preorderWeeks: 0 }), { pieces: 5, of: 5, by: null }],
])('a line that %s', (_, it, said) => {
  expect(preorderedLine(it, order(it))).toEqual(said);
});

test('an order waits for the last of its pre-ordered pieces, until it is sent', () => {
  const both = [line(2), line(5, { preorderWeeks: 2, preorderPieces: 3 })];
  const mixed = order(...both, line(1, { preorderWeeks: 4 }));
  expect(preorderedOf(mixed)).toEqual({ pieces: 4, of: 8, by: 29 * DAY });
  expect(preorderedOf(order(...both, line(1, { preorderWeeks: 0 })))?.by).toBe(null);
  expect(preorderedOf({ ...mixed, deliveryStatus: 'shipped' })).toBe(null);
});
