// What the desk says of updates that wait and of the price on a button, and when a product is nearly sold out.
import { expect, test } from 'vitest';
import { isRunningOut } from '#domain/product/desk/desk-stock.ts';
import { productCard } from '#domain/product/desk/stock-change.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { QUEUE_NAMES, STEP_BUTTONS, stepDone, updatesWait } from '../../../src/desk/messages.ts';
import { acceptAt } from '../../../src/desk/orders/messages.ts';
import { waitingLowStock, waitingPrices } from '../../../src/desk/stock/waiting-prices.ts';
import { givenRow } from '../given.ts';

test.each<[number, number, boolean, string]>([
  [7, 0, true, '7 order updates wait for network.'],
  [1, 0, true, '1 order update waits for network.'],
  [0, 1, true, '1 update waits for network.'],
  [1, 2, true, '1 order update and 2 more wait for network.'],
  [3, 0, false, '3 order updates not sent yet.'],
  [0, 2, false, '2 updates not sent yet.'],
])(
  '%i updates of orders and %i others wait, offline %s: “%s”',
  (orders, others, isOffline, words) => {
    expect(updatesWait(orders, others, isOffline)).toBe(words);
  },
);

test('the button that accepts an order on hold names its price, and the other one if that differs', () => {
  expect(acceptAt(500_00)).toBe('Accept at ₹500');
  expect(acceptAt(500_00, 'sent', 640_00)).toBe('Accept at ₹500 (today’s price: ₹640)');
  expect(acceptAt(640_00, 'today', 500_00)).toBe('Accept at ₹640 (the customer saw: ₹500)');
});

test('the button of each step says what it does, what was done is named, and no two lists have the same name', () => {
  const buttons = Object.values(STEP_BUTTONS);
  for (const words of buttons) expect(words).toMatch(/^(Accept|Save|Mark|Cancel|Give|Issue) /);
  expect(new Set(Object.values(QUEUE_NAMES)).size).toBe(Object.keys(QUEUE_NAMES).length);
  expect(stepDone('pack')).toBe('Marked as packed');
  expect(stepDone('amend')).toBe('Pieces taken off');
});

test.each<[number, number | null | undefined, boolean]>([
  [5, undefined, true],
  [6, undefined, false],
  [5, null, true],
  [20, 20, true],
  [21, 20, false],
  [1, 0, false],
  [0, 0, true],
  [-3, 0, true],
])('with %i pieces and the line %s, a product is running out: %s', (pieces, line, isLow) => {
  expect(isRunningOut(pieces, line)).toBe(isLow);
});

test('a product’s line is kept with its stock, and one that is not sent yet counts, the last one first', () => {
  expect(productCard({ name: 'Ghee', lowStock: 20 })).toMatchObject({ lowStock: 20 });
  expect(productCard({ name: 'Ghee' })).not.toHaveProperty('lowStock');
  const edit = (seq: number, fields: object, more: Partial<OutboxRow> = {}) => {
    const payload = { productId: 'ghee', does: 'change', fields, base: {}, timestamp: 1 };
    return { seq, row: givenRow({ seq, kind: 'desk-product', uid: 'm', payload, ...more }) };
  };
  const rows = [
    edit(1, { lowStock: 3, price: 240 }),
    edit(2, { lowStock: null }),
    edit(3, { lowStock: 9 }, { state: 'refused' }),
    edit(4, { lowStock: 9 }, { uid: 'other' }),
  ];
  expect([...waitingLowStock(rows, 'm')]).toEqual([['ghee', null]]);
  expect([...waitingLowStock(rows.slice(0, 1), 'm')]).toEqual([['ghee', 3]]);
  expect([...waitingPrices(rows, 'm')]).toEqual([['ghee', 240]]);
});
