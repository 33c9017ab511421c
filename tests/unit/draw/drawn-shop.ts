// A small shop whose pages are drawn.
import { JSDOM } from 'jsdom';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import type { Build } from '#engine/drawing/shell.ts';
import { drawPage } from '#shop/draw/draw-page.tsx';
import { catalogOf } from '../../../backend/texts/catalog.ts';
import { catalogueOf, givenProduct } from '../given.ts';

export const product = (at: number) => {
  const [name, pricePaise] = [`Moringa Powder & Leaf ${at}`, 18_000 + at * 100];
  return givenProduct({ id: `moringa-${at}`, name, pricePaise, photoURL: ['0'] });
};

const blog = { id: 'soak', heading: 'How to soak', content: '<h1>Soak</h1><p>Overnight.</p>' };

export const catalogue: CatalogueReader = {
  list: async ({ limit }) => {
    const products = Array.from({ length: limit }, (_, at) => product(at));
    return { products, hasMore: true, total: 99 };
  },
  product: async (id) =>
    id === 'moringa-1' ? { ...product(1), editorContent: '<h1>Grown</h1><p>in Sehore</p>' } : null,
  names: async () => ({
    categories: [{ id: 'powders', categoryName: 'Powders' }],
    brands: [{ id: 'sehore', brandName: 'Sehore Farms' }],
  }),
  covers: async () => ({ powders: { productId: 'moringa-1', image: '0' } }),
  blogs: async () => [blog],
  settings: async () => ({}),
  blog: async () => [blog],
};

const none = Object.keys(catalogue).map((part) => [part, async () => null]);
export const nothing = catalogueOf(Object.fromEntries(none));

const build: Build = {
  readTexts: async (language) => catalogOf(language, process.cwd()).shop,
  shell: `<!doctype html><html><head><title>Haat</title><meta data-whole-shop name="description" content="Whole shop" /><link rel="stylesheet" crossorigin href="/assets/base-1.css"><link rel="stylesheet" crossorigin href="/assets/rest-1.css"><script async src="/early-presses.js"></script><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor-1.js"></head><body><div id="root"><p>Opening</p></div></body></html>`,
  styles: '.page{color:$&}.on-no-drawn-page{color:red}',
};
export const draw = (path: string, from = catalogue, savesData = false) =>
  drawPage(new URL(path, 'https://shop.example'), from, build, savesData);

export async function drawnHtml(path: string, from = catalogue): Promise<string> {
  return (await draw(path, from))?.html ?? '';
}

export async function drawnDocument(path: string, from = catalogue): Promise<Document> {
  return new JSDOM(await drawnHtml(path, from)).window.document;
}
