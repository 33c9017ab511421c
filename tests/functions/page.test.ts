// The shop's pages as they come from the running shop to somebody without its code: readers without JavaScript, search engines,
// previews of links, and everybody's first visit.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '#shop';
import { texts } from '#shop-texts';
import { closeDatabase, database, pause } from './shop-database.ts';

const HOSTING = 'http://localhost:5000';

async function ask(path: string, init?: RequestInit) {
  const reply = await fetch(HOSTING + path, init);
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
}

/** Asks until the page is as hoped for: a change takes a moment to reach it. */
async function drawnWith(
  path: string,
  isAsHoped: (page: Awaited<ReturnType<typeof ask>>) => boolean,
) {
  const deadline = Date.now() + 45_000;
  for (;;) {
    const page = await ask(path);
    if (isAsHoped(page)) return page;
    if (Date.now() > deadline)
      throw new Error(`${path} stayed at ${page.status}: ${page.html.slice(0, 2000)}`);
    await pause(200);
  }
}

const isDrawn = ({ html }: { html: string }) => html.includes('id="island"');
const id = `drawn-${randomUUID()}`;
const product = database.doc(`products/${id}`);
const editorContent =
  '<h1 onclick="steal()">Dug by hand</h1><script>steal()</script><p>in Sehore<img src="x" onerror="steal()"></p><a href="javascript:steal()">here</a>';

beforeAll(async () => {
  await product.set({
    name: 'Black Turmeric of the tests',
    price: 431,
    brand: '',
    category: 'turmeric',
    tags: [],
    photoURL: [0],
    quantity: 4,
    editorContent,
    updatedAt: FieldValue.serverTimestamp(),
  });
  await drawnWith(`/product/${id}`, ({ status }) => status === 200);
});

afterAll(async () => {
  await product.delete();
  await closeDatabase();
});

