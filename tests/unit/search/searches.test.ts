// Searches as shoppers type and dictate them find what they mean among the first three products, and nothing in its place.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoSearch } from './demo-search.ts';

/** Of 100 searches of each kind. */
const MIN_FOUND = 95;

/** Lines of a kind, a pattern of the products' ids, and searches. */
const lines = readFileSync(new URL('searches.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const searches = lines.flatMap((line) => {
  const [kind = '', ids = '', typed = ''] = line.split(' / ');
  return typed.split(', ').map((text) => ({ kind, ids: new RegExp(ids), text }));
});

const KINDS = ['lang', 'deva', 'script', 'spell', 'amount', 'brand', 'plural', 'voice'];

test.each(KINDS)('searches of the kind "%s" find what they mean', (kind) => {
  const all = searches.filter((search) => search.kind === kind);
  const isFound = ({ ids, text }: (typeof all)[number]) =>
    demoSearch
      .find(text)
      .slice(0, 3)
      .some((id) => ids.test(id));
  const missed = all.filter((search) => !isFound(search));
  const found = all.length - missed.length;
  console.log(`${kind}: ${found} of ${all.length}`, ...missed.map(({ text }) => text));
  expect(found).toBeGreaterThanOrEqual((all.length * MIN_FOUND) / 100);
});

test('each search belongs to a kind', () => {
  expect(searches.length).toBeGreaterThan(400);
  expect(searches.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
});

const ANYTHING = /./;

test.each<[typed: string, never: RegExp]>([
  // Halad is turmeric in Marathi, gud jaggery; one honey comes from Gudalur.
  ['halad', /flax/],
  ['gud', /honey/],
  // Grams are grams, and no other pack is as large.
  ['1000 g', /-\d00g$/],
  ['5 kg, 2 kg', ANYTHING],
  // Known, and not for sale; some begin or sound like what is.
  [
    'aam, bel, kanda, kaju, khaskhas, प्याज, lahsun powder, wheat flour, urad dal, castor oil',
    ANYTHING,
  ],
  ['chana dal', /toor|masoor/],
  // Unknown, with a word that stands at many products or at none.
  ['xylophone, xylophone powder, olive oil, saree', ANYTHING],
  ['pantry', /sesame/],
  // Weighs nothing.
  ['best price online, good, ,   ', ANYTHING],
])('“%s” find nothing wrong', (all, wrong) => {
  const found = (typed: string) => demoSearch.find(typed).filter((id) => wrong.test(id));
  expect(all.split(', ').flatMap(found)).toEqual([]);
});

test.each([
  ['haldi', 'haldi ka ke ki chahiye price buy online'],
  ['हल्दी', 'हल्दी का भाव'],
  ['shahad', 'mujhe shahad chahiye'],
  ['haldi powder', 'haldipowder'],
  ['kali mirch', 'kalimirch'],
  ['beet root', 'beetroot'],
  ['multigrain', 'multi grain'],
  ['haldi', 'halodhi'],
])('"%s" and "%s" find the same', (one, other) => {
  const found = demoSearch.find(one);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(demoSearch.find(other))).toEqual(new Set(found));
});

test('where it grew is found by whole words', () => {
  expect(demoSearch.find('gudalur').length).toBeGreaterThan(0);
  for (const isTyping of [true, false]) expect(demoSearch.find('gudalu', isTyping)).toEqual([]);
});

test('what is not finished yet finds more while it is typed, and only then', () => {
  const patterns = { hal: /turmeric/, sah: /moringa/, मिर: /chilli|pepper/, aam: /amla/ };
  for (const [typed, id] of Object.entries({ ...patterns, 'kali mi': /pepper/, ka: ANYTHING }))
    expect(demoSearch.find(typed, true).join(' '), typed).toMatch(id);
  expect(demoSearch.find('aam')).toEqual([]);
});
