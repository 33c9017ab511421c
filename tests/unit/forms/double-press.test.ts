// A double tap on Send sends once, however the second tap falls.
import { expect, test } from 'vitest';
import { newDoublePresses } from '#forms/double-press.ts';

const WORDS = '{"message":"Do you deliver?"}';

test('a second tap while the screen still shows what was just saved is no second message', () => {
  const taps = newDoublePresses();
  expect(taps.isOne(WORDS, 100)).toBe(false);
  taps.noteSaved(WORDS, 300);
  // Pressed before it was saved and heard of afterwards, or pressed right after.
  expect([200, 301, 1_200].map((at) => taps.isOne(WORDS, at))).toEqual([true, true, true]);
});

test('a second tap on the emptied form is not told what is missing', () => {
  const taps = newDoublePresses();
  expect(taps.isOne(null, 100)).toBe(false);
  taps.noteSaved(WORDS, 300);
  expect(taps.isOne(null, 400)).toBe(true);
  expect(taps.isOne(null, 1_400)).toBe(false);
});

test('the same words a second later, and other words at once, are a message of their own', () => {
  const taps = newDoublePresses();
  taps.noteSaved(WORDS, 300);
  expect(taps.isOne(WORDS, 1_400)).toBe(false);
  expect(taps.isOne('{"message":"And seeds?"}', 310)).toBe(false);
});
