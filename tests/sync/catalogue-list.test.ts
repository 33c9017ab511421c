// The list in memory is always that of the mirror: after a start, after a change, and with names that are equal.
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { readCovers, readListPage } from '#core/device/catalogue/catalogue.ts';
import { readList } from '#core/device/catalogue/catalogue-list.ts';
import { readMirrorState } from '#core/device/catalogue/mirror-state.ts';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import { arrangeList } from '#core/model/catalogue/list-order.ts';
import { database, eachWithCatalogue, refresh, restart, shop } from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

eachWithCatalogue();

/** More than two slices, many names more than once. */
function sellMany(): void {
  Object.assign(shop, { pageSize: 500 });
  for (let at = 0; at < 2_300; at++) {
    const change = { quantity: at % 7, price: at };
    shop.put(`products/p${at}`, productFields(`Name ${at % 900}`, change));
  }
}

test('the list holds every product in the order of the shelf, and follows changes and restarts', async () => {
  sellMany();
  expect(await readList(database)).toBeNull();
  await refresh();
  const list = await readList(database);
  const shelf = await readListPage(database, NO_FILTERS, 5_000);
  expect(list).toHaveLength(2_300);
  expect(new Set(list?.map(({ id }) => id)).size).toBe(2_300);
  expect(list?.map(({ name }) => name)).toEqual(shelf?.products.map(({ name }) => name));
  expect(await readList(database)).toBe(list);

  shop.put('products/p5', productFields('A new name', { price: 1 }));
  shop.remove('products/p6');
  await refresh();
  const changed = await readList(database);
  expect(changed).toHaveLength(2_299);
  expect(changed?.[0]).toMatchObject({ id: 'p5', name: 'A new name', pricePaise: 100 });

  restart();
  expect(await readList(database)).toEqual(changed);
});

test('a category is pictured by its first product by id that has a picture, as on a page that the server draws', async () => {
  expect(await readCovers(database)).toBeNull();
  for (const id of ['seeds', 'powders']) shop.put(`categories/${id}`, { categoryName: id });
  const powder = { category: 'powders' };
  shop.put('products/c', productFields('Turmeric', powder));
  shop.put('products/a', productFields('Amla', { ...powder, photoURL: [] }));
  shop.put('products/b', productFields('Beetroot', { ...powder, photoURL: ['cover', 1] }));
  await refresh();
  expect(await readCovers(database)).toEqual({ powders: { productId: 'b', image: 'cover' } });
});

test('a list that is read while the catalogue changes is the old one or the new one, never a mixture', async () => {
  sellMany();
  await refresh();
  for (const id of ['p0', 'p999']) shop.put(`products/${id}`, productFields(`New ${id}`));
  let refreshed: Promise<unknown> | undefined;
  database.products.hook('reading', (product) => {
    refreshed ??= Dexie.ignoreTransaction(() => refresh());
    return product;
  });
  const list = await readList(database);
  await refreshed;
  const changed = (it: typeof list) => it?.filter(({ name }) => name.startsWith('New')).length;
  expect(changed(list)).toBe(0);
  expect(changed(await readList(database))).toBe(2);
});

test('a phone without room for the list shows it all the same', async () => {
  sellMany();
  await refresh();
  database.catalogueList.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await readList(database)).toHaveLength(2_300);
});

test('“Newest” knows when each product was made, also where an older version of the shop kept the list without it', async () => {
  const made = { first: 1_000, second: 3_000, third: 2_000 };
  for (const [id, at] of Object.entries(made)) shop.put(`products/${id}`, productFields(id), at);
  await refresh();
  const { generation, cursor } = await readMirrorState(database);
  const rows = [['first', 'first', '', '', 1_200, [], [], 5, null, null, undefined]];
  await database.catalogueList.put({ key: 'list', stamp: `${generation}:${cursor}`, rows });
  const list = arrangeList((await readList(database)) ?? [], NO_FILTERS, 'newest');
  expect(list.map(({ id }) => id)).toEqual(['second', 'third', 'first']);
});
