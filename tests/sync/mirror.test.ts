// The catalogue on the device changes as a whole; deletions arrive; an unchanged shop costs one read.
import { beforeEach, describe, expect, test } from 'vitest';
import * as catalogue from '#domain/catalogue/catalogue.ts';
import { DAY_MS } from '#engine/limits.ts';
import * as fresh from './support/fresh-catalogue.ts';
import { SEVEN as ALL, database, names, newPhone, shop } from './support/fresh-catalogue.ts';
import { noteTally, shownMixed } from './support/note-tally.ts';
import { productFields } from './support/small-catalogue.ts';

/** Whether the page has an importing worker. */
let hasWorker: boolean;
const written = { parts: 0 };

fresh.eachWithCatalogue(() => {
  hasWorker = false;
  fresh.sellAll(ALL);
  shop.put('categories/moringa', { categoryName: 'Moringa' });
  shop.put('categories/seeds', { categoryName: 'Seeds' });
  shop.put('brands/green-leaf', { brandName: 'Green Leaf' });
  shop.now += 60_000;
});

function refresh(change: Parameters<typeof fresh.refresh>[0] = {}, lostAfter?: number) {
  const imports = hasWorker && { importInWorker: fresh.importInWorker(lostAfter, written) };
  return fresh.refresh({ ...imports, ...change });
}

