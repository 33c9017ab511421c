// What a search engine gets from the running shop: through Hosting, where its address is known, and from the function.
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
  test('names the fixed pages and every product, category, brand and blog, under the host that was asked', async () => {
    const { status, headers, text } = await ask(`${HOSTING}/sitemap.xml`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset [^>]+><url>/);
    const addresses = addressesIn(text);
    for (const page of [
      '',
      'products',
      'blogs',
      'about-us',
      'faqs',
      'contact-us',
      'services',
      'privacy-policy',
      'terms-and-condition',
      'cancellation-policy',
      'return-policy',
    ]) {
      expect(addresses).toContain(`${HOSTING}/${page}`);
    }
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

  test('says when a product changed, and hears of a new one whose id needs care', async () => {
    const id = `sitemap test & <b> ${randomUUID()}`;
    const product = database.doc(`products/${id}`);
    const { writeTime } = await product.set({ name: 'T', updatedAt: FieldValue.serverTimestamp() });
    try {
      await seen('catalogue/head', (head) => (head.get('changedAt') ?? 0) >= writeTime);
      const updatedAt = (await product.get()).get('updatedAt').toDate().toISOString();
      const { text } = await ask(`${HOSTING}/sitemap.xml`);
      expect(text).toContain(
        `<loc>${HOSTING}/product/${encodeURIComponent(id)}</loc><lastmod>${updatedAt}</lastmod>`,
      );
    } finally {
      await product.delete();
      await seen(`tombstones/products_${id}`, (tombstone) => tombstone.exists);
      await database.doc(`tombstones/products_${id}`).delete();
    }
  });

  test('is kept by the CDN for an hour', async () => {
    for (const address of [FUNCTION, `${HOSTING}/sitemap.xml`]) {
      const { headers } = await ask(address);
      expect(headers.get('Cache-Control')).toBe('public, max-age=600, s-maxage=3600');
    }
  });

  test('speaks of the merchant’s domain when Hosting was asked under it', async () => {
    const { text } = await ask(FUNCTION, { headers: { 'X-Forwarded-Host': 'shop.example' } });
    expect(addressesIn(text)[0]).toBe('https://shop.example/');
  });

  test('is not made for a host that is none, nor for a request that sends something', async () => {
    const headers = { 'X-Forwarded-Host': 'shop.example/<b>' };
    expect((await ask(FUNCTION, { headers })).status).toBe(400);
    expect((await ask(FUNCTION, { method: 'POST' })).status).toBe(405);
  });
});

test('every other page is still the shop’s', async () => {
  const { headers } = await ask(`${HOSTING}/products`);
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
});
