// A catalogue in which nobody filled in what may be left out: no page that is drawn from it shows anything empty.
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import type { Pack, ShownProduct } from '#core/model/catalogue/product.ts';
import { drawPage } from '../../../src/draw/draw-page.tsx';
import { build } from './drawn-shop.ts';

const bare: ShownProduct = {
  id: 'bel',
  name: 'Bel Fruit Powder',
  brand: '',
  category: '',
  pricePaise: 24_000,
  tags: [],
  photoURL: [],
  quantity: 5,
  numWeeks: null,
  documentBytes: null,
  editorContent: '',
};
const pack = (id: string, more: Partial<Pack> = {}): Pack => ({
  id,
  name: `Bel in a ${id}`,
  pricePaise: 24_000,
  ...more,
});
const half = { netWeight: 500, unit: 'g' } as const;

function catalogueOf(product: ShownProduct): CatalogueReader {
  return {
    list: async () => ({ products: [product], hasMore: false, total: 1 }),
    product: async () => product,
    names: async () => ({ categories: [], brands: [] }),
    covers: async () => ({}),
    blogs: async () => [],
    settings: async () => ({}),
    blog: async () => [],
  };
}

async function drawn(path: string, product = bare): Promise<Document> {
  const url = new URL(path, 'https://shop.example');
  const page = await drawPage(url, catalogueOf(product), build, false);
  return new JSDOM(page?.html).window.document;
}

/** What would stand there without saying anything: no words, and nothing to be seen in it; or a list, a section with a heading alone. */
function emptyParts(page: Document): string[] {
  const said =
    'p, span, b, s, small, strong, dt, dd, li, ul, dl, nav, section, h1, h2, h3, a, button, figure';
  return [...page.querySelectorAll(`main :is(${said})`)]
    .filter(
      (it) =>
        !it.querySelector('img, svg, input') && !it.closest('svg, [aria-hidden], [role=status]'),
    )
    .filter((it) => {
      const heading = it.matches('section') ? it.querySelector('h1, h2, h3')?.textContent : '';
      return it.textContent?.trim() === (heading ?? '').trim();
    })
    .map((it) => it.outerHTML.slice(0, 120));
}

describe.each(['/', '/products', '/product/bel'])('%s', (path) => {
  test('shows nothing empty', async () => {
    const page = await drawn(path);
    const main = page.querySelector('main');
    expect(main?.textContent).toContain('₹240');
    expect(emptyParts(page)).toEqual([]);
    expect(main?.textContent).not.toMatch(
      /undefined|null|NaN|Infinity|MRP|You save|% off|\/ 100 g|\/ litre|★|On the pack|Pack/,
    );
  });

  test('tells others nothing empty', async () => {
    const page = await drawn(path);
    const told = [...page.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
      JSON.parse(`${it.textContent}`),
    );
    if (path === '/product/bel') expect(told.length).toBeGreaterThan(0);
    expect(emptyValues(told)).toEqual([]);
    const metas = [...page.querySelectorAll('meta[content]')].map((it) =>
      it.getAttribute('content'),
    );
    expect(metas.filter((it) => !it || /undefined|NaN|null/.test(it))).toEqual([]);
  });
});

/** Paths to what says nothing. */
function emptyValues(value: unknown, path = ''): string[] {
  if (value === null || value === '' || value === 'NaN' || value === undefined) return [path];
  if (typeof value !== 'object') return /undefined|NaN/.test(String(value)) ? [path] : [];
  const parts = Object.entries(value);
  if (parts.length === 0 && path !== '') return [path];
  return parts.flatMap(([name, part]) => emptyValues(part, `${path}.${name}`));
}

test.each([
  ['amounts', [pack('jar', half), pack('bag', { netWeight: 1, unit: 'kg' })], ['500 g', '1 kg']],
  [
    'names, where one has no amount',
    [pack('jar', half), pack('bag')],
    ['Bel in a jar', 'Bel in a bag'],
  ],
  ['names, where none has', [pack('jar'), pack('bag')], ['Bel in a jar', 'Bel in a bag']],
  [
    'names, where two are as large',
    [pack('jar', half), pack('bag', half)],
    ['Bel in a jar', 'Bel in a bag'],
  ],
])('packs are told apart by their %s', async (_how, packs, words) => {
  const page = await drawn('/product/jar', { ...bare, id: 'jar', packs });
  const choice = page.querySelector('.pack-choice');
  const isBySize = words[0] === '500 g';
  expect(choice?.getAttribute('aria-label')).toBe(isBySize ? 'Pack size' : 'Packs');
  const shown = [...page.querySelectorAll('.pack-choice__amount')].map((it) => it.textContent);
  expect(shown).toEqual(words);
  expect(emptyParts(page)).toEqual([]);
});
