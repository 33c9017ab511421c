// What the merchant types of a product's stock and price.
import { expect, test } from 'vitest';
import { readCount, readPrice, stepped } from '#domain/product/desk/stock-change.ts';

const told = (read: number | string) =>
  typeof read === 'number' ? { value: read } : { problem: read };

test('pieces are read as a table’s; owed ones may be filled up step by step, and not be increased; a step goes no further than to none', () => {
  expect(readCount(' १२ ', 5)).toEqual({ value: 12 });
  expect(readCount('   ', 5)).toEqual({ problem: 'Write how many pieces there are.' });
  const outside = '-3 is out of range: it is 0 to 10,00,000.';
  expect(readCount('-3', 5)).toEqual({ problem: outside });
  expect(readCount('40 nos.', 5)).toEqual({ value: 40 });
  const dozens = '“2 dozen” is no number. Write digits only, such as 120 or 120.50.';
  expect(readCount('2 dozen', 5)).toEqual({ problem: dozens });
  expect(readCount('2.5', 5)).toEqual({ problem: '2.5 is not a whole number.' });
  expect(readCount('-2', -3)).toEqual({ value: -2 });
  expect(readCount('-4', -3)).toHaveProperty('problem');
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
