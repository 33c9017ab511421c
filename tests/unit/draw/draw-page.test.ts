// Pages drawn without a browser: each whole in its HTML, for readers, search engines and previews of links.
import { describe, expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { catalogue, draw, product } from './drawn-shop.ts';

describe.each([
  ['/', 'From small farms to your kitchen', 'Moringa Powder &amp; Leaf 0', 'How to soak'],
  ['/products', 'Products', 'Moringa Powder &amp; Leaf 3', '₹183'],
  ['/products?sort=price-high&categories=powders', 'Products', '₹180'],
  ['/products?search=moringa', 'Results for', '₹180'],
  ['/category/powders', 'Powders', '₹180'],
  ['/brand/sehore', 'Sehore Farms', '₹180'],
  ['/product/moringa-1', 'Moringa Powder &amp; Leaf 1', '₹181', 'Sehore Farms'],
  ['/blogs', 'Blogs', 'How to soak', 'Soak: Overnight.'],
  ['/blog/soak', 'How to soak'],
  ['/about-us', 'About us'],
  ['/faqs', 'FAQs'],
  ['/spare-parts', 'Spare parts'],
  ['/contact-us', 'Contact us', 'Send message'],
  ['/services', 'Feedback and suggestions'],
  ['/search', 'Search', 'Powders'],
  ['/login', 'Login / Signup', 'Send OTP'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/product-not-found', 'Product not found', 'Powders'],
])('%s', (path, ...words) => {
  test('is whole in its HTML, with its own title and its styles, and no script but the shop’s', async () => {
    const drawn = await draw(path);
    expect(drawn?.status).toBe(200);
    const html = drawn?.html ?? '';
    for (const word of words) expect(html.includes(word), word).toBe(true);
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html.match(/<meta[^>]* name="description"/g)).toHaveLength(1);
    expect(html).toContain('<style>.page{color:$&}</style>');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/rest-1.css">');
    expect(html).not.toContain('Opening</p></div></body>');
    expect(html).not.toContain('skeleton');
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toEqual([
      '<script async src="/early-presses.js" data-code="/assets/vendor-1.js /assets/index-1.js" data-styles="/assets/rest-1.css">',
    ]);
    expect(html.match(/<link rel="(stylesheet|modulepreload)"/g)).toHaveLength(1);
    expect(html.match(/id="island"/g)).toHaveLength(1);
  });
});

test('a product tells previews of links its name, price, picture and address', async () => {
  const html = (await draw('/product/moringa-1'))?.html ?? '';
  expect(html).toMatch(/<meta[^>]* property="og:type" content="product"/);
  expect(html).toMatch(/<meta[^>]* property="og:image" content="https?:\/\/[^"]+_800x800/);
  expect(html).toMatch(/<link[^>]* rel="canonical" href="https:\/\/[^"]+\/product\/moringa-1"/);
  expect(html).toMatch(/<meta[^>]* name="description" content="[^"]*₹181/);
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"price":"?181/);
});

test('a product and a category tell search engines by which way one comes to them', async () => {
  const ways = async (path: string) => {
    const html = (await draw(path))?.html ?? '';
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const data: { '@type': string; itemListElement: { name: string; item: string }[] }[] = [
      JSON.parse(text),
    ].flat();
    const way = data.find((it) => it['@type'] === 'BreadcrumbList');
    return way?.itemListElement.map(({ name, item }) => [name, new URL(item).pathname]);
  };
  expect(await ways('/product/moringa-1')).toEqual([
    ['Home', '/'],
    ['Powders', '/category/powders'],
    ['Moringa Powder & Leaf 1', '/product/moringa-1'],
  ]);
  expect(await ways('/category/powders')).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    ['Powders', '/category/powders'],
  ]);
});

test('every card has its Add drawn, but what cannot be ordered has none', async () => {
  const only = (changes: object): CatalogueReader => ({
    ...catalogue,
    list: async () => ({ products: [{ ...product(1), ...changes }], hasMore: false, total: 1 }),
  });
  const add = 'aria-label="Add Moringa Powder &amp; Leaf 1 to the cart"';
  expect((await draw('/products', only({})))?.html).toContain(add);
  expect((await draw('/products', only({ quantity: 0 })))?.html).toContain(add);
  const gone = await draw('/products', only({ quantity: 0, preorderLimit: 0 }));
  expect(gone?.html).toContain('Leaf 1');
  expect(gone?.html).not.toContain(add);
});

const filled = {
  ...product(1),
  pricePaise: 24_500,
  netWeight: 200,
  unit: 'g',
  mrpPaise: 30_000,
  origin: 'Erode, Tamil Nadu',
  rating: { count: 12, sum: 54 },
} as const;
const withFacts: CatalogueReader = {
  ...catalogue,
  list: async () => ({ products: [filled, product(2)], hasMore: false, total: 2 }),
  product: async () => ({
    ...filled,
    editorContent: '',
    facts: { shelfLife: '9 months', fssai: '12424999000103', organicCertificate: 'NPOP 103' },
    packs: [filled, { ...product(7), netWeight: 1, unit: 'kg' }],
  }),
};
/** What a reader reads of it, without the markup. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '');

test('a product’s page tells what 100 g cost, the printed price with the saving, stars, packs and what stands on the pack', async () => {
  const html = (await draw('/product/moringa-1', withFacts))?.html ?? '';
  const text = textOf(html);
  for (const words of [
    '₹122.50 / 100 g',
    'MRP ₹300 incl. of all taxes',
    'You save ₹55 (18%)',
    '★ 4.5 (12)',
    '4.5 of 5 stars, 12 reviews',
    'Net quantity200 g',
    'OriginErode, Tamil Nadu',
    'Shelf life9 months',
    'FSSAI licence no.12424999000103',
    'Organic certificateNPOP 103',
    '1 kg₹187',
  ]) {
    expect(text.includes(words), words).toBe(true);
  }
  expect(html).toContain('<s>₹300</s>');
  expect(html).toMatch(/href="\/product\/moringa-1"[^>]*aria-current="page"/);
  expect(html).toContain('"@type":"AggregateRating"');
});

test('a card tells the price of 100 g, the saving and the stars; one without facts tells nothing empty', async () => {
  const html = (await draw('/products', withFacts))?.html ?? '';
  const cards = html.split('class="product-card"').slice(1, 3);
  expect(textOf(cards[0] ?? '')).toContain('MRP ₹300 18% off₹122.50 / 100 g★ 4.5 (12)');
  expect(cards[1]).not.toMatch(/card-(saving|facts)|stars/);
});

test('a product without facts has no place for them', async () => {
  const html = (await draw('/product/moringa-1'))?.html ?? '';
  const text = textOf(html);
  for (const words of ['MRP', 'You save', '★', 'Pack size', 'On the pack', 'Related', '/ 100 g']) {
    expect(text.includes(words), words).toBe(false);
  }
});

test('who saves data is not offered large pictures', async () => {
  const usual = (await draw('/products'))?.html ?? '';
  const sparing = (await draw('/products', catalogue, true))?.html ?? '';
  expect(usual).toContain('_800x800');
  expect(sparing).not.toContain('_800x800?alt=media 800w');
  expect(sparing).toContain('_200x200');
});

test('the brand beside a product leads to the brand’s list', async () => {
  const html = (await draw('/product/moringa-1'))?.html ?? '';
  expect(html).toMatch(/<a [^>]*href="\/brand\/sehore"[^>]*>Sehore Farms<\/a>/);
});
