// What search engines are told: a sitemap of whole addresses that are safe in XML, and which pages are one customer's.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sitemapFile } from '../../../backend/functions/src/site/sitemap-xml.ts';

const ORIGIN = 'https://shop.example';
const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);
const products = (count: number) => Array.from({ length: count }, (_, at) => `/product/${at}`);

test('a sitemap has whole addresses, and nothing that breaks XML', async () => {
  const odd = `/product/${encodeURIComponent('हल्दी "1" <kg>')}`;
  expect(await sitemapFile(ORIGIN, ['/', '/product/a&b', odd], 'first')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://shop.example/</loc></url>' +
      '<url><loc>https://shop.example/product/a&amp;b</loc></url>' +
      `<url><loc>https://shop.example${odd}</loc></url>` +
      '</urlset>',
  );
});

test('a sitemap of more pages than one file may have names as many files as are needed, and none is left out', async () => {
  const paths = products(11);
  const index = await sitemapFile(ORIGIN, paths, 'first', 5);
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex /);
  const files = [1, 2, 3];
  expect(addressesIn(index)).toEqual(files.map((file) => `${ORIGIN}/sitemap-${file}.xml`));
  const found = await Promise.all(files.map((file) => sitemapFile(ORIGIN, paths, file, 5)));
  for (const xml of found) expect(addressesIn(xml).length).toBeLessThanOrEqual(5);
  expect(found.flatMap(addressesIn)).toEqual(paths.map((path) => ORIGIN + path));
  expect(await sitemapFile(ORIGIN, paths, 4, 5)).toBeNull();
});

test('50,000 addresses are one file, and 50,001 are two', async () => {
  const all = products(50_001);
  expect(addressesIn(await sitemapFile(ORIGIN, all.slice(1), 'first'))).toHaveLength(50_000);
  expect(addressesIn(await sitemapFile(ORIGIN, all, 'first'))).toHaveLength(2);
  expect(addressesIn(await sitemapFile(ORIGIN, all, 2))).toEqual([`${ORIGIN}/product/50000`]);
});

test('robots.txt allows all but the pages of one customer', async () => {
  const text = await readFile(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.slice(2).every((line) => /^Disallow: \/[a-z-]+\/?$/.test(line))).toBe(true);
  for (const own of ['/orders', '/profile']) expect(lines).toContain(`Disallow: ${own}`);
  const open = /\/(products?|cart|blogs?|category|brand)$/;
  expect(lines.filter((line) => open.test(line))).toEqual([]);
});
