// The merchant’s desk is no part of what shoppers load, by any import, nor of what their worker precaches.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAVIGATION_DENYLIST } from '../../sw/navigation-denylist.ts';
import { reachedFrom, root, sourceFiles } from './read-imports.ts';

/** Files that only the desk may reach. */
const OF_THE_DESK =
  /^(src\/desk\/|src\/domain\/((desk-mirror|editing)\/|writes\/desk-|.*\/desk\/)|src\/browser\/sync\/(refresh-desk|desk-)|sw\/desk-)/;

const files = sourceFiles();
// Without the generated route tree, which names every route and is not a source for the walls.
const routes = files.filter((file) => file.startsWith('src/shop/routes/'));

test('nothing that a shopper’s page, worker or drawn page is made of leads to the desk', () => {
  const workers = ['sw/service-worker.ts', 'sw/worker-tasks.ts', 'sw/catalogue-worker.ts'];
  const pages = ['src/shop/main.tsx', 'src/shop/draw/draw-page.tsx', ...routes];
  const shoppers = reachedFrom([...workers, ...pages]);
  expect(shoppers.size).toBeGreaterThan(300);
  expect([...shoppers].filter((file) => OF_THE_DESK.test(file))).toEqual([]);
});

test('the desk’s page and worker reach all of the desk, so that nothing of it lies about', () => {
  const desk = reachedFrom(['src/desk/main.tsx', 'sw/desk-worker.ts']);
  const own = files.filter((file) => OF_THE_DESK.test(file));
  expect(own.filter((file) => !desk.has(file))).toEqual([]);
});

test('the shop’s worker keeps nothing of the desk, and leaves its addresses alone', () => {
  const configs = ['vite.config.ts', 'vite.desk.config.ts'];
  const code = configs.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  for (const it of ["'desk.html',", "'assets/desk/**',", "assetsDir: 'assets/desk'"])
    expect(code).toContain(it);
  const isLeftAlone = (path: string) => NAVIGATION_DENYLIST.some((it) => it.test(path));
  expect(['/desk', '/desk?x', '/desk/', '/desk/orders/a/b'].filter(isLeftAlone)).toHaveLength(4);
  expect(['/', '/desks', '/product/desk', '/search?q=/desk'].filter(isLeftAlone)).toEqual([]);
});
