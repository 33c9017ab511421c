// How the worker knows, before it loads anything large, whether a page that it has drawn is still true.
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { readMirrorVersion } from '#domain/catalogue/mirror-version.ts';
import {
  database,
  eachWithCatalogue,
  indexedDB,
  refresh,
  shop,
} from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

eachWithCatalogue();
const version = (of = indexedDB) => readMirrorVersion('haat', of);

test('every change of the catalogue is seen, a look that finds none changes nothing, and no catalogue is no version', async () => {
  const versionThen = async () => {
    await refresh();
    return version();
  };
  await readMirrorState(database);
  expect(await version()).toBeNull();
  shop.put('products/a', productFields('Amla', { price: 10 }));
  const seen = [await versionThen()];
  expect(await versionThen()).toBe(seen[0]);
  shop.put('products/a', productFields('Amla', { price: 11 }));
  seen.push(await versionThen());
  shop.put('categories/powders', { categoryName: 'Powders' });
  seen.push(await versionThen());
  shop.remove('products/a');
  seen.push(await versionThen());
  expect(seen).not.toContain(null);
  expect(new Set(seen).size).toBe(4);
});

test('a phone that has no database is left without one', async () => {
  const nothing = new IDBFactory();
  expect(await version(nothing)).toBeNull();
  expect(await nothing.databases()).toEqual([]);
});

test('a database of other tables is read without an error', async () => {
  const other = new IDBFactory();
  await new Promise((resolve) => {
    const opening = other.open('haat', 10);
    opening.onupgradeneeded = () => opening.result.createObjectStore('cartItems');
    opening.onsuccess = () => resolve(opening.result.close());
  });
  expect(await version(other)).toBeNull();
});

test('who looks does not stand in the way of a newer version of the shop', async () => {
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
