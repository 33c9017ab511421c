// Search on the device follows the mirror: it finds new products and no removed ones.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchProductIds } from '#domain/search/product-search.ts';
import {
  database,
  eachWithCatalogue,
  refresh,
  shop,
  yieldToMain,
} from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

eachWithCatalogue();

test('a search finds what the phone has now, and says when it has no catalogue at all', async () => {
  const find = async (text: string) =>
    (await searchProductIds(database, text, { synonyms: [['oats', 'jai']], yieldToMain })) ??
    undefined;

  expect(await find('haldi')).toBeUndefined();
  shop.put('products/haldi-1', productFields('Erode Turmeric', { tags: ['turmeric'] }));
  shop.put('products/oats', productFields('Rolled Oats', { tags: ['oats'], brand: 'green-leaf' }));
  shop.put('brands/green-leaf', { brandName: 'Hariyali Farm' });
  await refresh();
  expect(await find('haldi')).toEqual(['haldi-1']);
  expect(await find('jai')).toEqual(['oats']);
  expect((await find('hariyali'))?.sort()).toEqual(['haldi-1', 'oats']);

  shop.remove('products/haldi-1');
  shop.put('products/beet', productFields('Beetroot Powder', { tags: ['beetroot'] }));
  await refresh();
  expect(await find('haldi')).toEqual([]);
  expect(await find('chukandar')).toEqual(['beet']);
});

describe.each([
  ['on a page', false],
  ['in a worker', true],
])('a start %s', (_where, inWorker) => {
  async function findAfterStart(text: string, synonyms: string[][] = []) {
    vi.resetModules();
    const { searchProductIds } = await import('#domain/search/product-search.ts');
    return searchProductIds(database, text, {
      synonyms,
      yieldToMain: inWorker ? null : yieldToMain,
    });
  }

  async function keptIndex() {
    const row = await database.catalogueList.get('search');
    if (row?.key !== 'search') throw new Error('no index is kept');
    return row;
  }

  /** Marks the stored index, which has "rolled" as it is folded: a search that finds it by this word reads it. */
  async function markKept(): Promise<void> {
    const kept = await keptIndex();
    await database.catalogueList.put({ ...kept, index: kept.index.replaceAll('roled', 'marked') });
  }

  beforeEach(async () => {
    shop.put('products/oats', productFields('Rolled Oats', { tags: ['oats'] }));
    await refresh();
    expect(await findAfterStart('rolled')).toEqual(['oats']);
  });

  test('uses the index that the phone keeps, and looks at no product while nothing has changed', async () => {
    await markKept();
    await database.catalogueList.bulkDelete(['list', 'search-texts']);
    expect(await findAfterStart('marked')).toEqual(['oats']);
    expect(await database.catalogueList.get('list')).toBeUndefined();
  });

  test('makes an index anew that was made with other words, or is damaged', async () => {
    await markKept();
    expect(await findAfterStart('jai', [['oats', 'jai']])).toEqual(['oats']);
    expect(await findAfterStart('marked')).toEqual([]);
    await database.catalogueList.put({ ...(await keptIndex()), index: '{"broken"' });
    expect(await findAfterStart('rolled')).toEqual(['oats']);
    expect(JSON.parse((await keptIndex()).index)).toMatchObject({ documentCount: 1 });
  });

  test('finds what came since, with the index that was kept for the rest, and keeps that', async () => {
    await markKept();
    shop.put('products/ragi', productFields('Sprouted Ragi', { tags: ['ragi'] }));
    await refresh();
    expect(await findAfterStart('sprouted')).toEqual(['ragi']);
    expect(await findAfterStart('marked')).toEqual(['oats']);
    expect(await findAfterStart('sprouted')).toEqual(['ragi']);
  });

  test('does not take an index of one tab for as new as another tab says of its own', async () => {
    const old = await keptIndex();
    shop.put('products/ragi', productFields('Sprouted Ragi', { tags: ['ragi'] }));
    await refresh();
    expect(await findAfterStart('sprouted')).toEqual(['ragi']);
    await database.catalogueList.put(old);
    expect(await findAfterStart('sprouted')).toEqual(['ragi']);
  });
});
