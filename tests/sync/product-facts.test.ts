// What a merchant fills in about a product reaches the phone, by both ways: to its page, to the lists, to the search. What is wrong is reported.
import { beforeEach, describe, expect, test } from 'vitest';
import { readListPage, readProductWithDetails } from '#core/device/catalogue/catalogue.ts';
import { readList } from '#core/device/catalogue/catalogue-list.ts';
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import {
  database,
  eachWithCatalogue,
  refresh,
  shop,
  yieldToMain,
} from './support/fresh-catalogue.ts';
import { productFields } from './support/small-catalogue.ts';

const SMALL = {
  netWeight: 200,
  unit: 'g',
  mrp: 150,
  packOf: 'amla-powder',
  origin: 'Kolli Hills',
  rating: { count: 2, sum: 9 },
};
const ON_THE_PACK = { shelfLife: '9 months', fssai: '12424999000103' };
const LARGE = { netWeight: 1, unit: 'kg', packOf: 'amla-powder', price: 500 };

eachWithCatalogue(() => {
  shop.put('products/small', productFields('Amla Powder', { ...SMALL, ...ON_THE_PACK }));
  shop.put('products/large', productFields('Amla Powder for Families', LARGE));
  shop.put('products/bare', productFields('Bel'));
});

describe.each([
  ['Firestore', 'down'],
  ['the published files', 'good'],
] as const)('read from %s', (_source, publication) => {
  beforeEach(async () => {
    shop.publication.state = publication;
    await refresh();
  });

  test('a product’s page has its facts, and all packs of the same thing', async () => {
    const small = await readProductWithDetails(database, 'small');
    const { mrp: _, ...listed } = SMALL;
    expect(small).toMatchObject({ ...listed, mrpPaise: 15_000, facts: ON_THE_PACK });
    expect(small?.packs?.map(({ id }) => id)).toEqual(['small', 'large']);
    const large = await readProductWithDetails(database, 'large');
    expect(large?.packs).toEqual(small?.packs);
  });

  test('a product without facts has none, and no packs', async () => {
    const bare = await readProductWithDetails(database, 'bare');
    expect(bare).not.toHaveProperty('facts');
    expect(bare).not.toHaveProperty('packs');
    expect(bare?.netWeight ?? bare?.mrpPaise ?? bare?.rating).toBeUndefined();
  });

  test('a pack that leaves the shop leaves the choice', async () => {
    shop.remove('products/large');
    await refresh();
    expect(await readProductWithDetails(database, 'small')).not.toHaveProperty('packs');
  });

  test('lists have what cards show, the plain one and the sorted one, and nothing of what the page alone shows', async () => {
    const plain = (await readListPage(database, NO_FILTERS, 9))?.products;
    const whole = await readList(database);
    for (const list of [plain, whole]) {
      const small = list?.find(({ id }) => id === 'small');
      expect(small).toMatchObject({ netWeight: 200, unit: 'g', mrpPaise: 15_000 });
      expect(small?.rating).toEqual({ count: 2, sum: 9 });
      expect(small).not.toHaveProperty('facts');
    }
  });

  test('products are found by their amount and by where they come from', async () => {
    const find = (text: string) => searchProductIds(database, text, { synonyms: [], yieldToMain });
    expect(await find('kolli')).toEqual(['small']);
    expect(await find('amla 1kg')).toEqual(['large']);
  });

  test('a product with a wrong fact is shown without it, and the fact is reported', async () => {
    shop.put('products/bel', productFields('Bel', { mrp: 1, origin: 'Sehore' }));
    const result = await refresh();
    const reported = result.outcome === 'changed' ? result.refused : [];
    expect(reported).toEqual(['products/bel: mrp is below the price']);
    const bel = await readProductWithDetails(database, 'bel');
    expect(bel).toMatchObject({ origin: 'Sehore' });
    expect(bel).not.toHaveProperty('mrpPaise');
  });
});
