// The list in memory always matches the mirror; "Recommended" is one order for everybody, wherever it is computed.
import Dexie from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import * as catalogue from '#domain/catalogue/catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import type { ListPage } from '#domain/catalogue/catalogue-reader.ts';
import { deviceReader } from '#domain/catalogue/device-reader.ts';
import { firstListPage } from '#domain/catalogue/list-page.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import type { ListedProduct } from '#domain/device/tables.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { arrangeList } from '#domain/product/list-order.ts';
import { DAY_MS } from '#engine/limits.ts';
import { snapshotReader } from '../../backend/functions/src/page/snapshot-reader.ts';
import { database, eachWithCatalogue, refresh, restart, shop } from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

eachWithCatalogue();

/** More than two slices, with many names repeated. */
function sellMany(): void {
  Object.assign(shop, { pageSize: 500 });
  for (let at = 0; at < 2_300; at++)
    shop.put(`products/p${at}`, productFields(`Name ${at % 900}`, { quantity: at % 7, price: at }));
}

/** The phone's catalogue as a version left it that knew less of each product. */
async function filledByAnOlderVersion(forget: (row: ListedProduct) => unknown): Promise<void> {
  await database.products.toCollection().modify((row) => void forget(row));
  await database.mirrorState.toCollection().modify({ madeWith: 'an older form' });
}

test('the list holds every product in the order of the shelf, and follows changes and restarts', async () => {
  sellMany();
  expect(await readList(database)).toBeNull();
  await refresh();
  const list = await readList(database);
  const shelf = await catalogue.readListPage(database, NO_FILTERS, 5_000);
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
  expect(await catalogue.readCovers(database)).toBeNull();
  for (const id of ['seeds', 'powders']) shop.put(`categories/${id}`, { categoryName: id });
  const powder = { category: 'powders' };
  shop.put('products/c', productFields('Turmeric', powder));
  shop.put('products/a', productFields('Amla', { ...powder, photoURL: [] }));
  shop.put('products/b', productFields('Beetroot', { ...powder, photoURL: ['cover', 1] }));
  await refresh();
  expect(await catalogue.readCovers(database)).toEqual({
    powders: { productId: 'b', image: 'cover' },
  });
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

test('“Newest” knows when each product was made, also where an older version of the shop kept them without it', async () => {
  const made = { first: 1_000, second: 3_000, third: 2_000 };
  for (const [id, at] of Object.entries(made)) shop.put(`products/${id}`, productFields(id), at);
  await refresh();
  await filledByAnOlderVersion((row) => delete row.createdAt);
  await readList(database);
  await refresh();
  const list = arrangeList((await readList(database)) ?? [], NO_FILTERS, 'newest');
  expect(list.map(({ id }) => id)).toEqual(['second', 'third', 'first']);
});

const MONDAY = Date.parse('2026-11-02T06:00:00Z');
/** Every shopper sees these in this order: name, popularity, creation time, pieces. */
const CATALOGUE: [name: string, popularity: unknown, at?: number, left?: number][] = [
  ['Turmeric', 30, MONDAY, 0],
  ['Moringa', 20.5, MONDAY],
  ['Rajma', 0.5],
  ['Newest', undefined, MONDAY + 2 * DAY_MS, 0],
  ['Honey', 'very', MONDAY + DAY_MS],
  ['Amla', 0, MONDAY],
  ['Bel', undefined, MONDAY],
  ['Bel', undefined, MONDAY],
  ['Older than dates', undefined],
  ['Not recommended', -1, MONDAY + 3 * DAY_MS],
];
const NAMES = CATALOGUE.map(([name]) => name);
const ALL = { filters: NO_FILTERS, order: 'recommended', limit: 50 } as const;

function sellRecommended(): void {
  // Ordered neither by id nor by time of last change.
  for (const [at, entry] of [...CATALOGUE.entries()].reverse()) {
    const [name, popularity, createdAt, quantity = 5] = entry;
    const facts = {
      quantity,
      ...(popularity !== undefined && { popularity: popularity as number }),
    };
    shop.put(`products/${(at * 7) % 10}`, productFields(name, facts), createdAt);
  }
}

const phone = () => deviceReader(database, async () => null);
const namesOf = (page: ListPage | null) => page?.products.map(({ name }) => name);

function stored() {
  const documents = [...shop.documents].map(([path, it]) => ({ id: path.slice(9), ...it }));
  return parseDocuments('products', documents).items;
}

describe('“Recommended”', () => {
  beforeEach(sellRecommended);

  test.each(['down', 'good'] as const)(
    '“Recommended” is the most popular first, else the newest: the same on the drawn page, on an empty phone and on every later visit (published: %s)',
    async (state) => {
      shop.publication.state = state;
      const nothing = { categories: [], brands: [], blogs: [], shop: [] };
      const drawn = snapshotReader({ products: stored(), ...nothing }, { synonyms: [] });
      expect(namesOf(await drawn.list(ALL)), 'drawn by the server').toEqual(NAMES);
      expect(namesOf(firstListPage(stored(), ALL)), 'answered to an empty phone').toEqual(NAMES);
      await refresh();
      expect(namesOf(await phone().list(ALL)), 'the list of the mirror').toEqual(NAMES);
      const ofBrand = { ...ALL, filters: { ...NO_FILTERS, brands: ['green-leaf'] } };
      expect(namesOf(await phone().list(ofBrand)), 'a narrowed list').toEqual(NAMES);
      shop.put('products/0', productFields('Turmeric', { popularity: 10 }), MONDAY);
      await refresh();
      const [first, second, ...rest] = NAMES;
      const changed = [second, first, ...rest];
      expect(namesOf(await phone().list(ALL)), 'after a change').toEqual(changed);
      expect(namesOf(await drawn.list({ ...ALL, limit: 3 }))).toEqual(NAMES.slice(0, 3));
    },
  );

  test('a count is of all that there is: what an empty phone is answered first is not counted', async () => {
    const products = stored();
    expect(firstListPage(products, ALL).total).toBeNull();
    await refresh();
    const counted = { ...ALL, filters: { ...NO_FILTERS, brands: ['green-leaf'] }, limit: 2 };
    expect(await phone().list(counted)).toMatchObject({ total: CATALOGUE.length, hasMore: true });
  });

  test('a phone that an older version filled is filled anew with fields unknown to that version, and shows its own until then', async () => {
    const facts = { popularity: 30, netWeight: 200, unit: 'g' };
    shop.put('products/0', productFields('Turmeric', facts), MONDAY);
    shop.put('shop/settings', { phones: ['+91 90000 00001'] });
    await refresh();
    await database.shop.clear();
    await filledByAnOlderVersion((row) => {
      Object.assign(row, { shelf: 0 });
      delete row.netWeight;
    });
    const before = (await readMirrorState(database)).generation;
    shop.failAt = shop.questions + 1;
    expect(await refresh()).toMatchObject({ outcome: 'failed' });
    expect(namesOf(await phone().list(ALL))).toHaveLength(CATALOGUE.length);
    shop.failAt = Number.POSITIVE_INFINITY;
    expect(await refresh()).toMatchObject({ outcome: 'changed' });
    expect((await readMirrorState(database)).generation).toBeGreaterThan(before);
    expect(namesOf(await phone().list(ALL))).toEqual(NAMES);
    expect(await catalogue.readSettings(database)).toEqual({ phones: ['+91 90000 00001'] });
    expect((await catalogue.readProductWithDetails(database, '0'))?.netWeight).toBe(200);
  });
});
