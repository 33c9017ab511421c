import { expect, test } from 'vitest';
import { draftOf, rangeOf } from '../../../src/features/catalogue/filters/price-draft.ts';

test('empty fields leave nothing out, and a range that leaves nothing out is empty fields', () => {
  expect(rangeOf({ min: '', max: '' })).toEqual({ min: 0, max: 1_000_000 });
  expect(draftOf({ min: 0, max: 1_000_000 })).toEqual({ min: '', max: '' });
});

test('what is typed is the range, both ends included', () => {
  expect(rangeOf({ min: '50', max: '' })).toEqual({ min: 50, max: 1_000_000 });
  expect(rangeOf({ min: '', max: '99.5' })).toEqual({ min: 0, max: 99.5 });
  expect(draftOf({ min: 50, max: 900 })).toEqual({ min: '50', max: '900' });
});

test('ends that cross, and what is no amount, make no range', () => {
  expect(rangeOf({ min: '500', max: '100' })).toBeNull();
  expect(rangeOf({ min: '-1', max: '' })).toBeNull();
  expect(rangeOf({ min: '1e999', max: '' })).toBeNull();
});
