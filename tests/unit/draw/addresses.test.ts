// Which addresses are drawn, which are not, and what an unknown one shows.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { drawnPaths } from '../../../src/draw/routes.ts';
import { catalogue, draw, nothing } from './drawn-shop.ts';

test('an unknown product is the not-found page with status 404 and ways on, and goes on from nothing', async () => {
  const drawn = await draw('/product/gone');
  expect(drawn?.status).toBe(404);
  expect(drawn?.html).toContain('Product not found');
  expect(drawn?.html).toContain('href="/products"');
  expect(drawn?.html).not.toContain('id="island"');
});

const LOST = 'That page was not found.';

test.each(['/nothing/here', '/product', '/order/some/more', '/category/%E0%A4%A', '/%E0%A4%A'])(
  'an unknown path (%s) is the first page with status 404, and a line that says so',
  async (path) => {
    const drawn = await draw(path);
    expect(drawn).toMatchObject({ status: 404, isUnknownPath: true });
    expect(drawn?.html).toContain(LOST);
    expect(drawn?.html).toContain('From small farms to your kitchen');
    expect(drawn?.html).toContain('id="island"');
  },
);

test('the first page itself, and what the shop no longer has, do not say that a page was not found', async () => {
  expect((await draw('/'))?.html).not.toContain(LOST);
  expect((await draw('/product/gone'))?.html).not.toContain(LOST);
});

test.each([
  '/cart',
  '/orders',
  '/orders/',
  '/login-verification',
  '/place-order',
  '/order/one',
  '/edit-address/one/asha',
])('%s is not drawn: it is the shopper’s own', async (path) => {
  expect(await draw(path)).toBeNull();
});

test.each(['/', '/products', '/product/moringa-1', '/blogs', '/blog/soak', '/nothing/here'])(
  'without a catalogue %s is not drawn',
  async (path) => {
    expect(await draw(path, nothing)).toBeNull();
  },
);

test('what fails while a page is drawn is thrown, never hidden in half a page', async () => {
  const broken: CatalogueReader = {
    ...catalogue,
    list: async () => Promise.reject(new Error('the database is closed')),
  };
  await expect(draw('/products', broken)).rejects.toThrow('the database is closed');
});

test('every public page of the shop can be drawn', () => {
  const own = ['/cart', '/login-verification', '/waiting', '/wishlist', '/$'];
  const routes = readdirSync('src/routes')
    .filter((file) => file.endsWith('.tsx') && !/^[-_]/.test(file))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .replaceAll('.', '/')
          .replace(/^index$/, '')}`,
    );
  expect(routes.filter((path) => !drawnPaths.includes(path)).toSorted()).toEqual(own.toSorted());
});
