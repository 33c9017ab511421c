// Pages of a shop whose merchant has written some of its texts in Hindi, too: what each language shows, and to screen readers, search engines and friends says.
import { expect, test } from 'vitest';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { catalogue, drawnDocument, drawnHtml, product } from './drawn-shop.ts';

const CATEGORY = { id: 'powders', categoryName: 'Powders' };
const BLOG = { id: 'soak', heading: 'How to soak', content: '<h1>Soak</h1><p>Overnight.</p>' };
const DETAILS = '<h1>Grown</h1><p>in Sehore</p>';
const NAME = 'मोरिंगा पत्ती पाउडर';
const IN_HINDI = {
  category: { ...CATEGORY, texts: { hi: { categoryName: 'पाउडर' } } },
  blog: { ...BLOG, texts: { hi: { heading: 'कैसे भिगोएँ', content: '<p>रात भर रखें।</p>' } } },
  product: {
    ...{ ...product(1), texts: { hi: { name: NAME } } },
    ...({ netWeight: 1, unit: 'kg', packOf: 'moringa' } as const),
  },
};

/** The shop with one product, whose packs have no amounts to tell them apart. */
function shopOf({ category, blog, product: one }: { [Key in keyof typeof IN_HINDI]: object }) {
  const shown = { ...product(1), ...one };
  const packs = [shown, { ...shown, id: 'moringa-9' }];
  const texts =
    'texts' in one ? { texts: { hi: { name: NAME, editorContent: '<p>सीहोर से</p>' } } } : {};
  return {
    ...catalogue,
    list: async () => ({ products: [shown], hasMore: false, total: 1 }),
    product: async () => ({ ...shown, editorContent: DETAILS, packs, ...texts }),
    names: async () => ({ categories: [{ ...CATEGORY, ...category }], brands: [] }),
    blogs: async () => [{ ...BLOG, ...blog }],
    blog: async () => [{ ...BLOG, ...blog }],
  } satisfies CatalogueReader;
}
const { texts: _, ...bare } = IN_HINDI.product;
const told = shopOf(IN_HINDI);
const untold = shopOf({ category: CATEGORY, blog: BLOG, product: bare });

const PAGES = ['/', '/products', '/category/powders', '/product/moringa-1', '/blogs', '/blog/soak'];

test.each(PAGES)('in English, %s is to the byte as without texts in Hindi', async (path) => {
  const html = await drawnHtml(path, untold);
  expect(html).toContain('</html>');
  expect(await drawnHtml(path, told)).toBe(html);
});

const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((it) => [it.textContent, it.getAttribute('lang')]);

test.each<[path: string, selector: string, hindi: string, english: string]>([
  ['/products', '.product-card__name', NAME, 'Moringa Powder & Leaf 1'],
  ['/', '.category-tile span:last-child', 'पाउडर', 'Powders'],
  ['/category/powders', 'h1', 'पाउडर', 'Powders'],
  ['/category/powders', '.breadcrumbs [aria-current]', 'पाउडर', 'Powders'],
  ['/product/moringa-1', 'h1', NAME, 'Moringa Powder & Leaf 1'],
  ['/product/moringa-1', '.breadcrumbs a[href*=category]', 'पाउडर', 'Powders'],
  ['/product/moringa-1', '.pack-choice__amount', NAME, 'Moringa Powder & Leaf 1'],
  ['/blogs', '.blog-card__heading', 'कैसे भिगोएँ', 'How to soak'],
  ['/blogs', '.blog-card p', 'रात भर रखें।', 'Soak: Overnight.'],
  ['/blog/soak', '.blog h2', 'कैसे भिगोएँ', 'How to soak'],
])(
  'in Hindi, %s shows as %s the text in Hindi, else the English one, marked as such',
  async (path, selector, hindi, english) => {
    const shown = texts(await drawnDocument(`/hi${path}`, told), selector);
    expect(shown).not.toEqual([]);
    for (const it of shown) expect(it).toEqual([hindi, null]);
    const inEnglish = texts(await drawnDocument(`/hi${path}`, untold), selector);
    expect(inEnglish).toEqual(shown.map(() => [english, 'en']));
  },
);

test.each(['/hi/product/moringa-1', '/hi/blog/soak'])(
  'the long text of %s is marked as English where there is none in Hindi',
  async (path) => {
    const langOf = async (from: CatalogueReader) =>
      texts(await drawnDocument(path, from), '.rich-text')[0]?.[1];
    expect([await langOf(told), await langOf(untold)]).toEqual([null, 'en']);
  },
);

test('in Hindi, what stands on the pack, its brand and the name of its only picture are marked as English; the mark of its diet is in Hindi', async () => {
  const leaf = { ingredients: 'Moringa leaf', packer: 'Haat, Sehore' };
  const facts = { diet: 'vegetarian', ...leaf } as const;
  const sold = { ...bare, brand: 'haat', photoURL: ['1'], facts };
  const brands = [{ id: 'haat', brandName: 'Haat Farms' }];
  const from = shopOf({ category: CATEGORY, blog: BLOG, product: sold });
  const branded = { ...from, names: async () => ({ categories: [CATEGORY], brands }) };
  const page = await drawnDocument('/hi/product/moringa-1', branded);
  const [diet, ...others] = texts(page, '.pack-facts dd').slice(1);
  expect(diet).toEqual([expect.any(String), null]);
  expect(others).toEqual(Object.values(leaf).map((words) => [words, 'en']));
  expect(texts(page, '.product-facts__brand')).toEqual([['Haat Farms', 'en']]);
  expect(page.querySelector('.product-layout__pictures img')?.getAttribute('lang')).toBe('en');
  const list = await drawnDocument('/hi/brand/haat', branded);
  expect(texts(list, 'h1')).toEqual([['Haat Farms', 'en']]);
  const inEnglish = await drawnDocument('/product/moringa-1', branded);
  expect(inEnglish.querySelector('article [lang]')).toBeNull();
});

test('titles, labels and what search engines read say the name in the page’s language', async () => {
  const names = { '/hi': NAME, '': 'Moringa Powder & Leaf 1' };
  for (const [language, name] of Object.entries(names)) {
    const page = await drawnDocument(`${language}/product/moringa-1`, told);
    expect(page.title).toContain(name);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(name);
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)[0].name).toBe(name);
    expect(data).toContain(`"position":3,"name":"${name}"`);
    const picture = page.querySelector('.gallery img, .product-layout__pictures img');
    expect(picture?.getAttribute('alt')).toContain(name);
  }
  const list = await drawnDocument('/hi/products', told);
  const button = list.querySelector('.card-cart-button button');
  expect(button?.getAttribute('aria-label')).toContain(NAME);
});

test('a page brings along texts in its own language alone, and of blogs in a list the beginning', async () => {
  const long = `<p>${'रात भर '.repeat(200)}</p><p>अंत</p>`;
  const both = { hi: { heading: 'कैसे भिगोएँ', content: long }, xx: { heading: 'Other' } };
  const html = await drawnHtml('/hi/blogs', shopOf({ ...IN_HINDI, blog: { texts: both } }));
  expect(html).toContain('कैसे भिगोएँ');
  expect(html).not.toMatch(/अंत|Other/);
});
