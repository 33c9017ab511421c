// What the desk says of updates that wait and of the price on a button; what is typed of a product's stock and price, and when it is nearly
// sold out.
import { expect, test } from 'vitest';
import { isRunningOut } from '#domain/product/desk/desk-stock.ts';
import { productCard, readCount, readPrice, stepped } from '#domain/product/desk/stock-change.ts';
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
  for (const words of Object.values(STEP_BUTTONS))
    expect(words).toMatch(/^(Accept|Save|Mark|Cancel|Give|Issue) /);
  expect(new Set(Object.values(QUEUE_NAMES)).size).toBe(Object.keys(QUEUE_NAMES).length);
  expect([stepDone('pack'), stepDone('amend')]).toEqual(['Marked as packed', 'Pieces taken off']);
});

test('a product is running out at five pieces, or at the line that was set for it', () => {
  const isLow = (line: number | null | undefined, ...pieces: number[]) =>
    pieces.filter((it) => isRunningOut(it, line));
  expect([isLow(undefined, 5, 6), isLow(null, 5, 6)]).toEqual([[5], [5]]);
  expect([isLow(20, 20, 21), isLow(0, 1, 0, -3)]).toEqual([[20], [0, -3]]);
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

const told = (read: number | string) =>
  typeof read === 'number' ? { value: read } : { problem: read };
const DOZENS = '“2 dozen” is no number. Write digits only, such as 120 or 120.50.';

test.each<[string, number, number | string]>([
  [' १२ ', 5, 12],
  ['   ', 5, 'Write how many pieces there are.'],
  ['-3', 5, '-3 is out of range: it is 0 to 10,00,000.'],
  ['40 nos.', 5, 40],
  ['2 dozen', 5, DOZENS],
  ['2.5', 5, '2.5 is not a whole number.'],
  // Owed ones may be filled up step by step, and not be increased.
  ['-2', -3, -2],
  ['-4', -3, '-4 is out of range: it is -3 to 10,00,000.'],
])('pieces typed as “%s”, of %i: %s', (typed, before, read) => {
  expect(readCount(typed, before)).toEqual(told(read));
});

test('a step goes no further than to none, and from no number nowhere', () => {
  expect([stepped('4', 4, 1), stepped('1', 4, -1), stepped('0', 4, -1)]).toEqual(['5', '0', '0']);
  expect([stepped('', 4, 1), stepped('many', 4, -1)]).toEqual(['', 'many']);
});

const ABOVE =
  'The MRP of ₹300 is below the price of ₹301. Nobody may ask more than what is printed on the pack.';

test.each<[string, number | string, number?]>([
  ['२५०', 250],
  ['', 'Write what it costs.'],
  ['-3', '-3 is out of range: it is 0 to 1,00,00,000.'],
  ['0', 0],
  ['0.01', 0.01],
  ['0.0000001', '0.0000001 is less than one paisa. Write what it costs, or 0.'],
  ['300', 300, 300],
  ['301', ABOVE, 300],
])('a price of “%s”: %s', (typed, read, mrp) => {
  expect(readPrice(typed, mrp)).toEqual(told(read));
});
