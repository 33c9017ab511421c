// The merchant’s desk is no part of what shoppers load, and what makes a drawn page answer must not load the phone’s database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAVIGATION_DENYLIST } from '../../sw/navigation-denylist.ts';
import { namesDatabase, reachedFrom, root, sourceFiles } from './read-imports.ts';

/** Files that only the desk may reach. */
const OF_THE_DESK =
  /^(src\/desk\/|src\/domain\/((desk-mirror|editing)\/|writes\/desk-|.*\/desk\/)|src\/browser\/sync\/(refresh-desk|desk-)|sw\/desk-)/;

const files = sourceFiles();
// Without the generated route tree, which names every route and is not a source for the walls.
const routes = files.filter((file) => file.startsWith('src/shop/routes/'));

test('nothing that a shopper’s page, worker or drawn page is made of leads to the desk, and the desk reaches all of its own', () => {
  const workers = ['sw/service-worker.ts', 'sw/worker-tasks.ts', 'sw/catalogue-worker.ts'];
  const pages = ['src/shop/main.tsx', 'src/shop/draw/draw-page.tsx', ...routes];
  const shoppers = reachedFrom([...workers, ...pages]);
  expect(shoppers.size).toBeGreaterThan(300);
  expect([...shoppers].filter((file) => OF_THE_DESK.test(file))).toEqual([]);
  const desk = reachedFrom(['src/desk/main.tsx', 'src/desk/web-manifest.ts', 'sw/desk-worker.ts']);
  const own = files.filter((file) => OF_THE_DESK.test(file));
  expect(own.filter((file) => !desk.has(file))).toEqual([]);
});

test('the shop’s worker keeps nothing of the desk, and leaves its addresses alone', () => {
  const configs = ['vite.config.ts', 'vite.desk.config.ts'];
  const code = configs.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  for (const it of ['desk.html', 'assets/desk/**', 'icons/desk-*.png'])
    expect(code).toContain(`'${it}',`);
  for (const it of ["assetsDir: 'assets/desk'", 'manifest: deskManifest'])
    expect(code).toContain(it);
  const isLeftAlone = (path: string) => NAVIGATION_DENYLIST.some((it) => it.test(path));
  expect(['/desk', '/desk?x', '/desk/', '/desk/orders/a/b'].filter(isLeftAlone)).toHaveLength(4);
  expect(['/', '/desks', '/product/desk', '/search?q=/desk'].filter(isLeftAlone)).toEqual([]);
});

/** Everything that loads at once with these: files of the shop, and packages by name. */
const comesWith = (...entries: string[]) => reachedFrom(entries, ({ isAtOnce }) => isAtOnce);

const DRAWN = ['index', 'products', 'category.$categoryId', 'brand.$brandId', 'product.$id'];
const READ = ['search', 'blogs', 'blog.$id', 'faqs', 'about-us', 'privacy-policy', 'spare-parts'];

const OF_THE_DEVICE =
  /^src\/engine\/(device|account|firestore\/(?!firebase-project)|outbox\/(?!write\.|row-status\.))|^src\/domain\/.*\/fetch-/;

test.each([
  'src/shop/main.tsx',
  ...[...DRAWN, ...READ].map((name) => `src/shop/routes/${name}.tsx`),
])('%s answers its first tap without the phone’s database', (file) => {
  const all = comesWith(file, 'src/shop/routes/__root.tsx');
  expect(all.size).toBeGreaterThan(10);
  expect([...all].filter((it) => OF_THE_DEVICE.test(it) || namesDatabase(it))).toEqual([]);
});

test('the walls notice code that does need the database: the cart', () => {
  expect([...comesWith('src/shop/routes/cart.tsx')]).toContain('dexie');
});
