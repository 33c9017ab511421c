// The pages and the sitemap of the running shop as readers without JavaScript, search engines and first visits get them.

import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { shop } from '#config/shop.ts';
import { drawnPaths } from '../../src/shop/draw/routes.ts';
import * as pages from '../support/public-pages.ts';
import { closeDatabase, database, removeProduct } from './shop-database.ts';

const HOSTING = 'http://localhost:5000';

async function ask(address: string, init?: RequestInit) {
  const reply = await fetch(new URL(address, HOSTING), init);
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
}

/** A change takes a moment to reach a page. */
const becomes = (path: string, isAsHoped: (page: Awaited<ReturnType<typeof ask>>) => boolean) =>
  vi.waitFor(async () => expect(isAsHoped(await ask(path)), path).toBe(true), {
    timeout: 45_000,
    interval: 200,
  });

/** The page's values under a name, one for each occurrence. */
function said(html: string, name: string): string[] {
  const metas = new RegExp(`<meta[^>]* (?:name|property)="${name}" content="([^"]*)"`, 'g');
  return [...html.matchAll(metas)].map(([, content = '']) => content);
}

/** A text as React writes it into HTML. */
function inHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? '&#x27;');
}

const updatedAt = FieldValue.serverTimestamp();
const id = `drawn-${randomUUID()}`;
const product = database.doc(`products/${id}`);

afterAll(async () => {
  await product.delete();
  await closeDatabase();
});

test.each(pages.PUBLIC_PAGES)(
  '$path is whole in its HTML, may be kept by the CDN, says nothing of any shopper, and tells search engines and previews of links what it is',
  async (expected) => {
    const { path, heading, title = heading, words, isLeftOut } = expected;
    const { status, headers, html } = await ask(path, { headers: { Cookie: '__session=asha' } });
    expect(status).toBe(200);
    expect(pages.isDrawn(html)).toBe(true);
    expect(pages.headingsIn(html)).toEqual([heading]);
    expect(pages.shownIn(html)).toContain(words);
    expect(headers.get('Cache-Control')).toMatch(/public.*s-maxage=\d+.*stale-while-revalidate/);
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const titles = html.match(/<title[^>]*>[^<]+<\/title>/g);
    expect(titles).toEqual([expect.stringContaining(inHtml(title))]);
    expect(said(html, 'description')).toEqual([expect.stringMatching(/^.{20}/)]);
    expect(said(html, 'og:title')).toEqual([inHtml(title)]);
    expect(said(html, 'og:image')).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/./)]);
    const own = html.matchAll(/<link[^>]* rel="canonical" href="([^"]*)"/g);
    const address = shop.site + new URL(path, HOSTING).pathname;
    expect([...own].map(([, href]) => href)).toEqual(isLeftOut ? [] : [address]);
    expect(said(html, 'robots')).toEqual(isLeftOut ? ['noindex'] : []);
  },
);

