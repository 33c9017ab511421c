// Characters as a reader counts them, with a segmenter and without; ids; and brands, whose name a shopper reads, never their id.
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { brandNameOf } from '#domain/catalogue/categories.ts';
import { charactersOf, maxCharacters, withWesternDigits } from '#engine/lib/characters.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';

afterEach(() => vi.unstubAllGlobals());

/** Each with the number of characters that a reader sees; newer browsers count a conjunct as one. */
test.each([
  ['plain letters', 'Chandrasek', [10]],
  ['a nasal sign', 'सुनंदा', [3]],
  ['a conjunct', 'क्ष', [1, 2]],
  ['Tamil', 'மீனாட்சி', [4]],
  ['an accent of its own', 'Jose\u0301', [4]],
  ['a farmer with a skin colour', '👩🏽‍🌾', [1]],
])('characters are counted, with a segmenter and without one: %s, %s', (_what, text, counts) => {
  for (const intl of [Intl, {}]) {
    vi.stubGlobal('Intl', intl);
    expect(counts).toContain(charactersOf(text).length);
    expect(charactersOf(text).join('')).toBe(text);
  }
});

const TOO_MANY_SIGNS = `a${'\u0301'.repeat(10 * MAX_CODE_UNITS_PER_CHARACTER)}`;

test.each([
  ['ten letters', 'a'.repeat(10), true],
  ['eleven letters', 'a'.repeat(11), false],
  ['ten Hindi letters with two signs each', 'हिं'.repeat(10), true],
  ['eleven of them', 'हिं'.repeat(11), false],
  ['ten farmers', '👩🏽‍🌾'.repeat(10), true],
  ['one letter with more signs than the rules let pass', TOO_MANY_SIGNS, false],
])('are at most ten characters: %s: %s → %s', (_what, text, fits) => {
  expect(v.is(v.pipe(v.string(), maxCharacters(10, 'too long')), text)).toBe(fits);
});

test('the digits of every script are read', () => {
  for (let zero = 0x80; zero < 0x20000; zero++) {
    const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
    if (!isDigit(zero) || isDigit(zero - 1)) continue;
    const digits = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at)).join('');
    expect(withWesternDigits(`+${digits} a7`)).toBe('+0123456789 a7');
  }
});

const known = (id: string) => (id === 'kaveri-banks' ? 'Kaveri Banks' : undefined);

test.each([
  ['kaveri-banks', known, 'Kaveri Banks'],
  ['', known, ''],
  // Before the names have loaded.
  ['kaveri-banks', () => undefined, ''],
  // An older catalogue contains the name itself.
  ['Amul', () => undefined, 'Amul'],
])('the brand %j is shown as %3$j', (brand, nameOf, shown) => {
  expect(brandNameOf(brand, nameOf)).toBe(shown);
});

test('an id belongs to one document', () => {
  const fine = [mintId(), 'moringa', 'a.b', '...', '__x', 'नमक', 'a b', 'x'.repeat(128)];
  const wrong = ['', 'a/b', '.', '..', '__x__', '____', '__a\nb__', 'x'.repeat(129), 7, null];
  expect([...wrong, ...fine].filter((id) => v.is(DocumentId, id))).toEqual(fine);
});
