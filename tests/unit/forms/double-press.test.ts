// A double tap on Send sends once, however the second tap falls.
import { expect, test } from 'vitest';
import { newDoublePresses } from '#forms/double-press.ts';

const WORDS = '{"message":"Do you deliver?"}';

test.each([
  ['was pressed before it was saved and heard of afterwards', WORDS, 200, true],
  ['comes right after it was saved', WORDS, 301, true],
  ['comes while the screen still shows it', WORDS, 1_200, true],
  ['falls on the emptied form', null, 400, true],
  ['falls on it a second later', null, 1_400, false],
  ['has the same words a second later', WORDS, 1_400, false],
  ['has other words', '{"message":"And seeds?"}', 310, false],
])('a second tap that %s is a double one: %o', (_what, words, at, isOne) => {
  const taps = newDoublePresses();
  expect(taps.isOne(WORDS, 100)).toBe(false);
  taps.noteSaved(WORDS, 300);
  expect(taps.isOne(words, at)).toBe(isOne);
});
