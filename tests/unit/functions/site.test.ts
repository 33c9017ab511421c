// The addresses that search engines are told: under the right domain, whole, and safe to put into XML.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { siteOrigin } from '../../../backend/functions/src/site/site-origin.ts';
import { sitemapFile } from '../../../backend/functions/src/site/sitemap-xml.ts';

describe('the shop’s own address', () => {
  const GCLOUD_PROJECT = 'green-fields-shop';

  test.each([
    ['what the merchant set', { SITE_URL: 'https://shop.example/' }, 'https://shop.example'],
    ['the project’s own where nothing is set', {}, 'https://green-fields-shop.web.app'],
    [
      'the project’s own where the setting is empty',
      { SITE_URL: ' ' },
      'https://green-fields-shop.web.app',
    ],
    [
      'this computer’s under the emulators',
      { FUNCTIONS_EMULATOR: 'true', SITE_URL: 'https://shop.example' },
      'http://localhost:5000',
    ],
  ])('is %s', (_what, env, origin) => {
    expect(siteOrigin({ GCLOUD_PROJECT, ...env })).toBe(origin);
  });

  test.each(['shop', 'http://shop.example', 'javascript:alert(1)', '//shop.example'])(
    'is not %j, which one line says before anything is deployed',
    (SITE_URL) => {
      expect(() => siteOrigin({ GCLOUD_PROJECT, SITE_URL })).toThrow('Setting SITE_URL is wrong');
    },
  );
});

describe('the sitemap', () => {
  const ORIGIN = 'https://shop.example';
  const addressesIn = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);

  test('has whole addresses, and nothing that breaks XML', async () => {
    const paths = ['/', '/product/a&b', `/product/${encodeURIComponent('हल्दी "1" <kg>')}`];
    expect(await sitemapFile(ORIGIN, paths, 'first')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://shop.example/</loc></url>' +
        '<url><loc>https://shop.example/product/a&amp;b</loc></url>' +
        `<url><loc>https://shop.example/product/${encodeURIComponent('हल्दी "1" <kg>')}</loc></url>` +
        '</urlset>',
    );
  });

  test('of more pages than one file may have names as many files as are needed, and none is left out', async () => {
    const paths = Array.from({ length: 11 }, (_, at) => `/product/${at}`);
    const index = await sitemapFile(ORIGIN, paths, 'first', 5);
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex /);
    const files = [1, 2, 3];
    expect(addressesIn(index)).toEqual(files.map((file) => `${ORIGIN}/sitemap-${file}.xml`));
    const found = await Promise.all(files.map((file) => sitemapFile(ORIGIN, paths, file, 5)));
    for (const xml of found) expect(addressesIn(xml).length).toBeLessThanOrEqual(5);
    expect(found.flatMap(addressesIn)).toEqual(paths.map((path) => ORIGIN + path));
    expect(await sitemapFile(ORIGIN, paths, 4, 5)).toBeNull();
  });

  test('of just as many pages as one file may have is one file', async () => {
    const paths = Array.from({ length: 5 }, (_, at) => `/product/${at}`);
    expect(addressesIn(await sitemapFile(ORIGIN, paths, 'first', 5))).toHaveLength(5);
  });

  test('keeps to 50,000 addresses a file by itself', async () => {
    const paths = Array.from({ length: 50_001 }, (_, at) => `/product/${at}`);
    expect(addressesIn(await sitemapFile(ORIGIN, paths, 'first'))).toHaveLength(2);
    expect(addressesIn(await sitemapFile(ORIGIN, paths, 2))).toEqual([`${ORIGIN}/product/50000`]);
  });
});

describe('robots.txt', async () => {
  const text = await readFile(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  test('allows all but the pages of one customer', () => {
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    expect(lines.slice(2).every((line) => /^Disallow: \/[a-z-]+\/?$/.test(line))).toBe(true);
    expect(lines).toContain('Disallow: /orders');
    expect(lines).toContain('Disallow: /profile');
    expect(lines.filter((line) => /\/(products?|cart|blogs?|category|brand)$/.test(line))).toEqual(
      [],
    );
  });
});
