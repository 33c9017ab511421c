// How the worker knows, before it has loaded anything large, whether a page that it has drawn is still true.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { readMirrorState } from '#core/device/catalogue/mirror-state.ts';
import { readMirrorVersion } from '#core/device/catalogue/mirror-version.ts';
import { openDatabase } from '#core/device/database/database.ts';
import { refreshMirror } from '#core/sync/catalogue/refresh.ts';
import { productFields, SmallCatalogue } from './support/small-catalogue.ts';

const phone = () => {
  const indexedDB = new IDBFactory();
  const open = () => openDatabase('haat', { indexedDB, IDBKeyRange: FakeKeyRange });
  return { indexedDB, open, version: () => readMirrorVersion('haat', indexedDB) };
};

test('every change of the catalogue is seen, a look that finds none changes nothing, and no catalogue is no version', async () => {
  const { open, version } = phone();
  const database = open();
  const shop = new SmallCatalogue();
  const work = { sanitise: (html: string) => html, yieldToMain: async () => undefined };
  const refresh = async () => {
    shop.now += 60_000;
    await refreshMirror({ database, ...shop.sources(), ...work, now: () => shop.now });
    return version();
  };
  await readMirrorState(database);
  expect(await version()).toBeNull();
  shop.put('products/a', productFields('Amla', { price: 10 }));
  const seen = [await refresh()];
  expect(await refresh()).toBe(seen[0]);
  shop.put('products/a', productFields('Amla', { price: 11 }));
  seen.push(await refresh());
  shop.put('categories/powders', { categoryName: 'Powders' });
  seen.push(await refresh());
  shop.remove('products/a');
  seen.push(await refresh());
  expect(seen).not.toContain(null);
  expect(new Set(seen).size).toBe(4);
});

test('a phone that has no database is left without one', async () => {
  const { indexedDB, version } = phone();
  expect(await version()).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('a database of other tables is read without an error', async () => {
  const { indexedDB, version } = phone();
  await new Promise((resolve) => {
    const opening = indexedDB.open('haat', 10);
    opening.onupgradeneeded = () => opening.result.createObjectStore('cartItems');
    opening.onsuccess = () => resolve(opening.result.close());
  });
  expect(await version()).toBeNull();
});

test('who looks does not stand in the way of a newer version of the shop', async () => {
  const { indexedDB, open, version } = phone();
  const database = open();
  await database.open();
  database.close();
  const looks = [version(), version()];
  const raised = new Promise((resolve, reject) => {
    const opening = indexedDB.open('haat', 9_990);
    opening.onblocked = () => reject(new Error('somebody holds it'));
    opening.onsuccess = () => resolve(opening.result.version);
  });
  expect(await raised).toBe(9_990);
  expect(await Promise.all(looks)).toEqual([null, null]);
});
