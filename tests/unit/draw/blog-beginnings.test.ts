// What a drawn page carries of a blog: its beginning in a list, all of it on its own page.
import { expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { drawPage } from '../../../src/draw/draw-page.tsx';
import { build } from './drawn-shop.ts';

const END = 'And so the year begins again.';
const content = `${'<p>Turmeric is boiled, dried and ground, and takes its time for it.</p>'.repeat(99)}<p>${END}</p>`;
const blogs = async () => [{ id: 'turmeric', heading: 'How turmeric is ground', content }];
const catalogue: CatalogueReader = {
  list: async () => ({ products: [], hasMore: false, total: 0 }),
  product: async () => null,
  names: async () => ({ categories: [], brands: [] }),
  covers: async () => ({}),
  blogs,
  blog: blogs,
  settings: async () => ({}),
};
const draw = async (path: string) =>
  (await drawPage(new URL(path, 'https://shop.example'), catalogue, build, false))?.html;

test.each(['/', '/blogs'])('%s carries no more than the beginning of a long blog', async (path) => {
  const html = await draw(path);
  expect(html).toContain('Turmeric is boiled');
  expect(html).toContain('...</p>');
  expect(html).not.toContain(END);
});

test('a blog’s own page carries all of it', async () => {
  const html = await draw('/blog/turmeric');
  expect(html).toContain(END);
});
