// Facts that a merchant enters about products or the shop reach the phone both ways, and search follows; invalid ones are reported and left out.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readListPage, readProductWithDetails, readSettings } from '#domain/catalogue/catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import { deviceReader } from '#domain/catalogue/device-reader.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { searchProductIds } from '#domain/search/product-search.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import * as fresh from './support/fresh-catalogue.ts';
import { database, refresh, shop, yieldToMain } from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

const SMALL = {
  ...{ netWeight: 200, unit: 'g', mrp: 150, packOf: 'amla-powder', origin: 'Kolli Hills' },
  rating: { count: 2, sum: 9 },
};
const ON_THE_PACK = { shelfLife: '9 months', fssai: '12424999000103' };
const LARGE = { netWeight: 1, unit: 'kg', packOf: 'amla-powder', price: 500 };

const SETTINGS = 'shop/settings';

fresh.eachWithCatalogue();

test('a phone without a catalogue knows nothing of the shop’s settings', async () => {
  expect(await readSettings(database)).toBeNull();
  expect(await deviceReader(database, async () => null).settings(['phones'])).toBeNull();
});

describe.each([
  ['Firestore', 'down'],
  ['the published files', 'good'],
] as const)('read from %s', (_source, publication) => {
  beforeEach(async () => {
    shop.put('products/small', productFields('Amla Powder', { ...SMALL, ...ON_THE_PACK }));
    shop.put('products/large', productFields('Amla Powder for Families', LARGE));
    shop.put('products/bare', productFields('Bel'));
    shop.publication.state = publication;
    await refresh();
  });

  test('texts in Hindi reach the phone: names with lists, long texts with pages alone; unknown languages and what is no text stay away', async () => {
    const hi = { name: 'आँवला पाउडर', editorContent: '<p>खट्टा</p>' };
    const texts = { hi: { ...hi, colour: 'हरा' }, xx: { name: 'Nobody’s' } };
    shop.put('products/small', productFields('Amla Powder', { ...SMALL, texts }));
    const noTexts = { hi: { name: 7, editorContent: '' } };
    shop.put('products/bare', productFields('Bel', { texts: noTexts }));
    const ofMoringa = { hi: { categoryName: 'सहजन' } };
    shop.put('categories/moringa', { categoryName: 'Moringa', texts: ofMoringa });
    const ofBlog = { hi: { content: '<p>य</p>' } };
    shop.put('blogs/b', { heading: 'Harvest', content: '<p>x</p>', texts: ofBlog });
    await refresh();
    const listed = (await readListPage(database, NO_FILTERS, 9))?.products;
    const small = listed?.find(({ id }) => id === 'small');
    expect(small?.texts).toEqual({ hi: { name: hi.name } });
    expect((await readProductWithDetails(database, 'small'))?.texts).toEqual({ hi });
    expect(await readProductWithDetails(database, 'bare')).not.toHaveProperty('texts.hi');
    const reader = deviceReader(database, async () => null);
    const { categories = [] } = (await reader.names()) ?? {};
    expect(categories.find(({ id }) => id === 'moringa')?.texts).toEqual(ofMoringa);
    expect((await reader.blog('b'))?.[0]?.texts).toEqual(ofBlog);
    const found = await searchProductIds(database, 'आँवला पाउडर', { synonyms: [], yieldToMain });
    expect(found?.[0]).toBe('small');
  });

  test('a product’s page has its facts and all packs of the same thing, until one leaves the shop; others have none', async () => {
    const small = await readProductWithDetails(database, 'small');
    const { mrp: _, ...listed } = SMALL;
    expect(small).toMatchObject({ ...listed, mrpPaise: 15_000, facts: ON_THE_PACK });
    expect(small?.packs?.map(({ id }) => id)).toEqual(['small', 'large']);
    const large = await readProductWithDetails(database, 'large');
    expect(large?.packs).toEqual(small?.packs);
    const bare = await readProductWithDetails(database, 'bare');
    expect(bare).not.toHaveProperty('facts');
    expect(bare).not.toHaveProperty('packs');
    expect(bare?.netWeight ?? bare?.mrpPaise ?? bare?.rating).toBeUndefined();
    shop.remove('products/large');
    await refresh();
    expect(await readProductWithDetails(database, 'small')).not.toHaveProperty('packs');
  });

  test('both lists, the plain one and the sorted one, have the fields that cards show, and none that only the page shows', async () => {
    const plain = (await readListPage(database, NO_FILTERS, 9))?.products;
    for (const list of [plain, await readList(database)]) {
      const small = list?.find(({ id }) => id === 'small');
      const { netWeight, unit, rating } = SMALL;
      expect(small).toMatchObject({ netWeight, unit, mrpPaise: 15_000, rating });
      expect(small).not.toHaveProperty('facts');
    }
  });

  test('a shop that has said nothing reads as it was built, else as was said, without fields that cannot be believed; pages ask for a part of it', async () => {
    await refresh();
    expect(await readSettings(database)).toEqual({});
    const said = {
      ...{ phones: ['+91 90000 00001'], email: 'farm@fields.example', hours: ['Daily, 9 to 18'] },
      videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri'],
      banners: ['a'.repeat(32), 'own.webp', 'Leaves', 'Fresh leaves', 'moringa'],
    };
    const unbelievable = {
      ...{ mapsUrl: 'javascript:alert(1)', faqs: ['A question without an answer'], hours: [''] },
      ...{ bank: { accountNumber: '5550001' }, videos: ['no-id', 'A morning', 'Kaveri'] },
      banners: ['../steal.webp', 'b'.repeat(32), 'Leaves', 'Fresh leaves', 'moringa'],
    };
    const { phones, email } = said;
    const emptied = { hours: [], videos: [], banners: [] };
    for (const [each, read = each] of [
      [said],
      [emptied],
      [{}],
      [
        { phones, email, ...unbelievable },
        { phones, email },
      ],
    ]) {
      shop.put(SETTINGS, each as PlainFields);
      await refresh();
      expect(await readSettings(database)).toEqual(read);
    }
    const reader = deviceReader(database, async () => null);
    expect(await reader.settings(['email', 'faqs'])).toEqual({ email });
  });
});

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
    const breathe = inWorker ? null : yieldToMain;
    return searchProductIds(database, text, { synonyms, yieldToMain: breathe });
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
