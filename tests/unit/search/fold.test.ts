// Words of India's scripts are read in Latin letters, and the many Latin spellings of a word are one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold, soundOf } from '#domain/search/fold.ts';
import { makeNameBook } from '#domain/search/name-book.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { wordsOf } from '#domain/search/terms.ts';
import { FILLERS, PRAISE, QUALITIES, SORTS } from '#domain/search/vocabulary.ts';

/** Lines of a product, and its names in their scripts and in Latin letters; ~: spelled otherwise than it is read. */
const lines = readFileSync(new URL('farm-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const farmNames = lines.flatMap((line) => {
  const [product = '', names = ''] = line.split(': ');
  return names.split(', ').map((name) => {
    const latin = name.replace(/^[^a-z~]+/, '');
    return { product, native: name.slice(0, -latin.length).trim(), latin };
  });
});
const book = makeNameBook(SEARCH_SYNONYMS);

/** The marks of what a name means. */
function meaningsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const [word] = words;
  const known = book.meanings(words);
  return known.length > 0 || !word || words.length > 1 ? known : book.sounding(word);
}

const nameOf = (product: string) => fold(product.replaceAll(' ', ''));

test('every farm product is found by its names, in their own scripts and in Latin letters', () => {
  expect(new Set(farmNames.map(({ product }) => product)).size).toBeGreaterThan(120);
  const scripts = new Set(farmNames.map(({ native }) => native.charCodeAt(0) >> 7));
  expect(scripts.size).toBe(9);
  const means = (name: string, product: string) =>
    meaningsOf(name).some((it) => it.split(' ')[0]?.slice(1) === nameOf(product));
  const missed = farmNames.filter(
    ({ product, native, latin }) =>
      !(means(native, product) && means(latin.replace('~', ''), product)),
  );
  expect(missed.map(({ product, native, latin }) => `${product}: ${native} ${latin}`)).toEqual([]);
});

test('more than a thousand words of nine scripts sound as they are written in Latin letters', () => {
  const spelled = farmNames.filter(({ latin }) => !latin.startsWith('~'));
  expect(spelled.length).toBeGreaterThan(1_000);
  const joined = (text: string, th?: string) => soundOf(fold(text.replaceAll(' ', ''), th));
  const different = spelled.filter(
    ({ native, latin }) => ![joined(latin), joined(latin, 'd')].includes(joined(native)),
  );
  expect(different.map(({ native, latin }) => `${native} ${latin}`)).toEqual([]);
});

const ONE_WORD = `haldee=haldi=Haldi=हल्‍दी, aalu=aloo=alu=आलू, jeera=zeera=ज़ीरा, dhaniya=dhania=dania,
jawas=javas, phool=fool=ful, kaddhu=kaddu=qaddu, shakkar=sakkar, crème brûlée=creme brulee, gud=गुड,
gur=गुड़, turmerics=turmeric, chillies=chilli=chili`;

test.each(ONE_WORD.split(/,\s/))('these are one word: %s', (all) => {
  const spellings = all.split('=').flatMap((it) => [it, it.normalize('NFD')]);
  expect(new Set(spellings.map((it) => fold(it))).size).toBe(1);
});

test.each([
  ['the same word', true, 'haladi haldi, saunth sonth, inchi inji, tulasi tulsi, raai rai'],
  ['another', false, 'til tel, tal dal, gol gul, milagu milagai, kali kale, chana chini'],
])('words that sound like %s', (_what, areAlike, pairs) => {
  for (const pair of pairs.split(', ')) {
    const sounds = pair.split(' ').map((word) => soundOf(fold(word)));
    expect(new Set(sounds).size === 1, pair).toBe(areAlike);
  }
});

test('a word that is folded already is folded as any other; no name is a filler, and each name stands in a row once', () => {
  const names = SEARCH_SYNONYMS.flat();
  expect(names.filter((name) => fold(name) !== fold(name.toUpperCase()))).toEqual([]);
  const rows = [...SORTS, ...QUALITIES, ...SEARCH_SYNONYMS];
  const known = new Set(rows.flat());
  expect([...FILLERS, ...PRAISE].filter((word) => known.has(word))).toEqual([]);
  const twice = rows.flatMap((row) => row.filter((name, at) => row.indexOf(name) !== at));
  expect(twice).toEqual([]);
});

test.each([
  ['Ghee A2 1/2 kg', '500g'],
  ['Rice 2026 ½ kg', '500g'],
  ['Mix 7 - 1/2 kg', '500g'],
  ['Cashew Half 1 kg', '1000g'],
])('the digits of a name are no part of its amount: %s', (name, amount) => {
  expect(wordsOf(name).at(-1)).toMatchObject({ folded: amount, isAmount: true });
});
