// Which pictures a first page asks for before anything else: its largest one first, none that is out of sight, none larger than it is shown.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { drawPage } from '../../../src/draw/draw-page.tsx';
import { build } from './drawn-shop.ts';

const product = (at: number) => ({
  id: `moringa-${at}`,
  name: `Moringa ${at}`,
  brand: 'sehore',
  category: 'powders',
  pricePaise: 18_000,
  tags: [],
  photoURL: ['0'],
  quantity: 3,
  numWeeks: null,
  documentBytes: null,
});
const catalogue: CatalogueReader = {
  list: async ({ limit }) => ({
    products: Array.from({ length: limit }, (_, at) => product(at)),
    hasMore: true,
    total: 99,
  }),
  product: async (id) => ({
    ...product(id === 'moringa-1' ? 1 : 2),
    photoURL: id === 'moringa-1' ? ['0', '1', '2'] : ['0'],
    editorContent: '',
  }),
  names: async () => ({ categories: [{ id: 'powders', categoryName: 'Powders' }], brands: [] }),
  covers: async () => ({ powders: { productId: 'moringa-1', image: '0' } }),
  blogs: async () => [],
  settings: async () => ({}),
  blog: async () => [],
};

async function pictures(path: string) {
  const url = new URL(path, 'https://shop.example');
  const page = await drawPage(url, catalogue, build, false);
  const { document } = new JSDOM(page?.html).window;
  const all = [...document.querySelectorAll('main img')];
  const preloads = [...document.querySelectorAll('link[rel=preload]')].map(
    (it) => it.getAttribute('href') ?? `${it.getAttribute('imagesrcset')}`,
  );
  const of = (priority: string) =>
    all.filter((it) => it.getAttribute('fetchpriority') === priority);
  const at = (list: Element[]) => list.map((it) => `${it.getAttribute('src')}`);
  const eager = all.filter((it) => it.getAttribute('loading') !== 'lazy');
  return { all, preloads, high: at(of('high')), low: at(of('low')), eager: at(eager) };
}

test('home asks for its first banner first, and for the first row of products after it; the rest comes as it comes near', async () => {
  const { all, preloads, high, low, eager } = await pictures('/');
  expect(high).toEqual([expect.stringContaining('/banners/mobile/')]);
  expect(preloads.filter((it) => !it.startsWith('/banners/'))).toEqual([]);
  expect(low).toHaveLength(2);
  expect([...eager].sort()).toEqual([...high, ...low].sort());
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter((it) => it.getAttribute('src')?.startsWith('/banners/'))).toHaveLength(1);
});

test('the categories’ pictures are no larger than their circles', async () => {
  const { all } = await pictures('/');
  const [circle] = all.filter((it) => it.closest('.category-tile'));
  expect(circle?.getAttribute('sizes')).toBe('(min-width: 768px) 4.5rem, 2rem');
  const offered = circle?.getAttribute('srcset')?.match(/\d+w/g);
  expect(offered).toEqual(['100w', '200w']);
});

test('a list, whose products are what it shows first, asks for one row of them first', async () => {
  const { high, low, eager } = await pictures('/products');
  expect(high).toHaveLength(4);
  expect(low).toEqual([]);
  expect(eager).toEqual(high);
});

test('a product asks for its first picture before the small ones, and no wider than it is shown; its others come as they come near', async () => {
  const { all, preloads, high, low } = await pictures('/product/moringa-1');
  const [first, ...others] = all.filter((it) => it.closest('.gallery__slide'));
  expect(high).toEqual([first?.getAttribute('src')]);
  expect(low).toEqual([]);
  expect(first?.getAttribute('sizes')).toBe(
    '(min-width: 1024px) 34rem, (min-width: 768px) 45vw, 100vw',
  );
  expect(preloads[0]).toBe(first?.getAttribute('srcset'));
  expect(others.map((it) => it.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});

test('the only picture of a product is asked for first, too', async () => {
  const { all, preloads, high } = await pictures('/product/moringa-2');
  expect(high).toEqual([all[0]?.getAttribute('src')]);
  expect(preloads[0]).toBe(all[0]?.getAttribute('srcset'));
});
