// A catalogue with all optional fields left out: no page drawn from it shows anything empty.
import { expect, test } from 'vitest';
import type { Pack, ShownProduct } from '#domain/product/product.ts';
import { catalogueOf, givenProduct } from '../given.ts';
import { drawnDocument } from './drawn-shop.ts';

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
