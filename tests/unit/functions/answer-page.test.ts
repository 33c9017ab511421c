// The server's page function and its answers, even when it fails: then the shop opens from its shell.
import { beforeEach, expect, test, vi } from 'vitest';
import { pageAddress } from '#shop/draw/draw-page.tsx';
import * as page from '../../../backend/functions/src/page/answer-page.ts';
import { pageAnswers } from '../../../backend/functions/src/page/page-answers.ts';

const SHELL = '<!doctype html><title>Haat</title><div id="root"></div>';
const BARE = { html: SHELL, status: 200, caching: 'no-cache', isDrawn: false };

const drawn = { html: '<h1>Products</h1>', status: 200 as const };

function answering(drawPage: page.Drawing['drawPage'] = async () => drawn): page.Means {
  const drawing = { drawPage, pageAddress, build: { shell: SHELL, styles: '' } };
  const catalogue = {} as page.Means['catalogue'];
  return { loadDrawing: async () => drawing, readShell: async () => SHELL, catalogue };
}
const missing = { ...answering(), loadDrawing: () => Promise.reject(new Error('no file')) };
const failing = answering(() => Promise.reject(new Error('no list')));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['drawing fails', '/products', failing, 1],
  ['what draws cannot be loaded', '/products', missing, 1],
  ['an address cannot be read', '//', answering(), 1],
  ['a page is not drawn, which is no fault', '/cart', answering(async () => null), 0],
])('where %s, the shop opens from its shell', async (_, path, means, faults) => {
  expect(await page.answerPage(path, false, means)).toEqual(BARE);
  expect(console.error).toHaveBeenCalledTimes(faults);
  const answer = await page.answerPage('/products?sort=price-low', false, answering());
  expect(answer).toMatchObject({ ...drawn, caching: expect.stringContaining('s-maxage=30') });
});

/** How often these addresses are drawn, one after the other; `later`: ms between them. */
async function drawings(addresses: readonly string[], { savesData = false, later = 0 } = {}) {
  const addressesDrawn: string[] = [];
  let now = 0;
  const means = answering(async ({ pathname, search }) => {
    addressesDrawn.push(pathname + search);
    return drawn;
  });
  const clock = () => now;
  const answer = pageAnswers(() => means, clock);
  for (const address of addresses) {
    expect(await answer(address, savesData)).toMatchObject({ html: drawn.html, isDrawn: true });
    now += later;
  }
  return addressesDrawn;
}

test.each([
  ['the tags of a campaign', '/product/a?utm_source=wa&utm_medium=x&fbclid=', '/product/a'],
  ['anything behind the first page', '/?x=', '/'],
  ['anything beside a search', '/products?search=haldi&x=', '/products?search=haldi'],
  ['an order of the list that there is not', '/products?sort=', '/products'],
  ['a path that the shop does not know', '/nowhere-', '/-'],
])('a thousand links that differ in %s are answered by one drawing', async (_, link, shown) => {
  const links = Array.from({ length: 1_000 }, (__, at) => link + at);
  expect(await drawings(links)).toEqual([shown]);
});

test('a page is drawn for each of its parameters’ values, and each time at its own address; what other addresses show of it is half a minute old at most', async () => {
  const asked = [
    ...['/products?search=haldi', '/products?search=mirch', '/products?brands=sehore'],
    ...['/category/powders?sort=price-low', '/contact-us?order=A1B2C-D3E4F', '/'],
    ...['/login?returnUrl=%2Fdesk', '/products?priceRange=%7B%22min%22%3A1,%22max%22%3A9%7D'],
  ];
  expect(await drawings(asked)).toEqual(asked);
  expect(await drawings(['/', '/', '/?x=1', '/?x=2'])).toEqual(['/', '/', '/']);
  expect(await drawings(['/?x=1', '/?x=2', '/?x=3'], { later: 20_000 })).toEqual(['/', '/']);
});

test('a reader who saves data does not get a page drawn for others, and a drawing that failed is tried again', async () => {
  let drawings = 0;
  const drawPage: page.Drawing['drawPage'] = async (_url, _catalogue, _build, savesData) => {
    drawings += 1;
    if (drawings === 1) throw new Error('no list');
    return { html: savesData ? 'small' : 'large', status: 200 };
  };
  const answer = pageAnswers(() => answering(drawPage));
  expect(await answer('/?x=1', false)).toEqual(BARE);
  for (const [at, html] of ['large', 'small', 'large'].entries())
    expect(await answer(`/?x=${at + 2}`, html === 'small')).toMatchObject({ html });
});