describe.each([
  ['Firestore', 'down', 1, 10],
  ['the published files', 'good', 0, 3],
  ['the published files by a worker', 'good', 0, 4],
] as const)('read from %s', (source, publication, headReads, askedAgain) => {
  beforeEach(() => {
    shop.publication.state = publication;
    hasWorker = source.endsWith('worker');
  });

  test('a visit that finds nothing new reads at most one document of the database', async () => {
    await refresh();
    shop.reads = 0;
    expect(await refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
    expect(shop.reads).toBe(headReads);
  });

  test('a changed price, a new product and a deleted one arrive together, without reading the rest again', async () => {
    await refresh();
    shop.put('products/bel', productFields('Bel', { price: 99 }));
    shop.put('products/hing', productFields('Hing'));
    shop.remove('products/chia');
    shop.reads = 0;
    expect(await refresh()).toEqual({ outcome: 'changed', refused: [] });
    expect(await names()).toEqual(['Amla', 'Bel', 'Dill', 'Ela', 'Flax', 'Ghee', 'Hing']);
    const bel = { pricePaise: 9_900, editorContent: '<p>Bel</p>' };
    expect(await catalogue.readProductWithDetails(database, 'bel')).toMatchObject(bel);
    expect(await catalogue.readProductWithDetails(database, 'chia')).toBeUndefined();
    expect(shop.reads).toBeLessThanOrEqual(8);
  });

  test('a first reading that is cut off at any page shows nothing half, and goes on where it stopped', async ({
    task,
  }) => {
    expect(await refresh()).toEqual({ outcome: 'changed', refused: [] });
    const categories = (await catalogue.readCategories(database)).map((it) => it.categoryName);
    expect(categories).toEqual(['Moringa', 'Seeds']);
    const questions = shop.questions;
    expect(questions).toBeGreaterThan(4);
    let mixed = 0;
    for (let failAt = 1; failAt <= questions; failAt++) {
      newPhone();
      Object.assign(shop, { questions: 0, failAt, reads: 0 });
      expect(await refresh()).toEqual({ outcome: 'failed', reason: 'network' });
      if ((await names()) !== null) mixed++;
      shop.failAt = Number.POSITIVE_INFINITY;
      expect((await refresh()).outcome).toBe('changed');
      expect(await names()).toEqual(ALL);
      // The catalogue itself once, with a read for the shop without settings; twice: the head, the questions about changes, and
      // the part that a worker did not get.
      expect(shop.questions).toBeLessThanOrEqual(questions + askedAgain);
      expect(shop.reads).toBeLessThanOrEqual(headReads * (11 + 2 + 12));
    }
    noteTally(task, { promise: 'half-a-catalogue', ...shownMixed(questions, mixed) });
    expect(mixed).toBe(0);
  });

  test('changes that are cut off at any page leave the old catalogue whole', async ({ task }) => {
    await refresh();
    for (const name of ['Amla', 'Bel', 'Dill', 'Ela']) {
      shop.put(`products/${name.toLowerCase()}`, productFields(`New ${name}`));
    }
    shop.remove('products/ghee');
    shop.put('shop/settings', { email: 'new@fields.example' });
    let mixed = 0;
    for (let failAt = 1; failAt <= (headReads ? 7 : 2); failAt++) {
      Object.assign(shop, { questions: 0, failAt });
      expect((await refresh()).outcome).toBe('failed');
      const said = await catalogue.readSettings(database);
      if (`${await names()}` !== `${ALL}` || said?.email) mixed++;
    }
    shop.failAt = Number.POSITIVE_INFINITY;
    await refresh();
    expect(await catalogue.readSettings(database)).toEqual({ email: 'new@fields.example' });
    expect(await names()).toEqual(['Chia', 'Flax', 'New Amla', 'New Bel', 'New Dill', 'New Ela']);
    noteTally(task, { promise: 'half-a-catalogue', ...shownMixed(headReads ? 7 : 2, mixed) });
    expect(mixed).toBe(0);
  });

  test('a phone that slept longer than tombstones live reads the whole catalogue anew, in one swap', async () => {
    await refresh();
    shop.now += 70 * DAY_MS;
    // Deleted so long ago that its tombstone has expired.
    shop.documents.delete('products/ghee');
    Object.assign(shop, { questions: 0, failAt: 3 });
    expect((await refresh()).outcome).toBe('failed');
    expect(await names()).toEqual(ALL);
    shop.failAt = Number.POSITIVE_INFINITY;
    expect((await refresh()).outcome).toBe('changed');
    expect(await names()).toEqual(ALL.slice(0, -1));
    expect(await database.products.count()).toBe(6);
  });

  test('a phone whose clock is a year ahead reads the whole catalogue once, and once more when the clock was set right at most', async () => {
    const year = 365 * DAY_MS;
    const visit = (ahead: number) => refresh({ now: () => shop.now + ahead });
    await visit(0);
    await visit(year);
    shop.reads = 0;
    for (let at = 0; at < 3; at++) await visit(year);
    expect(shop.reads).toBe(3 * headReads);
    for (let at = 0; at < 3; at++) await visit(0);
    expect(shop.reads).toBe(6 * headReads);
  });

  test('a product that cannot be believed is left out and reported, and the rest arrives', async () => {
    shop.put('products/free', productFields('Free', { price: -5 }));
    shop.put('products/nameless', productFields(''));
    const result = await refresh();
    expect(result.outcome === 'changed' && result.refused).toHaveLength(2);
    expect(await names()).toEqual(ALL);
  });

  test('a shop without a note of its last change is asked for changes each time', async () => {
    shop.head = null;
    await refresh();
    shop.put('products/bel', productFields('Bel', { price: 99 }));
    shop.head = null;
    await refresh();
    expect((await catalogue.readProductWithDetails(database, 'bel'))?.pricePaise).toBe(9_900);
  });
});

test('wherever the worker that imports is lost, the page goes on with the next part, and the catalogue is whole; a small one is imported without a worker', async () => {
  shop.publication.state = 'good';
  hasWorker = true;
  await refresh();
  const parts = shop.questions - 1;
  expect(parts).toBeGreaterThan(3);
  const read = async (lostAfter?: number) => {
    newPhone();
    shop.questions = 0;
    written.parts = 0;
    expect(await refresh({}, lostAfter)).toEqual({ outcome: 'changed', refused: [] });
  };
  for (let lostAfter = 0; lostAfter <= parts; lostAfter++) {
    await read(lostAfter);
    expect(written.parts).toBe(lostAfter);
    expect(await names()).toEqual(ALL);
    // The head, and no part twice.
    expect(shop.questions).toBe(1 + parts);
  }
  for (const path of [...shop.documents.keys()].slice(5)) shop.documents.delete(path);
  shop.publication.publishWhole();
  await read();
  expect(await names()).toEqual(ALL.slice(0, 5));
  expect(written.parts).toBe(0);
});

test('rich text from Firestore is made harmless before the phone keeps it', async () => {
  const texts = { hi: { name: 'R<p>', editorContent: '<p>आँवला</p>' } };
  shop.put('products/amla', productFields('Amla', { texts }));
  await refresh({ sanitise: (html) => html.replaceAll('<p>', '<p class="clean">') });
  const product = await catalogue.readProductWithDetails(database, 'amla');
  expect(product?.editorContent).toBe('<p class="clean">Amla</p>');
  expect(product?.texts?.hi).toEqual({ name: 'R<p>', editorContent: '<p class="clean">आँवला</p>' });
});
