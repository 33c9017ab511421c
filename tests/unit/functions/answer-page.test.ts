// What the server answers: pages, even when drawing fails, as the shop then opens from its shell; the catalogue from which it draws them,
// whose lists are those of a phone; sitemaps of at most 50,000 addresses that are safe in XML; and which pages belong to one customer.

import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { inLanguage, languages } from '#config/languages.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import type { Product } from '#domain/product/product.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { pageAddress } from '#shop/draw/draw-page.tsx';
import * as page from '../../../backend/functions/src/page/answer-page.ts';
import { pageAnswers } from '../../../backend/functions/src/page/page-answers.ts';
import { snapshotReader } from '../../../backend/functions/src/page/snapshot-reader.ts';
import { sitemapFile } from '../../../backend/functions/src/site/sitemap-xml.ts';
import { givenProduct } from '../given.ts';

const SHELL = '<!doctype html><title>Haat</title><div id="root"></div>';
const BARE = { html: SHELL, status: 200, caching: 'no-cache', isDrawn: false };

const readTexts = async () => ({});
const drawn = { html: '<h1>Products</h1>', status: 200 as const };

function answering(drawPage: page.Drawing['drawPage'] = async () => drawn): page.Means {
  const drawing = { drawPage, pageAddress, build: { shell: SHELL, styles: '', readTexts } };
  const catalogue = {} as page.Means['catalogue'];
  return { loadDrawing: async () => drawing, readShell: async () => SHELL, catalogue };
}
const missing = { ...answering(), loadDrawing: () => Promise.reject(new Error('no file')) };
const failing = answering(() => Promise.reject(new Error('no list')));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['drawing fails', '/products', failing, 1],
  ['what draws cannot be loaded', '/products', missing, 1],
  ['an address cannot be read', '//', answering(), 1],
  ['a page is not drawn, which is no fault', '/cart', answering(async () => null), 0],
])('where %s, the shop opens from its shell', async (_, path, means, faults) => {
  expect(await page.answerPage(path, false, means)).toEqual(BARE);
  expect(console.error).toHaveBeenCalledTimes(faults);
  const answer = await page.answerPage('/products?sort=price-low', false, answering());
  expect(answer).toMatchObject({ ...drawn, caching: expect.stringContaining('s-maxage=30') });
});

/** How often these addresses are drawn, one after the other; `later`: ms between them. */
async function drawings(addresses: readonly string[], { savesData = false, later = 0 } = {}) {
  const addressesDrawn: string[] = [];
  let now = 0;
  const means = answering(async ({ pathname, search }) => {
    addressesDrawn.push(pathname + search);
    return drawn;
  });
  const clock = () => now;
  const answer = pageAnswers(() => means, clock);
  for (const address of addresses) {
    expect(await answer(address, savesData)).toMatchObject({ html: drawn.html, isDrawn: true });
    now += later;
  }
  return addressesDrawn;
}

test.each([
  ['the tags of a campaign', '/product/a?utm_source=wa&utm_medium=x&fbclid=', '/product/a'],
  ['anything behind the first page', '/?x=', '/'],
  ['anything beside a search', '/products?search=haldi&x=', '/products?search=haldi'],
  ['an order of the list that there is not', '/products?sort=', '/products'],
  ['a path that the shop does not know', '/nowhere-', '/-'],
])('a thousand links that differ in %s are answered by one drawing', async (_, link, shown) => {
  const links = Array.from({ length: 1_000 }, (__, at) => link + at);
  expect(await drawings(links)).toEqual([shown]);
});

test('a page is drawn for each of its parameters’ values, and each time at its own address; what other addresses show of it is half a minute old at most', async () => {
  const asked = [
    ...['/products?search=haldi', '/products?search=mirch', '/products?brands=sehore'],
    ...['/category/powders?sort=price-low', '/contact-us?order=A1B2C-D3E4F', '/'],
    ...['/login?returnUrl=%2Fdesk', '/products?priceRange=%7B%22min%22%3A1,%22max%22%3A9%7D'],
  ];
  expect(await drawings(asked)).toEqual(asked);
  expect(await drawings(['/', '/', '/?x=1', '/?x=2'])).toEqual(['/', '/', '/']);
  expect(await drawings(['/?x=1', '/?x=2', '/?x=3'], { later: 20_000 })).toEqual(['/', '/']);
});

test('a reader who saves data does not get a page drawn for others, and a drawing that failed is tried again', async () => {
  let drawings = 0;
  const drawPage: page.Drawing['drawPage'] = async (_url, _catalogue, _build, savesData) => {
    drawings += 1;
    if (drawings === 1) throw new Error('no list');
    return { html: savesData ? 'small' : 'large', status: 200 };
  };
  const answer = pageAnswers(() => answering(drawPage));
  expect(await answer('/?x=1', false)).toEqual(BARE);
  for (const [at, html] of ['large', 'small', 'large'].entries())
    expect(await answer(`/?x=${at + 2}`, html === 'small')).toMatchObject({ html });
});

const ORIGIN = 'https://shop.example';
const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `/product/${at}`);

test('of more pages than one file may have a sitemap names as many files as are needed, and none is left out', async () => {
  const paths = [...addresses(10), '/product/a&b'];
  const size = 5 * languages.length;
  const index = await sitemapFile(ORIGIN, paths, 'first', size);
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex /);
  const files = [1, 2, 3];
  expect(addressesIn(index)).toEqual(files.map((file) => `${ORIGIN}/sitemap-${file}.xml`));
  const found = await Promise.all(files.map((file) => sitemapFile(ORIGIN, paths, file, size)));
  const whole = paths.flatMap((path) =>
    languages.map((it) => ORIGIN + inLanguage(path, it).replace('&', '&amp;')),
  );
  expect(found.map(addressesIn)).toEqual(
    [0, 1, 2].map((at) => whole.slice(at * size, (at + 1) * size)),
  );
  expect(await sitemapFile(ORIGIN, paths, 4, size)).toBeNull();
  const most = Math.floor(50_000 / languages.length);
  const last = await sitemapFile(ORIGIN, addresses(most + 1), 2);
  expect(addressesIn(last)).toEqual(
    languages.map((it) => `${ORIGIN}${inLanguage(`/product/${most}`, it)}`),
  );
  expect(last).toContain(`hreflang="hi" href="${ORIGIN}/hi/product/${most}"`);
});

test('robots.txt allows all but the pages of one customer', async () => {
  const text = await readFile(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  for (const own of ['/orders', '/profile', '/*/orders']) {
    expect(lines).toContain(`Disallow: ${own}`);
  }
  const open = /\/(products?|cart|blogs?|category|brand)$/;
  expect(lines.filter((line) => open.test(line))).toEqual([]);
});

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
