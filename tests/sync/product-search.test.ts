// Search on the device follows the mirror: what came is found, what went is not.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '#core/device/database.ts';
import { searchProducts } from '#core/device/product-search.ts';
import { refreshMirror } from '#core/sync/mirror.ts';
import { productFields, SmallCatalogue } from './support/small-catalogue.ts';

test('a search finds what the phone has now, and says when it has no catalogue at all', async () => {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const database = openDatabase('haat', idb);
  const shop = new SmallCatalogue();
  const giveWay = async () => undefined;
  const refresh = () => {
    shop.now += 60_000;
    const now = () => shop.now;
    const sanitise = (html: string) => html;
    return refreshMirror({ database, remote: shop.remote(), sanitise, giveWay, now });
  };
  const find = async (text: string) =>
    (await searchProducts(database, text, [['oats', 'jai']], giveWay))?.map(({ id }) => id);

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
