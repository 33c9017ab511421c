// The catalogue as the server draws pages from it: the same lists, in the same order, as a phone shows them.
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { SEARCH_SYNONYMS } from '#core/model/catalogue/search-synonyms.ts';
import { cleanHtml } from '../../../backend/functions/src/catalogue/clean-html.ts';
import { snapshotReader } from '../../../backend/functions/src/page/snapshot-reader.ts';

const product = (id: string, name: string, rupees: number, more: Partial<Product> = {}) => ({
  id,
  name,
  brand: 'sehore',
  category: 'powders',
  pricePaise: rupees * 100,
  tags: [],
  photoURL: ['0'],
  quantity: 5,
  numWeeks: null,
  documentBytes: null,
  editorContent: `<p>${name}</p>`,
  ...more,
});

const reader = snapshotReader(
  {
    products: [
      product('c', 'Turmeric', 90),
      product('a', 'Amla', 70, { quantity: 0, createdAt: 1 }),
      product('b', 'Beetroot', 80, { popularity: 3 }),
    ],
    categories: [
      { id: 'seeds', categoryName: 'Seeds' },
      { id: 'powders', categoryName: 'Powders' },
    ],
    brands: [{ id: 'sehore', brandName: 'Sehore Farms' }],
    blogs: [
      { id: 'two', heading: 'Two', content: '<b>2</b>' },
      { id: 'one', heading: 'One', content: '1' },
    ],
    shop: [{ id: 'settings', phones: ['+91 90000 00001'], email: 'farm@shop.example' }],
  },
  { synonyms: SEARCH_SYNONYMS },
);
const idsOf = async (request: Partial<Parameters<typeof reader.list>[0]>) =>
  (
    await reader.list({ filters: NO_FILTERS, order: 'recommended', limit: 48, ...request })
  )?.products.map(({ id }) => id);

test('a category is pictured by its first product by id that has a picture', async () => {
  const categories = ['seeds', 'powders'].map((id) => ({ id, categoryName: id }));
  const products = [
    product('c', 'Turmeric', 90),
    product('a', 'Amla', 70, { photoURL: [] }),
    product('b', 'Beetroot', 80, { photoURL: ['cover', '1'] }),
    product('d', 'Of no category', 80, { category: 'gone' }),
  ];
  const shelf = { products, categories, brands: [], blogs: [], shop: [] };
  expect(await snapshotReader(shelf, { synonyms: [] }).covers()).toEqual({
    powders: { productId: 'b', image: 'cover' },
  });
});

describe('a list', () => {
  test('shows the most popular first, then the newest', async () => {
    expect(await idsOf({})).toEqual(['b', 'a', 'c']);
  });

  test('is sorted and narrowed down as asked', async () => {
    expect(await idsOf({ order: 'price-low' })).toEqual(['a', 'b', 'c']);
    expect(await idsOf({ filters: { ...NO_FILTERS, categories: ['seeds'] } })).toEqual([]);
  });

  test('says how many there are beyond the first', async () => {
    const first = await reader.list({ filters: NO_FILTERS, order: 'recommended', limit: 1 });
    expect(first).toMatchObject({ hasMore: true, total: 3 });
    expect(first?.products[0]).not.toHaveProperty('editorContent');
  });

  test('of results finds what a phone finds: in Hindi, and with a typing error', async () => {
    expect(await idsOf({ filters: { ...NO_FILTERS, search: 'हल्दी' } })).toEqual(['c']);
    expect(await idsOf({ filters: { ...NO_FILTERS, search: 'turmerik' } })).toEqual(['c']);
  });
});

test('a product comes with its text, and a blog by its id', async () => {
  expect((await reader.product('c'))?.editorContent).toBe('<p>Turmeric</p>');
  expect(await reader.blog('two')).toEqual([{ id: 'two', heading: 'Two', content: '<b>2</b>' }]);
  expect(await reader.product('gone')).toBeNull();
  expect(await reader.blog('gone')).toEqual([]);
});

test('a product comes with all packs of the same thing, and what stands on its pack is in no list', async () => {
  const packs = snapshotReader(
    {
      products: [
        product('kilo', 'Amla', 200, { packOf: 'amla', netWeight: 1, unit: 'kg' }),
        {
          ...product('small', 'Amla', 50, { packOf: 'amla', netWeight: 100, unit: 'g' }),
          facts: { fssai: '12424999000103' },
        },
        product('bel', 'Bel', 90, { netWeight: 100, unit: 'g', origin: 'Wayanad' }),
      ],
      categories: [],
      brands: [],
      blogs: [],
      shop: [],
    },
    { synonyms: [] },
  );
  const small = await packs.product('small');
  expect(small?.packs?.map(({ id }) => id)).toEqual(['small', 'kilo']);
  expect(small?.facts).toEqual({ fssai: '12424999000103' });
  expect(await packs.product('bel')).not.toHaveProperty('packs');
  const search = async (text: string) =>
    (
      await packs.list({
        filters: { ...NO_FILTERS, search: text },
        order: 'recommended',
        limit: 9,
      })
    )?.products;
  expect((await search('wayanad'))?.map(({ id }) => id)).toEqual(['bel']);
  expect((await search('1 kg'))?.map(({ id }) => id)).toEqual(['kilo']);
  expect((await search('amla'))?.some((it) => 'facts' in it)).toBe(false);
});

test('categories come by name, blogs by id, as many as asked for', async () => {
  expect((await reader.names())?.categories.map(({ id }) => id)).toEqual(['powders', 'seeds']);
  expect((await reader.blogs(1))?.map(({ id }) => id)).toEqual(['one']);
});

describe('a merchant’s HTML', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/faqs" target="_blank">a</a>', '<a href="/faqs">a</a>'],
    [
      '<a href="https://x.example" rel="opener">a</a>',
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['<img src="http://x.example/a.png">', ''],
    ['<img src="data:image/png;base64,AA">', ''],
    [
      '<img src="https://storage.googleapis.com/x/a.png" onerror="x()">',
      '<img alt="" src="https://storage.googleapis.com/x/a.png" loading="lazy" />',
    ],
    ['<style>p{}</style><iframe src="https://x"></iframe><form action="/x">a</form>', 'a'],
    ['<p style="position:fixed" class="header" data-x="1">a</p>', '<p>a</p>'],
    ['<svg><script>x()</script></svg><math><mi>a</mi></math>', 'a'],
    [
      '<p title="&quot;><script>x()</script>">a</p>',
      '<p title="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;">a</p>',
    ],
    ['<!-- x --><p>हल्दी &amp; ₹</p>', '<p>हल्दी &amp; ₹</p>'],
  ])('%j → %j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

test('answers what was said of the shop, of that which is asked for', async () => {
  expect(await reader.settings(['phones', 'faqs'])).toEqual({ phones: ['+91 90000 00001'] });
  const nothing = { products: [], categories: [], brands: [], blogs: [], shop: [] };
  expect(await snapshotReader(nothing, { synonyms: [] }).settings(['phones'])).toEqual({});
});
