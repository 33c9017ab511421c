// A small shop whose pages are drawn.
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { drawPage } from '../../../src/draw/draw-page.tsx';

export const product = (at: number) => ({
  id: `moringa-${at}`,
  name: `Moringa Powder & Leaf ${at}`,
  brand: 'sehore',
  category: 'powders',
  pricePaise: 18_000 + at * 100,
  tags: [],
  photoURL: ['0'],
  quantity: 3,
  numWeeks: null,
  documentBytes: null,
});

export const blog = {
  id: 'soak',
  heading: 'How to soak',
  content: '<h1>Soak</h1><p>Overnight.</p>',
};

export const catalogue: CatalogueReader = {
  list: async ({ limit }) => ({
    products: Array.from({ length: limit }, (_, at) => product(at)),
    hasMore: true,
    total: 99,
  }),
  product: async (id) =>
    id === 'moringa-1' ? { ...product(1), editorContent: '<h1>Grown</h1><p>in Sehore</p>' } : null,
  names: async () => ({
    categories: [{ id: 'powders', categoryName: 'Powders' }],
    brands: [{ id: 'sehore', brandName: 'Sehore Farms' }],
  }),
  covers: async () => ({ oils: { productId: 'sesame-oil', image: '1' } }),
  blogs: async () => [blog],
  settings: async () => ({}),
  blog: async () => [blog],
};
export const nothing: CatalogueReader = {
  list: async () => null,
  product: async () => null,
  names: async () => null,
  covers: async () => null,
  blogs: async () => null,
  settings: async () => null,
  blog: async () => null,
};
export const build = {
  shell: `<!doctype html><html><head><title>Haat</title><meta data-whole-shop name="description" content="Whole shop" /><link rel="stylesheet" crossorigin href="/assets/base-1.css"><link rel="stylesheet" crossorigin href="/assets/rest-1.css"><script async src="/early-presses.js"></script><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor-1.js"></head><body><div id="root"><p>Opening</p></div></body></html>`,
  styles: '.page{color:$&}.on-no-drawn-page{color:red}',
};
export const draw = (path: string, from = catalogue, savesData = false) =>
  drawPage(new URL(path, 'https://shop.example'), from, build, savesData);
