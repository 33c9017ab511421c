import { describe, expect, test } from 'vitest';
import { readCount, readPrice, stepped } from '#core/model/desk/stock-change.ts';

describe('how many pieces there are', () => {
  test.each([
    ['12', 12],
    [' 0 ', 0],
    ['१२', 12],
  ])('“%s” is read', (typed, value) => {
    expect(readCount(typed, 5)).toEqual({ value });
  });

  test.each([
    ['', 'Write how many pieces there are.'],
    ['   ', 'Write how many pieces there are.'],
    ['-3', '-3 is out of range: it is 0 to 10,00,000.'],
    ['a dozen', '“a dozen” is no number. Write digits only, such as 120 or 120.50.'],
    ['1,200', '“1,200” is not a plain number. Write 1200.'],
    ['2.5', '2.5 is not a whole number.'],
    ['1000001', '1000001 is out of range: it is 0 to 10,00,000.'],
  ])('“%s” gets a plain sentence', (typed, problem) => {
    expect(readCount(typed, 5)).toEqual({ problem });
  });

  test('what is owed may be filled up step by step, and not be deepened', () => {
    expect(readCount('-2', -3)).toEqual({ value: -2 });
    expect(readCount('-4', -3)).toHaveProperty('problem');
  });

  test('a step goes no further than to none, and leaves alone what cannot be read', () => {
    expect([stepped('4', 4, 1), stepped('1', 4, -1), stepped('0', 4, -1)]).toEqual(['5', '0', '0']);
    expect([stepped('', 4, 1), stepped('many', 4, -1)]).toEqual(['', 'many']);
  });
});

describe('what it costs', () => {
  test.each([
    ['250', 250],
    ['99.50', 99.5],
    ['0', 0],
    ['२५०', 250],
  ])('“%s” is read', (typed, value) => {
    expect(readPrice(typed, undefined)).toEqual({ value });
  });

  test.each([
    ['', 'Write what it costs.'],
    ['₹ 1,20,000.50/-', '“₹ 1,20,000.50/-” is not a plain number. Write 120000.50.'],
    ['-3', '-3 is out of range: it is 0 to 1,00,00,000.'],
    ['free', '“free” is no number. Write digits only, such as 120 or 120.50.'],
    ['99.999', '99.999 has more than two digits after the point.'],
  ])('“%s” gets a plain sentence', (typed, problem) => {
    expect(readPrice(typed, undefined)).toEqual({ problem });
  });

  test('nobody may ask more than what is printed on the pack', () => {
    expect(readPrice('300', 300)).toEqual({ value: 300 });
    expect(readPrice('301', 300)).toEqual({
      problem:
        'The MRP of ₹300 is below the price of ₹301. Nobody may ask more than what is printed on the pack.',
    });
  });
});
