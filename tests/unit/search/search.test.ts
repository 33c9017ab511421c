// The search as the shop uses it: order, brands, amounts, a merchant's own words, and the index that a phone keeps.
import { expect, test } from 'vitest';
import { buildProductSearch, openProductSearch } from '#domain/search/search.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { demoSearch, demoEntries as entries } from './demo-search.ts';

const yieldToMain = async () => undefined;
const find = (typed: string) => demoSearch.find(typed);
/** A search over products with these names. */
async function searchOf(names: readonly string[], own: readonly string[][] = []) {
  const some = names.map((name) => ({ id: name, name, tags: [], brandName: '', categoryName: '' }));
  const all = some.map((it) => ({ ...it, inStock: true }));
  return buildProductSearch(all, [...SEARCH_SYNONYMS, ...own], yieldToMain);
}

/** The demo product that must come first, by its id or the common part of several equally good ids, for each of these. */
const FIRST: readonly [id: RegExp, typed: string][] = [
  [/turmeric|haldi/, 'turmeric, tumeric, haldi, हल्दी, हल्दि'],
  [/(lakadong|erode)-turmeric-powder/, 'Turmeric Powder'],
  [/^kasturi-manjal-wild-turmeric-100g$/, 'kasturi manjal'],
  [/^golden-milk-haldi-doodh-blend$/, 'haldi doodh'],
  [/moringa|drumstick/, 'moringa, sahjan, सहजन'],
  [/moringa-leaf-powder/, 'moringa leaf powder'],
  [/^drumstick-pod-soup-powder-150g$/, 'drumstick soup'],
  [/^moringa-lemongrass-infusion$/, 'moringa tea'],
  [/beetroot/, 'betroot'],
  [/^amla-powder-sun-dried-200g$/, 'amla'],
  [/^dry-ginger-sonth-powder-100g$/, 'sonth'],
  [/flax/, 'alsi'],
  [/^pumpkin-seeds-green-200g$/, 'kaddu'],
  [/sesame/, 'til'],
  [/^mustard-oil-kachi-ghani-1l$/, 'sarson tel'],
  [/^virgin-coconut-oil-500ml$/, 'nariyal tel'],
  [/honey/, 'shehad, शहद'],
  [/jaggery/, 'gur'],
  [/^unpolished-toor-dal-1kg$/, 'toor dal, तूर दाल'],
  [/^munsiyari-rajma-kidney-beans-1kg$/, 'rajma'],
  [/ragi/, 'nachni'],
];
const QUERIES = FIRST.flatMap(([, typed]) => typed.split(', '));

test.each(FIRST)('%s is found first for: %s', (id, typed) => {
  for (const text of typed.split(', ')) expect(find(text)[0], text).toMatch(id);
});

test('an order’s number finds no product by the words that its letters happen to be; an amount without a space does', () => {
  for (const code of ['ab541c28', '76ab519a', 'ab380223', '291647be', '8FA0A-F16B3'])
    expect(find(code), code).toEqual([]);
  expect(find('haldi2x100g')).toEqual(find('haldi 2 x 100 g'));
  expect(find('omega3')).toEqual(find('omega 3'));
});

test('a brand or a category finds its products', () => {
  const ofBrand = entries.filter(({ brandName }) => brandName === 'Kaveri Banks');
  const found = find('kaveri banks');
  expect(found.slice(0, 3).every((id) => ofBrand.some((entry) => entry.id === id))).toBe(true);
});

test.each([
  ['1kg', '1 kg'],
  ['1 KGS', '1 किलो'],
  ['1000 grams', '1 k.g.'],
  ['half kg', '500g'],
  ['1/2 kg', 'adha kilo'],
  ['½ kg', '५०० ग्राम'],
  ['pav kilo', '0.25 kg'],
  ['1 litre', '1000 ml'],
  ['1,000 g', 'one kg'],
  ['paanch sau gram', 'five hundred grams'],
  ['ढाई सौ ग्राम', '250 gms'],
  ['૫૦૦ ગ્રામ', '௫௦௦ கிராம்'],
])('an amount is found however it is said: "%s" is "%s"', (one, other) => {
  expect(find(`turmeric ${one}`)).toEqual(find(`turmeric ${other}`));
  expect(find(one).length).toBeGreaterThan(0);
  expect(find(one)).toEqual(find(other));
});

