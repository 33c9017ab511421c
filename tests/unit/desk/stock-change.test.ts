// Pieces and prices as the merchant types them in the list: what is read, and the plain sentence where it cannot be.
import { expect, test } from 'vitest';
import { readCount, readPrice, stepped } from '#core/model/desk/stock-change.ts';

const TOO_MANY = 'is out of range: it is 0 to 10,00,000.';
const NO_NUMBER = 'is no number. Write digits only, such as 120 or 120.50.';

test.each<[string, number | string]>([
  ['12', 12],
  [' 0 ', 0],
  ['१२', 12],
  ['', 'Write how many pieces there are.'],
  ['   ', 'Write how many pieces there are.'],
  ['-3', `-3 ${TOO_MANY}`],
  ['1000001', `1000001 ${TOO_MANY}`],
  ['a dozen', `“a dozen” ${NO_NUMBER}`],
  ['1,200', '“1,200” is not a plain number. Write 1200.'],
  ['2.5', '2.5 is not a whole number.'],
])('“%s” pieces: %s', (typed, read) => {
  expect(readCount(typed, 5)).toEqual(told(read));
});

test('what is owed may be filled up step by step, and not be deepened', () => {
  expect(readCount('-2', -3)).toEqual({ value: -2 });
  expect(readCount('-4', -3)).toHaveProperty('problem');
});

test('a step goes no further than to none, and leaves alone what cannot be read', () => {
  expect([stepped('4', 4, 1), stepped('1', 4, -1), stepped('0', 4, -1)]).toEqual(['5', '0', '0']);
  expect([stepped('', 4, 1), stepped('many', 4, -1)]).toEqual(['', 'many']);
});

test.each<[string, number | string, number?]>([
  ['250', 250],
  ['99.50', 99.5],
  ['0', 0],
  ['२५०', 250],
  ['', 'Write what it costs.'],
  ['₹ 1,20,000.50/-', '“₹ 1,20,000.50/-” is not a plain number. Write 120000.50.'],
  ['-3', '-3 is out of range: it is 0 to 1,00,00,000.'],
  ['free', `“free” ${NO_NUMBER}`],
  ['99.999', '99.999 has more than two digits after the point.'],
  ['300', 300, 300],
  [
    '301',
    'The MRP of ₹300 is below the price of ₹301. Nobody may ask more than what is printed on the pack.',
    300,
  ],
])('a price of “%s”: %s', (typed, read, mrp) => {
  expect(readPrice(typed, mrp)).toEqual(told(read));
});

function told(read: number | string) {
  return typeof read === 'number' ? { value: read } : { problem: read };
}
