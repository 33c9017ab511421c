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

test('ten characters are at most ten, as a reader counts them, and the digits of every script are read', () => {
  const ten = ['a', 'हिं', '👩🏽‍🌾'].map((letter) => letter.repeat(10));
  // More signs than the rules let pass.
  const more = [...['a', 'हिं'].map((letter) => letter.repeat(11)), TOO_MANY_SIGNS];
  const isTaken = (text: string) => v.is(v.pipe(v.string(), maxCharacters(10, 'too long')), text);
  expect([...ten, ...more].filter(isTaken)).toEqual(ten);
  for (let zero = 0x80; zero < 0x20000; zero++) {
    const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
    if (!isDigit(zero) || isDigit(zero - 1)) continue;
    const digits = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at)).join('');
    expect(withWesternDigits(`+${digits} a7`)).toBe('+0123456789 a7');
  }
});

const known = (id: string) => (id === 'kaveri-banks' ? 'Kaveri Banks' : undefined);

test('a brand is shown by its name, by none before the names have loaded, and an older catalogue’s as it stands; an id belongs to one document', () => {
  expect(['kaveri-banks', ''].map((it) => brandNameOf(it, known))).toEqual(['Kaveri Banks', '']);
  const unknown = () => undefined;
  expect(['kaveri-banks', 'Amul'].map((it) => brandNameOf(it, unknown))).toEqual(['', 'Amul']);
  const fine = [mintId(), 'moringa', 'a.b', '...', '__x', 'नमक', 'a b', 'x'.repeat(128)];
  const wrong = ['', 'a/b', '.', '..', '__x__', '____', '__a\nb__', 'x'.repeat(129), 7, null];
  expect([...wrong, ...fine].filter((id) => v.is(DocumentId, id))).toEqual(fine);
});
