// The catalogue from which the server draws pages: the same lists, in the same order, as a phone shows them.
import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/product/filters.ts';
import type { Product } from '#domain/product/product.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { snapshotReader } from '../../../backend/functions/src/page/snapshot-reader.ts';
import { givenProduct } from '../given.ts';

type SnapshotFiles = Parameters<typeof snapshotReader>[0];
const EMPTY: SnapshotFiles = { products: [], categories: [], brands: [], blogs: [], shop: [] };
const product = (id: string, name: string, rupees: number, more: Partial<Product> = {}) => ({
  ...givenProduct({ id, name, pricePaise: rupees * 100, ...more }),
  editorContent: `<p>${name}</p>`,
});
const readerOf = (shelf: Partial<SnapshotFiles>, synonyms: typeof SEARCH_SYNONYMS = []) =>
  snapshotReader({ ...EMPTY, ...shelf }, { synonyms });

const categories = ['seeds', 'powders'].map((id) => ({ id, categoryName: id }));
const products = [
  product('c', 'Turmeric', 90),
  product('a', 'Amla', 70, { quantity: 0, createdAt: 1 }),
  product('b', 'Beetroot', 80, { popularity: 3 }),
];
const reader = readerOf({ products, categories }, SEARCH_SYNONYMS);

type Asked = Partial<Parameters<typeof reader.list>[0]>;
const listOf = (request: Asked, from = reader) =>
  from.list({ filters: NO_FILTERS, order: 'recommended', limit: 48, ...request });
const searching = (search: string) => ({ filters: { ...NO_FILTERS, search } });

test.each<[string, Asked, string[]]>([
  ['shows the most popular first, then the newest', {}, ['b', 'a', 'c']],
  ['is sorted as asked', { order: 'price-low' }, ['a', 'b', 'c']],
  ['is narrowed down', { filters: { ...NO_FILTERS, categories: ['seeds'] } }, []],
  ['of results finds what a phone finds, in Hindi', searching('हल्दी'), ['c']],
])('a list %s', async (_what, request, ids) => {
  expect((await listOf(request))?.products.map(({ id }) => id)).toEqual(ids);
});

test('a list says how many there are, and carries no texts nor what stands on a pack; a product comes with its own and with all packs of the same thing', async () => {
  const first = await listOf({ limit: 1 });
  expect(first).toMatchObject({ hasMore: true, total: 3 });
  expect(first?.products[0]).not.toHaveProperty('editorContent');
  expect((await reader.product('c'))?.editorContent).toBe('<p>Turmeric</p>');
  expect(await reader.product('gone')).toBeNull();
  const facts = { fssai: '12424999000103' };
  const packs = readerOf({
    products: [
      product('kilo', 'Amla', 200, { packOf: 'amla', netWeight: 1, unit: 'kg' }),
      { ...product('small', 'Amla', 50, { packOf: 'amla', netWeight: 100, unit: 'g' }), facts },
      product('bel', 'Bel', 90, { netWeight: 100, unit: 'g', origin: 'Wayanad' }),
    ],
  });
  const small = await packs.product('small');
  expect(small?.packs?.map(({ id }) => id)).toEqual(['small', 'kilo']);
  expect(small?.facts).toEqual(facts);
  expect(await packs.product('bel')).not.toHaveProperty('packs');
  const found = (await listOf(searching('amla'), packs))?.products;
  expect(found?.map((it) => 'facts' in it)).toEqual([false, false]);
});
