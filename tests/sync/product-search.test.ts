// Search on the device follows the mirror: what came is found, what went is not.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { openDatabase } from '#core/device/database/database.ts';
import { refreshMirror } from '#core/sync/catalogue/refresh.ts';
import { productFields, SmallCatalogue } from './support/small-catalogue.ts';

test('a search finds what the phone has now, and says when it has no catalogue at all', async () => {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const database = openDatabase('haat', idb);
  const shop = new SmallCatalogue();
  const yieldToMain = async () => undefined;
  const refresh = () => {
    shop.now += 60_000;
    const now = () => shop.now;
    const sanitise = (html: string) => html;
    return refreshMirror({ database, ...shop.sources(), sanitise, yieldToMain, now });
  };
  const find = async (text: string) =>
    (await searchProductIds(database, text, [['oats', 'jai']], yieldToMain)) ?? undefined;

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

test('a start uses the index that the phone keeps; one that is damaged, or was made with other words, is made anew', async () => {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const database = openDatabase('haat', idb);
  const shop = new SmallCatalogue();
  const yieldToMain = async () => undefined;
  const now = () => shop.now;
  shop.put('products/oats', productFields('Rolled Oats', { tags: ['oats'] }));
  shop.now += 60_000;
  const sanitise = (html: string) => html;
  await refreshMirror({ database, ...shop.sources(), sanitise, yieldToMain, now });
  const findAfterStart = async (text: string, own: string[][] = []) => {
    vi.resetModules();
    const { searchProductIds } = await import('#core/device/catalogue/product-search.ts');
    return searchProductIds(database, text, own, yieldToMain);
  };
  const keptIndex = async () => {
    const row = await database.catalogueList.get('search');
    if (row?.key !== 'search') throw new Error('no index is kept');
    return row;
  };

  expect(await findAfterStart('rolled')).toEqual(['oats']);
  const kept = await keptIndex();
  await database.catalogueList.put({ ...kept, index: kept.index.replaceAll('rolled', 'kept') });
  expect(await findAfterStart('kept')).toEqual(['oats']);
  expect(await findAfterStart('jai', [['oats', 'jai']])).toEqual(['oats']);
  expect(await findAfterStart('kept')).toEqual([]);
  await database.catalogueList.put({ ...(await keptIndex()), index: '{"broken"' });
  expect(await findAfterStart('rolled')).toEqual(['oats']);
  expect(JSON.parse((await keptIndex()).index)).toMatchObject({ documentCount: 1 });
});