describe.each([
  ['/', 'From small farms to your kitchen', '₹'],
  ['/products', 'Products', '₹'],
  ['/products?sort=price-high', 'Products', '₹'],
  ['/products?search=haldi', 'Results for', '₹'],
  ['/category/turmeric', 'Turmeric', '₹'],
  ['/blogs', 'Blogs', '/blog/'],
  ['/about-us', 'About us', shop.name],
  ['/faqs', 'FAQs', texts.faqs[0].question.slice(0, 20)],
  ['/spare-parts', 'Spare parts', shop.name],
  ['/contact-us', 'Contact us', 'Send message'],
  ['/services', 'Feedback and suggestions', shop.name],
  ['/privacy-policy', 'Privacy Policy', shop.name],
  ['/terms-and-condition', 'Terms and Conditions', shop.name],
])('%s', (path, heading, word) => {
  test('is whole in its HTML, may be kept by the CDN, and says nothing of any shopper', async () => {
    const page = await ask(path, { headers: { Cookie: '__session=asha' } });
    expect(page.status).toBe(200);
    expect(isDrawn(page)).toBe(true);
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>[^<]*${heading}`));
    expect(page.html.includes(word)).toBe(true);
    expect(page.html.match(/<title[^>]*>[^<]+<\/title>/g)).toHaveLength(1);
    expect(page.html).toMatch(/<meta[^>]* name="description" content="[^"]{20,}"/);
    const isForSearchEngines = !['/spare-parts', '/products?search=haldi'].includes(path);
    expect(/<link[^>]* rel="canonical" href="https:\/\//.test(page.html)).toBe(isForSearchEngines);
    expect(page.headers.get('Cache-Control')).toMatch(
      /public.*s-maxage=\d+.*stale-while-revalidate/,
    );
    expect(page.headers.get('Set-Cookie')).toBeNull();
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  });
});

test('a product is there with its name, price, text, picture and what previews of links show', async () => {
  const { html } = await ask(`/product/${id}`);
  expect(html).toMatch(/<h1[^>]*>Black Turmeric of the tests</);
  expect(html).toContain('₹431');
  expect(html).toMatch(/<meta[^>]* property="og:title" content="Black Turmeric of the tests"/);
  expect(html).toMatch(/<meta[^>]* property="og:image" content="https?:\/\/[^"]+_800x800/);
  expect(html).toMatch(/<meta[^>]* name="description" content="[^"]*₹431/);
  expect(html).toMatch(/"@type":"Product"[^<]*"price":"431.00"/);
});

test('who saves data gets a page with smaller pictures, which nobody else is given by the CDN', async () => {
  const { html, headers } = await ask('/products', { headers: { 'Save-Data': 'on' } });
  expect(html).not.toContain('800w');
  expect(headers.get('Vary')).toContain('Save-Data');
});

test('nothing that a merchant’s text could run is in a page', async () => {
  const { html } = await ask(`/product/${id}`);
  expect(html).toContain('<h3>Dug by hand</h3><p>in Sehore</p>');
  // Neither in the page nor in the data that its code goes on from.
  expect(html).not.toContain('steal');
});

test('a new price is drawn as soon as the catalogue has it', async () => {
  await product.update({ price: 439, updatedAt: FieldValue.serverTimestamp() });
  const page = await drawnWith(`/product/${id}`, ({ html }) => html.includes('₹439'));
  expect(page.html).not.toContain('₹431');
});

test('who has the page already gets it only when it has changed', async () => {
  const first = await ask('/faqs');
  const mark = first.headers.get('ETag') ?? '';
  expect(mark).not.toBe('');
  const again = await ask('/faqs', {
    headers: { 'If-None-Match': mark, 'Cache-Control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
  expect(again.html).toBe('');
});

test('an unknown product is a real 404 with ways on', async () => {
  const page = await ask(`/product/never-${randomUUID()}`);
  expect(page.status).toBe(404);
  expect(page.html).toMatch(/<h1[^>]*>Product not found/);
  expect(page.html).toContain('href="/products"');
});

test.each(['category', 'brand', 'blog'])(
  'an unknown %s is a real 404, on a page that says so',
  async (kind) => {
    const page = await ask(`/${kind}/never-${randomUUID()}`);
    expect(page.status).toBe(404);
    expect(page.html).toMatch(/<h1/);
  },
);

test('a search, or a filter, that nothing answers is a page all the same', async () => {
  expect((await ask('/products?search=zzzz')).status).toBe(200);
  expect((await ask('/category/turmeric?brands=nobody')).status).toBe(200);
});

test('a product that was taken away is gone from its page and from the list', async () => {
  const gone = database.doc(`products/gone-${id}`);
  await gone.set({
    name: 'Gone soon',
    price: 1,
    quantity: 1,
    updatedAt: FieldValue.serverTimestamp(),
  });
  await drawnWith(`/product/gone-${id}`, ({ status }) => status === 200);
  await gone.delete();
  await drawnWith(`/product/gone-${id}`, ({ status }) => status === 404);
  expect((await ask('/products?search=gone')).html).not.toContain('Gone soon');
});

test('a document that is no product is left out, and the rest is drawn', async () => {
  const spoiled = database.doc(`products/spoiled-${id}`);
  await spoiled.set({ name: '', price: 'much', updatedAt: FieldValue.serverTimestamp() });
  try {
    await product.update({ price: 441, updatedAt: FieldValue.serverTimestamp() });
    await drawnWith(`/product/${id}`, ({ html }) => html.includes('₹441'));
    expect((await ask(`/product/spoiled-${id}`)).status).toBe(404);
  } finally {
    await spoiled.delete();
  }
});

test('an unknown path is the first page as a real 404, with a line that says so', async () => {
  const page = await ask('/nothing/here');
  expect(page.status).toBe(404);
  expect(page.html).toContain('That page was not found.');
});

test.each(['/cart', '/orders', '/place-order'])(
  '%s is the shop’s bare page, for its code to fill',
  async (path) => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(isDrawn(page)).toBe(false);
    expect(page.html).toContain('<div id="root">');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
  },
);

test('nothing is posted to a page', async () => {
  expect((await ask('/products', { method: 'POST', body: 'x' })).status).toBe(405);
});
