// What the server's page function answers, also when it cannot do its work: the shop opens from its shell.
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPage, type Drawing } from '../../../backend/functions/src/page/answer-page.ts';

const SHELL = '<!doctype html><title>Haat</title><div id="root"></div>';
const BARE = { html: SHELL, status: 200, caching: 'no-cache' };

type Means = Parameters<typeof answerPage>[2];
const drawn = { html: '<h1>Products</h1>', status: 200 as const };

function answering(drawPage: Drawing['drawPage'] = async () => drawn): Means {
  const drawing = { drawPage, build: { shell: SHELL, styles: '' } };
  return {
    loadDrawing: async () => drawing,
    readShell: async () => SHELL,
    catalogue: {} as Means['catalogue'],
  };
}
const missing = { ...answering(), loadDrawing: () => Promise.reject(new Error('no file')) };
const failing = answering(() => Promise.reject(new Error('no list')));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a drawn page is what the CDN may keep', async () => {
  const answer = await answerPage('/products?sort=price-low', false, answering());
  expect(answer).toMatchObject({ html: drawn.html, status: 200 });
  expect(answer.caching).toMatch(/s-maxage=30/);
});

test.each([
  ['drawing fails', '/products', failing, 1],
  ['what draws cannot be loaded', '/products', missing, 1],
  ['an address cannot be read', '//', answering(), 1],
  ['a page is not drawn, which is no fault', '/cart', answering(async () => null), 0],
])('where %s, the shop opens from its shell', async (_, path, means, faults) => {
  expect(await answerPage(path, false, means)).toEqual(BARE);
  expect(console.error).toHaveBeenCalledTimes(faults);
});
