// The sitemap that a search engine gets from the running shop: through Hosting, where its address is known, and from the function.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { closeDatabase, database, seen } from './shop-database.ts';

const HOSTING = 'http://localhost:5000';
const FUNCTION = 'http://127.0.0.1:5001/demo-haat/us-central1/sitemap';

async function ask(address: string, init?: RequestInit) {
  const reply = await fetch(address, init);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((it) => it[1]);

afterAll(closeDatabase);

describe('/sitemap.xml', () => {
  test('names the fixed pages and every product, category, brand and blog, under the shop’s own address', async () => {
    const { status, headers, text } = await ask(`${HOSTING}/sitemap.xml`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset [^>]+><url>/);
    const addresses = addressesIn(text);
    const own = ' products blogs about-us faqs contact-us services privacy-policy';
    const policies = 'terms-and-condition cancellation-policy return-policy';
    const pages = `${own} ${policies}`.split(' ').map((page) => `${HOSTING}/${page}`);
    expect(addresses).toEqual(expect.arrayContaining(pages));
    for (const [collection, page] of Object.entries({
      products: 'product',
      categories: 'category',
      brands: 'brand',
      blogs: 'blog',
    })) {
      const { docs } = await database.collection(collection).select().get();
      expect(docs.length).toBeGreaterThan(0);
      expect(addresses).toEqual(
        expect.arrayContaining(docs.map(({ id }) => `${HOSTING}/${page}/${id}`)),
      );
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('hears of a new product whose id needs care, and that it has gone', async () => {
    const id = `sitemap test & <b> ${randomUUID()}`;
    const product = database.doc(`products/${id}`);
    const address = `${HOSTING}/product/${encodeURIComponent(id)}`;
    const isListed = async () => addressesIn((await ask(FUNCTION)).text).includes(address);
    const [pattern] = (await database.collection('products').limit(1).get()).docs;
    await product.set({ ...pattern?.data(), updatedAt: FieldValue.serverTimestamp() });
    try {
      await expect.poll(isListed, { timeout: 45_000 }).toBe(true);
    } finally {
      await product.delete();
      // The tombstone stays: the published catalogue may have this product, and its readers must learn that it is gone.
      await seen(`tombstones/products_${id}`, (tombstone) => tombstone.exists);
    }
    await expect.poll(isListed, { timeout: 45_000 }).toBe(false);
  });

  test('speaks of the shop’s own address whatever host a request names, so that nobody puts a stranger’s into the CDN', async () => {
    for (const headers of [{ 'X-Forwarded-Host': 'evil.example' }, { Host: 'evil.example' }]) {
      const addresses = addressesIn((await ask(FUNCTION, { headers })).text);
      expect(addresses.length).toBeGreaterThan(50);
      expect(addresses.filter((address) => !address?.startsWith(`${HOSTING}/`))).toEqual([]);
    }
  });

  test('has numbered files, as a shop of more than 50,000 pages needs them, and no more than there are; the CDN keeps each for an hour', async () => {
    const whole = addressesIn((await ask(FUNCTION)).text);
    for (const address of [FUNCTION, `${HOSTING}/sitemap.xml`, `${HOSTING}/sitemap-1.xml`]) {
      const { status, headers, text } = await ask(address);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('public, max-age=600, s-maxage=3600');
      expect(addressesIn(text)).toEqual(whole);
    }
    for (const none of ['sitemap-2.xml', 'sitemap-0.xml', 'sitemap-01.xml', 'sitemap-x.xml']) {
      expect((await ask(`${HOSTING}/${none}`)).status, none).toBe(404);
    }
    expect((await ask(FUNCTION, { method: 'POST' })).status).toBe(405);
  });
});
