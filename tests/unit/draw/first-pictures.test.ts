// The pictures that a first page requests before anything else: its largest first, none out of sight, none larger than displayed.
import { expect, test } from 'vitest';
import { catalogue, drawnDocument, product } from './drawn-shop.ts';

async function pictures(path: string, photoURL = ['0', '1', '2']) {
  const shown = { ...product(1), photoURL, editorContent: '' };
  const document = await drawnDocument(path, { ...catalogue, product: async () => shown });
  const all = [...document.querySelectorAll('main img')];
  const preloads = [...document.querySelectorAll('link[rel=preload]')].map(
    (it) => it.getAttribute('href') ?? `${it.getAttribute('imagesrcset')}`,
  );
  const at = (list: Element[]) => list.map((it) => `${it.getAttribute('src')}`);
  const of = (priority: string) =>
    at(all.filter((it) => it.getAttribute('fetchpriority') === priority));
  const eager = at(all.filter((it) => it.getAttribute('loading') !== 'lazy'));
  return { all, preloads, high: of('high'), low: of('low'), eager };
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
