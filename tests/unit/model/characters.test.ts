// Characters as a reader counts them, with a segmenter and without.
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { charactersOf, maxCharacters, withWesternDigits } from '#core/model/characters.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#core/model/limits.ts';

afterEach(() => vi.unstubAllGlobals());

/** Each with how many characters a reader sees. */
const TEXTS: [string, string, number][] = [
  ['plain letters', 'Chandrasek', 10],
  ['nothing', '', 0],
  ['a nasal sign', 'सुनंदा', 3],
  ['Tamil', 'மீனாட்சி', 4],
  ['Malayalam', 'രാധിക', 3],
  ['Bengali', 'মৌসুমী', 3],
  ['an accent of its own', 'Jose\u0301', 4],
  ['a farmer with a skin colour', '👩🏽‍🌾', 1],
];

/** Newer browsers count letters that are written into one another as one; a conjunct is 1 or 2 here. */
const CONJUNCT = 'क्ष';

describe.each(['with a segmenter', 'without one'])('characters are counted %s', (how) => {
  const given = () => {
    if (how === 'without one') vi.stubGlobal('Intl', {});
  };

  test.each(TEXTS)('%s: %s', (_what, text, count) => {
    given();
    expect(charactersOf(text)).toHaveLength(count);
    expect(charactersOf(text).join('')).toBe(text);
  });

  test('a conjunct is two at most, and none of it is lost', () => {
    given();
    expect([1, 2]).toContain(charactersOf(CONJUNCT).length);
    expect(charactersOf(CONJUNCT).join('')).toBe(CONJUNCT);
  });
});

describe('at most ten characters', () => {
  const passes = (text: string) => v.is(v.pipe(v.string(), maxCharacters(10, 'too long')), text);

  test.each([
    ['ten letters', 'a'.repeat(10), true],
    ['eleven letters', 'a'.repeat(11), false],
    ['ten Hindi letters with two signs each', 'हिं'.repeat(10), true],
    ['eleven of them', 'हिं'.repeat(11), false],
    ['ten farmers', '👩🏽‍🌾'.repeat(10), true],
    [
      'one letter with more signs than the rules let pass',
      `a${'\u0301'.repeat(10 * MAX_CODE_UNITS_PER_CHARACTER)}`,
      false,
    ],
  ])('%s: %s → %s', (_what, text, fits) => {
    expect(passes(text)).toBe(fits);
  });
});

test('the digits of every script of India are digits', () => {
  for (const zero of ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦']) {
    const from = zero.charCodeAt(0);
    const digits = Array.from({ length: 10 }, (_, at) => String.fromCharCode(from + at)).join('');
    expect(withWesternDigits(`+${digits} a`)).toBe('+0123456789 a');
  }
});
