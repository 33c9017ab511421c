// What a change to the catalogue calls for.
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { effectOf, STAMP_TOLERANCE_MS } from '../../../backend/functions/src/catalogue/change.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const at = (ms: number) => Timestamp.fromMillis(NOON + ms);
const version = (updatedAt: unknown, writtenAt = at(0), fields: object = {}) => ({
  fields: { ...fields, updatedAt },
  writtenAt,
});

describe('a product that is new', () => {
  test('is announced when it carries the time at which it was written', () => {
    expect(effectOf(undefined, version(at(0)))).toBe('announce');
  });

  test.each([
    ['no time at all', undefined],
    ['an empty time', null],
    ['text instead of a time', '2026-01-01'],
    ['milliseconds instead of a time', NOON],
    ['a time that is too old', at(-STAMP_TOLERANCE_MS - 1)],
    ['a time that lies ahead', at(STAMP_TOLERANCE_MS + 1)],
  ])('is stamped when it carries %s', (_what, updatedAt) => {
    expect(effectOf(undefined, version(updatedAt))).toBe('stamp');
  });

  test.each([-STAMP_TOLERANCE_MS, STAMP_TOLERANCE_MS])('is announced %i ms off', (off) => {
    expect(effectOf(undefined, version(at(off)))).toBe('announce');
  });
});

describe('a product that changed', () => {
  test('is stamped when its time stayed, however soon after the last change', () => {
    expect(effectOf(version(at(-1000), at(-1000)), version(at(-1000)))).toBe('stamp');
  });

  test('is announced when its time moved with it', () => {
    expect(effectOf(version(at(-1000), at(-1000)), version(at(0)))).toBe('announce');
  });

  test('is announced, not stamped again, once it was stamped', () => {
    expect(effectOf(version(undefined, at(-1000)), version(at(0)))).toBe('announce');
  });

  test('is stamped when its time was taken away', () => {
    expect(effectOf(version(at(-1000)), version(undefined))).toBe('stamp');
  });
});

describe('a product of which pieces were sold', () => {
  const moringa = { name: 'Moringa Powder', price: 250, tags: ['superfood'] };
  const sold = (from: unknown, to: unknown, edited: object = {}) =>
    effectOf(
      version(at(-1000), at(-1000), { ...moringa, quantity: from }),
      version(at(0), at(0), { ...moringa, quantity: to, ...edited }),
    );

  test.each([
    [9, 8],
    [9, 1],
    [-1, -3],
    [0, -1],
    [-3, 0],
    [1, 40],
  ])('is nothing that phones show: %i to %i', (from, to) => {
    expect(sold(from, to)).toBe('ignore');
  });

  test.each([
    [1, 0],
    [2, -1],
    [0, 1],
    [-2, 3],
    [1, 0.5],
  ])('is announced when it is sold out, or can be had again: %d to %d', (from, to) => {
    expect(sold(from, to)).toBe('announce');
  });

  test.each([
    ['whose price changed with it', { price: 260 }],
    ['whose tags changed with it', { tags: ['superfood', 'new'] }],
    ['that got a field with it', { hsn: '0712' }],
  ])('is announced as one %s', (_what, edited) => {
    expect(sold(9, 8, edited)).toBe('announce');
  });

  test.each([
    ['is a text', '9', 8],
    ['was none', undefined, 8],
    ['did not change', 9, 9],
  ])('is announced when the number of pieces %s', (_what, from, to) => {
    expect(sold(from, to)).toBe('announce');
  });

  test('is stamped when a merchant changed the number in the console', () => {
    const before = version(at(-1000), at(-1000), { ...moringa, quantity: 9 });
    expect(effectOf(before, version(at(-1000), at(0), { ...moringa, quantity: 8 }))).toBe('stamp');
  });
});

test('a product that was deleted is buried', () => {
  expect(effectOf(version(at(0)), undefined)).toBe('tombstone');
});