test('no page that anybody may open is left out above', () => {
  const paths = pages.PUBLIC_PAGES.map(({ path }) => new URL(path, HOSTING).pathname);
  const leftOut = drawnPaths.filter((drawn) => {
    const pattern = new RegExp(`^${drawn.replace(/\$\w+/g, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(leftOut).toEqual([]);
});

test('who saves data gets a page with smaller pictures, which nobody else is given by the CDN', async () => {
  const { html, headers } = await ask('/products', { headers: { 'Save-Data': 'on' } });
  expect(html).not.toContain('800w');
  expect(headers.get('Vary')).toContain('Save-Data');
});

test('a new product, and its new price, are drawn as soon as the catalogue has them; taken away, it is gone from its page and from the list; one that is none is left out, and the rest is drawn', async () => {
  const path = `/product/${id}`;
  const spoiled = database.doc(`products/spoiled-${id}`);
  await spoiled.set({ name: '', price: 'much', updatedAt });
  await product.set({ name: 'Black turmeric', price: 431, quantity: 4, photoURL: [0], updatedAt });
  await becomes(path, ({ status }) => status === 200);
  expect((await ask(`/product/spoiled-${id}`)).status).toBe(404);
  await product.update({ price: 1439.5, updatedAt });
  await becomes(path, ({ html }) => html.includes('₹1,439.50'));
  const { html } = await ask(path);
  expect(html).not.toContain('₹431');
  expect(said(html, 'product:price:amount')).toEqual(['1439.50']);
  await product.delete();
  await becomes(path, ({ status }) => status === 404);
  expect((await ask('/products?search=black')).html).not.toContain('Black turmeric');
  await spoiled.delete();
});

test('who has the page already gets it only when it has changed', async () => {
  const mark = (await ask('/faqs')).headers.get('ETag') ?? '';
  expect(mark).not.toBe('');
  const headers = { 'If-None-Match': mark, 'Cache-Control': 'max-age=0' };
  expect(await ask('/faqs', { headers })).toMatchObject({ status: 304, html: '' });
});

test.each([
  [`/product/never-${randomUUID()}`, 404, /<h1[^>]*>Product not found.*href="\/products"/s],
  [`/category/never-${randomUUID()}`, 404, /<h1/],
  [`/brand/never-${randomUUID()}`, 404, /<h1/],
  [`/blog/never-${randomUUID()}`, 404, /<h1/],
  [pages.UNKNOWN_PATH, 404, /That page was not found\./],
  // A search, and a filter, that nothing answers.
  ['/products?search=zzzz', 200, /<h1/],
  ['/category/turmeric?brands=nobody', 200, /<h1/],
])('%s answers %i, with a page that says so', async (path, status, words) => {
  expect(await ask(path)).toMatchObject({ status, html: expect.stringMatching(words) });
});

const FUNCTION = 'http://127.0.0.1:5001/demo-haat/us-central1/sitemap';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);

describe('/sitemap.xml', () => {
  test('names the fixed pages and every product, category, brand and blog, under the shop’s own address whatever host a request names, so that nobody puts a stranger’s into the CDN', async () => {
    const { status, headers, html: text } = await ask('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset [^>]+><url>/);
    const addresses = addressesIn(text);
    const own = ' products blogs about-us faqs contact-us services privacy-policy';
    const policies = 'terms-and-condition cancellation-policy return-policy';
    const pages = `${own} ${policies}`.split(' ').map((page) => `${HOSTING}/${page}`);
    expect(addresses).toEqual(expect.arrayContaining(pages));
    const one = { products: 'product', categories: 'category', brands: 'brand', blogs: 'blog' };
    for (const [collection, page] of Object.entries(one)) {
      const { docs } = await database.collection(collection).select().get();
      expect(docs.length).toBeGreaterThan(0);
      const all = docs.map(({ id }) => `${HOSTING}/${page}/${id}`);
      expect(addresses).toEqual(expect.arrayContaining(all));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const strange of [{ 'X-Forwarded-Host': 'evil.example' }, { Host: 'evil.example' }]) {
      const all = addressesIn((await ask(FUNCTION, { headers: strange })).html);
      expect(all.length).toBeGreaterThan(50);
      expect(all.filter((address) => !address?.startsWith(`${HOSTING}/`))).toEqual([]);
    }
  });

  test('hears of a new product whose id needs care, and that it has gone', async () => {
    const id = `sitemap test & <b> ${randomUUID()}`;
    const address = `${HOSTING}/product/${encodeURIComponent(id)}`;
    const isListed = async () => addressesIn((await ask(FUNCTION)).html).includes(address);
    await database.doc(`products/${id}`).set({ name: 'Care', price: 1, quantity: 1, updatedAt });
    try {
      await expect.poll(isListed, { timeout: 45_000 }).toBe(true);
    } finally {
      await removeProduct(id);
    }
    await expect.poll(isListed, { timeout: 45_000 }).toBe(false);
  });

  test('has numbered files, as a shop of more than 50,000 pages needs them, and no more than there are; the CDN keeps each for an hour', async () => {
    const whole = addressesIn((await ask(FUNCTION)).html);
    for (const address of [FUNCTION, '/sitemap.xml', '/sitemap-1.xml']) {
      const { status, headers, html } = await ask(address);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('public, max-age=600, s-maxage=3600');
      expect(addressesIn(html)).toEqual(whole);
    }
    for (const none of ['2', '0', '01', 'x']) {
      expect((await ask(`/sitemap-${none}.xml`)).status, none).toBe(404);
    }
    expect((await ask(FUNCTION, { method: 'POST' })).status).toBe(405);
  });
});
