import { expect, test } from 'vitest';
import {
  buildProductSearch,
  openProductSearch,
  type ProductSearch,
  type SearchEntry,
  words,
} from '#domain/search/search.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { demoProducts } from '../../../backend/seed/catalogue.ts';
import { tagsOf } from '../../../backend/seed/product-page.ts';
import { QUERIES } from './queries.ts';

const entries: SearchEntry[] = demoProducts.map((catalogued) => ({
  id: catalogued.product.id,
  name: catalogued.product.name,
  tags: tagsOf(catalogued),
  brandName: brands[catalogued.product.brand].brandName,
  categoryName: catalogued.category.categoryName,
  inStock: catalogued.product.quantity > 0,
}));

const yieldToMain = async () => undefined;
let search: ProductSearch | undefined;

async function find(typed: string): Promise<string[]> {
  search ??= await buildProductSearch(entries, SEARCH_SYNONYMS, yieldToMain);
  return search.find(typed);
}

test.each(QUERIES)('"%s" finds what was meant, first', async (typed, expected) => {
  const [first] = await find(typed);
  if (typeof expected === 'string') expect(first).toBe(expected);
  else expect(first).toMatch(expected);
});

test('nothing is found for an empty text, or for what the shop does not have', async () => {
  expect(await find('')).toEqual([]);
  expect(await find('   ')).toEqual([]);
  expect(await find('xylophone')).toEqual([]);
});

test('a brand or a category finds its products', async () => {
  const ofBrand = entries.filter(({ brandName }) => brandName === 'Kaveri Banks');
  const found = await find('kaveri banks');
  expect(found.slice(0, 3).every((id) => ofBrand.some((entry) => entry.id === id))).toBe(true);
});

test('Hindi words compare the same however their keyboard wrote them', () => {
  expect(words('गुड़')).toEqual(words('गुड़'.normalize('NFD')));
  expect(words('आँवला')).toEqual(words('आंवला'));
  expect(words('Crème-brûlée, 200 g')).toEqual(['creme', 'brulee', '200g']);
});

test.each([
  ['1kg', '1 kg'],
  ['1 KGS', '1 किलो'],
  ['500 grams', '500g'],
  ['1 litre', '1l'],
])('a weight is found however it is written: "%s" is "%s"', async (one, other) => {
  expect(await find(`turmeric ${one}`)).toEqual(await find(`turmeric ${other}`));
  expect(words(one)).toEqual(words(other));
});

test('a weight finds packs of the same weight, and a number or a letter alone is no weight', async () => {
  expect((await find('rajma 1kg'))[0]).toBe('munsiyari-rajma-kidney-beans-1kg');
  expect(await find('1kg')).toContain('ragi-finger-millet-whole-1kg');
  expect(await find('1 kg')).not.toContain('sprouted-ragi-flour-500g');
  const rice = { id: 'rice', name: 'Rice, 1 kg', tags: [], brandName: '', categoryName: '' };
  const few = await buildProductSearch([{ ...rice, inStock: true }], [], yieldToMain);
  for (const typed of ['kg', 'rice 1', '1kg rice'])
    expect(few.find(typed), typed).toEqual(['rice']);
  expect(words('5 good gums, 3 lemons')).toEqual(['5', 'good', 'gums', '3', 'lemons']);
});

test('a search that was kept follows what changed and went since', async () => {
  const [one, two, ...others] = entries;
  if (!one || !two) throw new Error('the demo catalogue is empty');
  const kept = (await buildProductSearch(entries, SEARCH_SYNONYMS, yieldToMain)).toKeep();
  const now = [...others, { ...two, name: 'Zebrawood Comb' }];
  const search = await buildProductSearch(now, SEARCH_SYNONYMS, yieldToMain, kept);
  expect(search.find('zebrawood')).toEqual([two.id]);
  const found = QUERIES.flatMap(([typed]) => search.find(typed));
  expect(found).not.toContain(one.id);
});

test.each([
  ['on a page', yieldToMain],
  ['in a worker', null],
])('a search that was kept is opened %s, and finds the same', async (_where, screen) => {
  const first = await buildProductSearch(entries, SEARCH_SYNONYMS, screen);
  const again = await buildProductSearch(entries, SEARCH_SYNONYMS, screen, first.toKeep());
  expect(again.toKeep(), 'nothing new to keep').toBeNull();
  const opened = await openProductSearch(first.toKeep()?.index ?? '', first.soldOut, screen);
  for (const [typed] of QUERIES)
    for (const other of [again, opened])
      expect(other.find(typed), typed).toEqual(first.find(typed));
  await expect(openProductSearch('{"broken"', [], screen)).rejects.toThrow();
});

test('a product that is sold out stays where it is found, a little lower', async () => {
  const [one] = entries;
  if (!one) throw new Error('the demo catalogue is empty');
  const twins = ['first', 'second'].map((id) => ({ ...one, id, inStock: id === 'second' }));
  const search = await buildProductSearch(twins, SEARCH_SYNONYMS, yieldToMain);
  expect(search.find(one.name)).toEqual(['second', 'first']);
});
