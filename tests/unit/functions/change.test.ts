// What a change to the catalogue calls for.
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { STAMP_TOLERANCE_MS, verdictOn } from '../../../backend/functions/src/change.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const at = (ms: number) => Timestamp.fromMillis(NOON + ms);
const version = (updatedAt: unknown, writtenAt = at(0)) => ({ updatedAt, writtenAt });

describe('a product that is new', () => {
  test('is announced when it carries the time at which it was written', () => {
    expect(verdictOn(undefined, version(at(0)))).toBe('announce');
  });

  test.each([
    ['no time at all', undefined],
    ['an empty time', null],
    ['text instead of a time', '2026-01-01'],
    ['milliseconds instead of a time', NOON],
    ['a time that is too old', at(-STAMP_TOLERANCE_MS - 1)],
    ['a time that lies ahead', at(STAMP_TOLERANCE_MS + 1)],
  ])('is stamped when it carries %s', (_what, updatedAt) => {
    expect(verdictOn(undefined, version(updatedAt))).toBe('stamp');
  });

  test.each([-STAMP_TOLERANCE_MS, STAMP_TOLERANCE_MS])('is announced %i ms off', (off) => {
    expect(verdictOn(undefined, version(at(off)))).toBe('announce');
  });
});

describe('a product that changed', () => {
  test('is stamped when its time stayed, however soon after the last change', () => {
    expect(verdictOn(version(at(-1000), at(-1000)), version(at(-1000)))).toBe('stamp');
  });

  test('is announced when its time moved with it', () => {
    expect(verdictOn(version(at(-1000), at(-1000)), version(at(0)))).toBe('announce');
  });

  test('is announced, not stamped again, once it was stamped', () => {
    expect(verdictOn(version(undefined, at(-1000)), version(at(0)))).toBe('announce');
  });

  test('is stamped when its time was taken away', () => {
    expect(verdictOn(version(at(-1000)), version(undefined))).toBe('stamp');
  });
});

test('a product that was deleted is buried', () => {
  expect(verdictOn(version(at(0)), undefined)).toBe('bury');
});