test('an amount finds packs that are as large, and no others', async () => {
  expect(find('rajma 1kg')[0]).toBe('munsiyari-rajma-kidney-beans-1kg');
  expect(find('1 kg')).not.toContain('sprouted-ragi-flour-500g');
  const rice = ['Rice, 1.5 kg', 'Rice, 5 kg', 'Rice, 15 kg', 'Rice, 500 g'];
  const { find: few } = await searchOf(rice);
  expect(few('5 kg')).toEqual(['Rice, 5 kg']);
  expect(few('rice 1.5kg')).toEqual(['Rice, 1.5 kg']);
  expect(few('dedh kilo chawal')).toEqual(['Rice, 1.5 kg']);
  expect(few('0.5 kg')).toEqual(['Rice, 500 g']);
  expect(few('50 g')).toEqual([]);
  // A number or a unit alone is no amount.
  for (const typed of ['5', 'rice 5', 'kg rice 5'])
    expect(few(typed), typed).toContain('Rice, 5 kg');
});

test('an amount that is not for sale, or a word that nobody knows, leaves what else was asked for', () => {
  expect(find('haldi 7 kg')).toEqual(find('haldi'));
  expect(find('zzyzx haldi')).toEqual(find('haldi'));
  expect(find('ragi malt').slice(0, 3)).toContain('beetroot-malt-jaggery-300g');
});

test('a merchant’s own words stand for what they are said beside, in the shop’s own list too', async () => {
  const own = [
    ['superfood leaf', 'moringa'],
    ['oats', 'jai', 'white oat flakes'],
  ];
  const { find: few } = await searchOf(['Sahjan Powder', 'Rolled Oats', 'Superfood Leaf Tea'], own);
  expect(few('superfood leaf')).toEqual(['Superfood Leaf Tea', 'Sahjan Powder']);
  expect(few('murungai')).toEqual(['Sahjan Powder', 'Superfood Leaf Tea']);
  for (const typed of ['jai', 'Jai ', 'white oat flakes', 'whiteoatflakes']) {
    expect(few(typed), typed).toEqual(['Rolled Oats']);
  }
});

test('names in India’s scripts are found by Latin letters, and the other way round', async () => {
  const { find: few } = await searchOf(['हल्दी पाउडर', 'ಬೆಲ್ಲ', 'आम का अचार', 'Gongura Thokku']);
  expect(few('haldi powder')).toEqual(['हल्दी पाउडर']);
  expect(few('gud')).toEqual(['ಬೆಲ್ಲ']);
  expect(few('aachar')).toEqual(['आम का अचार']);
  expect(few('గోంగూర')).toEqual(['Gongura Thokku']);
});

test('a search that was kept follows what changed and went since', async () => {
  const [one, two, ...others] = entries;
  if (!one || !two) throw new Error('the demo catalogue is empty');
  const kept = (await buildProductSearch(entries, SEARCH_SYNONYMS, yieldToMain)).toKeep();
  const now = [...others, { ...two, name: 'Zebrawood Comb' }];
  const search = await buildProductSearch(now, SEARCH_SYNONYMS, yieldToMain, kept);
  expect(search.find('zebrawood')).toEqual([two.id]);
  const found = QUERIES.flatMap((typed) => search.find(typed));
  expect(found).not.toContain(one.id);
});

test.each([
  ['on a page', yieldToMain],
  ['in a worker', null],
])('a search that was kept is opened %s, and finds the same', async (_where, screen) => {
  const first = await buildProductSearch(entries, SEARCH_SYNONYMS, screen);
  const again = await buildProductSearch(entries, SEARCH_SYNONYMS, screen, first.toKeep());
  expect(again.toKeep(), 'nothing new to keep').toBeNull();
  const { index = '' } = first.toKeep() ?? {};
  const opened = await openProductSearch(index, first.soldOut, SEARCH_SYNONYMS, screen);
  for (const typed of QUERIES)
    for (const other of [again, opened])
      expect(other.find(typed), typed).toEqual(first.find(typed));
  await expect(openProductSearch('{"broken"', [], [], screen)).rejects.toThrow();
});

test('a product that is sold out stays where it is found, a little lower', async () => {
  const [one] = entries;
  if (!one) throw new Error('the demo catalogue is empty');
  const twins = ['first', 'second'].map((id) => ({ ...one, id, inStock: id === 'second' }));
  const search = await buildProductSearch(twins, SEARCH_SYNONYMS, yieldToMain);
  expect(search.find(one.name)).toEqual(['second', 'first']);
});
