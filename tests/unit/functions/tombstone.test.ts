// What stands on a tombstone.
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  expiryOf,
  isNewsAbout,
  tombstoneId,
} from '../../../backend/functions/src/catalogue/tombstone.ts';

const DELETED = new Date('2026-01-01T12:00:00Z');

test('two collections may putTombstone the same id', () => {
  expect(tombstoneId('products', 'moringa')).toBe('products_moringa');
  expect(tombstoneId('blogs', 'moringa')).toBe('blogs_moringa');
});

test('a tombstone lasts 90 days', () => {
  expect(expiryOf(DELETED)).toEqual(new Date('2026-04-01T12:00:00Z'));
});

test('a deletion without a tombstone is news', () => {
  expect(isNewsAbout(undefined, DELETED)).toBe(true);
});

test('a deletion that a tombstone tells already is not', () => {
  expect(isNewsAbout(Timestamp.fromDate(DELETED), DELETED)).toBe(false);
  expect(isNewsAbout(Timestamp.fromMillis(DELETED.getTime() + 1), DELETED)).toBe(false);
});

test('a second deletion, after it had come back, is news', () => {
  expect(isNewsAbout(Timestamp.fromMillis(DELETED.getTime() - 1), DELETED)).toBe(true);
});
