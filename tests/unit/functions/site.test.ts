// The shop's information for search engines: sitemaps of at most 50,000 addresses that are safe in XML, and which pages belong to one customer.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sitemapFile } from '../../../backend/functions/src/site/sitemap-xml.ts';

const ORIGIN = 'https://shop.example';
const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);
const products = (count: number) => Array.from({ length: count }, (_, at) => `/product/${at}`);

test('of more pages than one file may have a sitemap names as many files as are needed, and none is left out', async () => {
  const paths = [...products(10), '/product/a&b'];
  const index = await sitemapFile(ORIGIN, paths, 'first', 5);
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex /);
  const files = [1, 2, 3];
  expect(addressesIn(index)).toEqual(files.map((file) => `${ORIGIN}/sitemap-${file}.xml`));
  const found = await Promise.all(files.map((file) => sitemapFile(ORIGIN, paths, file, 5)));
  const whole = paths.map((path) => `${ORIGIN}${path}`.replace('&', '&amp;'));
  expect(found.map(addressesIn)).toEqual([whole.slice(0, 5), whole.slice(5, 10), whole.slice(10)]);
  expect(await sitemapFile(ORIGIN, paths, 4, 5)).toBeNull();
  const last = await sitemapFile(ORIGIN, products(50_001), 2);
  expect(addressesIn(last)).toEqual([`${ORIGIN}/product/50000`]);
});

test('robots.txt allows all but the pages of one customer', async () => {
  const text = await readFile(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  for (const own of ['/orders', '/profile']) expect(lines).toContain(`Disallow: ${own}`);
  const open = /\/(products?|cart|blogs?|category|brand)$/;
  expect(lines.filter((line) => open.test(line))).toEqual([]);
});
