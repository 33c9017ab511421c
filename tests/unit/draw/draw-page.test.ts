// Pages drawn without a browser: each whole in its HTML, showing nothing empty; which addresses are drawn, and which pictures a first page
// requests.
import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import type { Pack, ShownProduct } from '#domain/product/product.ts';
import { allowByteStreams } from '#engine/drawing/byte-streams.ts';
import { catalogueOf, givenProduct } from '../given.ts';
import { catalogue, draw, drawnDocument, drawnHtml, nothing, product } from './drawn-shop.ts';

test.each([
  ['/', 'From small farms to your kitchen', 'Moringa Powder &amp; Leaf 0', 'How to soak'],
  ['/products', 'Products', 'Moringa Powder &amp; Leaf 3', '₹183'],
  ['/category/powders', 'Powders', '₹180'],
  ['/product/moringa-1', 'Moringa Powder &amp; Leaf 1', '₹181', 'href="/brand/sehore"'],
  ['/blogs', 'Blogs', 'How to soak', 'Soak: Overnight.'],
  ['/blog/soak', 'How to soak'],
])('%s is whole in its HTML, with no script but the shop’s', async (path, ...words) => {
  const drawn = await draw(path);
  expect(drawn?.status).toBe(200);
  const html = drawn?.html ?? '';
  expect(words.filter((word) => !html.includes(word))).toEqual([]);
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html.match(/<meta[^>]* name="description"/g)).toHaveLength(1);
  expect(html).toContain('<style>.page{color:$&}</style>');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/rest-1.css">');
  expect(html).not.toMatch(/Opening<\/p><\/div><\/body>|skeleton/);
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toEqual([
    '<script async src="/early-presses.js" data-code="/assets/vendor-1.js /assets/index-1.js" data-styles="/assets/rest-1.css">',
  ]);
  expect(html.match(/<link rel="(stylesheet|modulepreload)"/g)).toHaveLength(1);
  expect(html.match(/id="dehydrated-state"/g)).toHaveLength(1);
});

const POWDERS = ['Powders', '/category/powders'];

test.each([
  ['/product/moringa-1', [POWDERS, ['Moringa Powder & Leaf 1', '/product/moringa-1']]],
  ['/category/powders', [['Products', '/products'], POWDERS]],
])('%s tells search engines by which way one comes to it', async (path, steps) => {
  const html = await drawnHtml(path);
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  type Data = { '@type': string; itemListElement: { name: string; item: string }[] };
  const data: Data[] = [JSON.parse(text)].flat();
  const way = data.find((it) => it['@type'] === 'BreadcrumbList');
  const named = way?.itemListElement.map(({ name, item }) => [name, new URL(item).pathname]);
  expect(named).toEqual([['Home', '/'], ...steps]);
});

