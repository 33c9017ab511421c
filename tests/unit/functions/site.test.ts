// The addresses that search engines are told: under the right domain, whole, and safe to put into XML.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { siteOrigin } from '../../../backend/functions/src/site-origin.ts';
import { sitemapXml } from '../../../backend/functions/src/sitemap-xml.ts';

const asked = (headers: Record<string, string>) => siteOrigin({ headers }, '');

describe('the shop’s own address', () => {
  test.each([
    [
      'the domain that Hosting was asked for',
      { 'x-forwarded-host': 'shop.example' },
      'https://shop.example',
    ],
    [
      'its own host, when nothing stands before it',
      { host: 'demo.web.app' },
      'https://demo.web.app',
    ],
    ['the first of several', { 'x-forwarded-host': 'Shop.Example, proxy' }, 'https://shop.example'],
    ['this computer, without encryption', { host: 'localhost:5000' }, 'http://localhost:5000'],
  ])('is %s', (_what, headers, origin) => {
    expect(asked(headers)).toBe(origin);
  });

  test.each(['', 'evil.example/path', 'a b', '<b>', 'user@evil.example', '-x', 'x:123456'])(
    'is not to be had from %j',
    (host) => {
      expect(asked({ host })).toBeNull();
    },
  );

  test('is what the merchant set, whatever was asked for', () => {
    const headers = { host: 'demo.web.app' };
    expect(siteOrigin({ headers }, 'https://shop.example/')).toBe('https://shop.example');
    expect(siteOrigin({ headers }, 'shop')).toBeNull();
  });
});

describe('the sitemap', () => {
  test('has whole addresses, the time of the last change where it is known, and nothing that breaks XML', async () => {
    const xml = await sitemapXml('https://shop.example', [
      { path: '/' },
      { path: '/product/a&b', changed: new Date('2026-01-02T03:04:05.678Z') },
      { path: `/product/${encodeURIComponent('हल्दी "1" <kg>')}` },
    ]);
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://shop.example/</loc></url>' +
        '<url><loc>https://shop.example/product/a&amp;b</loc>' +
        '<lastmod>2026-01-02T03:04:05.678Z</lastmod></url>' +
        `<url><loc>https://shop.example/product/${encodeURIComponent('हल्दी "1" <kg>')}</loc></url>` +
        '</urlset>',
    );
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
