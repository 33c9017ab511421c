// What the server's page function answers when it cannot do its work: the shop opens from its shell.
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPage, type Drawing } from '../../../backend/functions/src/page/answer-page.ts';

const SHELL = '<!doctype html><title>Haat</title><div id="root"></div>';
const BARE = { html: SHELL, status: 200, caching: 'no-cache' };

type Means = Parameters<typeof answerPage>[2];
const drawn = { html: '<h1>Products</h1>', status: 200 as const };

function answering(drawPage: Drawing['drawPage']): Means {
  const drawing = { drawPage, build: { shell: SHELL, styles: '' } };
  return {
    loadDrawing: async () => drawing,
    readShell: async () => SHELL,
    catalogue: {} as Means['catalogue'],
  };
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a drawn page is what the CDN may keep', async () => {
  const answer = await answerPage(
    '/products?sort=price-low',
    false,
    answering(async () => drawn),
  );
  expect(answer).toMatchObject({ html: drawn.html, status: 200 });
  expect(answer.caching).toMatch(/s-maxage=30/);
});

test.each([
  ['drawing fails', answering(() => Promise.reject(new Error('no list')))],
  [
    'what draws cannot be loaded',
    { ...answering(async () => drawn), loadDrawing: () => Promise.reject(new Error('no file')) },
  ],
])('where %s, the shop opens from its shell, which nobody keeps', async (_, means) => {
  expect(await answerPage('/products', false, means)).toEqual(BARE);
  expect(console.error).toHaveBeenCalledOnce();
});

test('an address that cannot be read opens the shop from its shell', async () => {
  expect(
    await answerPage(
      '//',
      false,
      answering(async () => drawn),
    ),
  ).toEqual(BARE);
});

test('a page that is not drawn is the shell, and no fault', async () => {
  expect(
    await answerPage(
      '/cart',
      false,
      answering(async () => null),
    ),
  ).toEqual(BARE);
  expect(console.error).not.toHaveBeenCalled();
});