test('a card has its Add drawn, unless it cannot be ordered, and tells the price of 100 g, the saving and the stars; one without facts tells nothing empty', async () => {
  const gone = { ...product(2), quantity: 0, preorderLimit: 0 };
  const list = async () => ({ products: [product(1), gone], hasMore: false, total: 2 });
  const html = await drawnHtml('/products', { ...catalogue, list });
  expect(html.match(/(?<=aria-label="Add Moringa Powder &amp; Leaf )\d/g)).toEqual(['1']);
  const cards = (await drawnHtml('/products', withFacts)).split('class="product-card"');
  expect(textOf(cards[1] ?? '')).toContain('MRP ₹300 18% off₹122.50 / 100 g★ 4.5 (12)');
  expect(cards[2]).not.toMatch(/card-(saving|facts)|stars/);
});

const filled = {
  ...{ ...product(1), pricePaise: 24_500, rating: { count: 12, sum: 54 } },
  ...({ netWeight: 200, unit: 'g', mrpPaise: 30_000, origin: 'Erode, Tamil Nadu' } as const),
};
const facts = {
  ...{ shelfLife: '9 months', fssai: '12424999000103', organicCertificate: 'NPOP 103' },
  ...({ diet: 'vegetarian', bestBefore: '12 March 2027' } as const),
  ...{ packer: 'Kaveri Banks, Erode', country: 'India', batch: 'ML-17' },
  ...{ ingredients: 'Moringa, salt (2 %)', allergens: 'None' },
};
const packs = [filled, { ...product(7), netWeight: 1, unit: 'kg' as const }];
const withFacts: CatalogueReader = {
  ...catalogue,
  list: async () => ({ products: [filled, product(2)], hasMore: false, total: 2 }),
  product: async () => ({ ...filled, editorContent: '', facts, packs }),
};
const textOf = (html: string) =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->|<[^>]+>/g, '');

test('a product’s page tells the price of 100 g, the printed price with the saving, stars, packs and the text on the pack', async () => {
  const html = await drawnHtml('/product/moringa-1', withFacts);
  const text = textOf(html);
  const shown = [
    ...['₹122.50 / 100 g', 'MRP ₹300 incl. of all taxes', 'You save ₹55 (18%)', '★ 4.5 (12)'],
    ...['4.5 of 5 stars, 12 reviews', 'Net quantity200 g', 'OriginErode, Tamil Nadu', '1 kg₹187'],
    ...['IngredientsMoringa, salt (2 %)', 'AllergensNone', 'BatchML-17'],
    ...['Foodvegetarian', 'Country of originIndia', 'Best before12 March 2027'],
    ...['Packed byKaveri Banks, Erode', 'Ask on WhatsApp', 'Order by phone'],
    ...['Shelf life9 months', 'FSSAI licence no.12424999000103', 'Organic certificateNPOP 103'],
  ];
  expect(shown.filter((words) => !text.includes(words))).toEqual([]);
  expect(html).toContain('class="diet-mark diet-mark--vegetarian"');
  const [, asked = ''] = /wa\.me\/\d+\?text=([^"]*)/.exec(html) ?? [];
  expect(decodeURIComponent(asked)).toMatch(/Moringa Powder & Leaf 1: \S+\/product\/moringa-1$/);
  expect(html).toContain('<s>₹300</s>');
  expect(html).toMatch(/href="\/product\/moringa-1"[^>]*aria-current="page"/);
});

test.each(['/', '/blogs', '/blog/turmeric'])('on %s a long blog is whole or cut', async (path) => {
  const isWhole = path === '/blog/turmeric';
  const end = 'And so the year begins again.';
  const content = `${'<p>Turmeric is boiled, dried and ground for it.</p>'.repeat(99)}<p>${end}</p>`;
  const blogs = async () => [{ id: 'turmeric', heading: 'How turmeric is ground', content }];
  const html = await drawnHtml(path, catalogueOf({ blogs, blog: blogs }));
  expect(html).toContain('Turmeric is boiled');
  expect([html.includes(end), html.includes('...</p>')]).toEqual([isWhole, !isWhole]);
});

const PAGES = '/ /products /category/powders /product/moringa-1 /blog/soak /login /faqs /nothing';

test.each(PAGES.split(' '))('%s is the same page with the tags of a campaign', async (path) => {
  expect(await draw(`${path}?utm_source=wa&fbclid=x`)).toEqual(await draw(path));
});

async function pictures(path: string, photoURL = ['0', '1', '2']) {
  const shown = { ...product(1), photoURL, editorContent: '' };
  const document = await drawnDocument(path, { ...catalogue, product: async () => shown });
  const all = [...document.querySelectorAll('main img')];
  const links = [...document.querySelectorAll('link[rel=preload]')];
  const address = (it: Element) => it.getAttribute('href') ?? it.getAttribute('imagesrcset');
  const preloads = links.map((it) => `${address(it)}`);
  const at = (selector: string) =>
    [...document.querySelectorAll(`main img${selector}`)].map((it) => `${it.getAttribute('src')}`);
  const [high, low] = [at('[fetchpriority=high]'), at('[fetchpriority=low]')];
  return { all, preloads, high, low, eager: at(':not([loading=lazy])') };
}

test('home asks for its first banner first, and for the first row of products after it; the rest comes as it comes near', async () => {
  const { all, preloads, high, low, eager } = await pictures('/');
  expect(high).toEqual([expect.stringContaining('/banners/mobile/')]);
  expect(preloads.filter((it) => !it.startsWith('/banners/'))).toEqual([]);
  expect(low).toHaveLength(2);
  expect([...eager].sort()).toEqual([...high, ...low].sort());
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter((it) => it.getAttribute('src')?.startsWith('/banners/'))).toHaveLength(1);
});

test.each([
  ['three pictures', ['0', '1', '2'], ['lazy', 'lazy']],
  ['one picture', ['0'], []],
])('a product of %s asks for its first before any other', async (_what, photoURL, later) => {
  const { all, preloads, high, low } = await pictures('/product/moringa-1', photoURL);
  const [first = all[0], ...others] = all.filter((it) => it.closest('.gallery__slide'));
  expect(high).toEqual([first?.getAttribute('src')]);
  expect(low).toEqual([]);
  expect(preloads[0]).toBe(first?.getAttribute('srcset'));
  expect(others.map((it) => it.getAttribute('loading'))).toEqual(later);
});

const LOST = 'That page was not found.';

const UNKNOWN = '/nothing/here /product /order/some/more /category/%E0%A4%A /%E0%A4%A';

test.each(UNKNOWN.split(' '))('%s is the first page, told as not found', async (path) => {
  const drawn = await draw(path);
  expect(drawn).toMatchObject({ status: 404, isUnknownPath: true });
  for (const words of [LOST, 'From small farms to your kitchen', 'id="dehydrated-state"'])
    expect(drawn?.html).toContain(words);
  expect(await drawnHtml('/')).not.toContain(LOST);
});

test('what is the shopper’s own is not drawn, nor anything without a catalogue; an error is thrown, never hidden in half a page', async () => {
  for (const own of ['/cart', '/orders/', '/login-verification', '/order/one', '/edit-address/1/a'])
    expect(await draw(own), own).toBeNull();
  for (const path of ['/', '/products', '/product/moringa-1', '/blogs', '/blog/soak', '/nothing'])
    expect(await draw(path, nothing), path).toBeNull();
  const list = () => Promise.reject(new Error('the database is closed'));
  await expect(draw('/products', { ...catalogue, list })).rejects.toThrow('database is closed');
});

const Native = globalThis.ReadableStream;
afterEach(() => vi.unstubAllGlobals());

test('a browser without streams of bytes, as Safari’s, draws a page as others do; before it is helped, that is an error at once', async () => {
  const usual = await draw('/product/moringa-1');
  allowByteStreams();
  expect(globalThis.ReadableStream).toBe(Native);
  const construct = (target: typeof Native, [source, strategy]: object[]) => {
    if ((source as { type?: string })?.type === 'bytes') throw new TypeError('not implemented');
    return new target(source as UnderlyingDefaultSource, strategy);
  };
  vi.stubGlobal('ReadableStream', new Proxy(Native, { construct }));
  await expect(draw('/product/moringa-1')).rejects.toThrow('not implemented');
  allowByteStreams();
  expect(await draw('/product/moringa-1')).toEqual(usual);
});

const bel = givenProduct({ id: 'bel', brand: '', category: '', pricePaise: 24_000 });
const bare: ShownProduct = { ...bel, editorContent: '' };
const pack = (id: string, more: Partial<Pack> = {}): Pack => ({
  ...{ id, name: `Bel in a ${id}`, pricePaise: 24_000, ...more },
});
const half = { netWeight: 500, unit: 'g' } as const;

const drawn = (path: string, product = bare) => {
  const list = async () => ({ products: [product], hasMore: false, total: 1 });
  return drawnDocument(path, catalogueOf({ list, product: async () => product }));
};

/** Elements that would be empty: without words or anything visible; or a list, a section with only a heading. */
function emptyParts(page: Document): string[] {
  const said =
    'p, span, b, s, small, strong, dt, dd, li, ul, dl, nav, section, h1, h2, h3, a, button, figure';
  const isSeen = (it: Element) =>
    it.querySelector('img, svg, input') ?? it.closest('svg, [aria-hidden], [role=status]');
  const isEmpty = (it: Element) => {
    const heading = it.matches('section') ? it.querySelector('h1, h2, h3')?.textContent : '';
    return it.textContent?.trim() === (heading ?? '').trim();
  };
  return [...page.querySelectorAll(`main :is(${said})`)]
    .filter((it) => !isSeen(it) && isEmpty(it))
    .map((it) => it.outerHTML.slice(0, 120));
}

test.each(['/', '/products', '/product/bel'])('%s shows nothing empty', async (path) => {
  const page = await drawn(path);
  const main = page.querySelector('main');
  expect(main?.textContent).toContain('₹240');
  expect(emptyParts(page)).toEqual([]);
  expect(main?.textContent).not.toMatch(
    /undefined|null|NaN|Infinity|MRP|You save|% off|\/ 100 g|\/ litre|★|On the pack|Pack/,
  );
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  if (path === '/product/bel') expect(data.length).toBeGreaterThan(0);
  for (const it of data) expect(it.textContent).not.toMatch(/null|NaN|undefined|""|\[\]|\{\}/);
  const metas = [...page.querySelectorAll('meta[content]')].map((it) => it.getAttribute('content'));
  expect(metas.filter((it) => !it || /undefined|NaN|null/.test(it))).toEqual([]);
});

const NAMES = ['Bel in a jar', 'Bel in a bag'];

test.each([
  ['amounts', [pack('jar', half), pack('bag', { netWeight: 1, unit: 'kg' })], ['500 g', '1 kg']],
  ['names, where one has no amount', [pack('jar', half), pack('bag')], NAMES],
  ['names, where two are as large', [pack('jar', half), pack('bag', half)], NAMES],
])('packs are told apart by their %s', async (_how, packs, words) => {
  const page = await drawn('/product/jar', { ...bare, id: 'jar', packs });
  const choice = page.querySelector('.pack-choice');
  expect(choice?.getAttribute('aria-label')).toBe(words === NAMES ? 'Packs' : 'Pack size');
  const shown = [...page.querySelectorAll('.pack-choice__amount')].map((it) => it.textContent);
  expect(shown).toEqual(words);
  expect(emptyParts(page)).toEqual([]);
});
