// tests/core.md says which journeys `npm test` runs and why: a row for each route, way to pay, promise and screen of the desk.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PaymentMethod } from '../../src/domain/order/order.ts';
import { promises } from '../guarantees/promises.ts';
import { root } from './read-imports.ts';

const MAX_JOURNEYS = 90;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Row = { part: string; what: string; provenBy: string };

/** The rows of the page's tables; `part` is the heading above. */
function rowsOf(page: string): Row[] {
  return page.split(/^## /m).flatMap((section) => {
    const part = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^\| (?!---)(.+?) +\| (.+?) +\|$/gm)]
      .slice(1)
      .map(([, what = '', provenBy = '']) => ({ part, what, provenBy }));
  });
}

/** `phone/cart.spec.ts › title` of each test in a file whose options hold the tag. */
function taggedIn(file: string, source: string): string[] {
  const tests = source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*\{([^}]*)\}/gs);
  return [...tests]
    .filter(([, , , options = '']) => options.includes("'@core'"))
    .map(([, , title = '']) => `${file} › ${title.replaceAll('\\', '')}`);
}

const journeys = join(root, 'tests/journeys');
const core = readdirSync(journeys, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .sort()
  .flatMap((file) => taggedIn(file, readFileSync(join(journeys, file), 'utf8')));
const rows = rowsOf(read('tests/core.md'));
const named = (part: string) => rows.filter((row) => row.part === part).map(({ what }) => what);

/** The router's addresses, as the specification writes them. */
function routes(): string[] {
  const [, paths = ''] =
    /fullPaths:\n((?: +\| '[^']+'\n)+)/.exec(read('src/shop/routeTree.gen.ts')) ?? [];
  const known = [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) =>
    path === '/$' ? 'any other' : path.replace(/\$(\w+)/g, '{$1}').replace(/(.)\/$/, '$1'),
  );
  return [...new Set(known)].sort();
}

/** The desk's addresses, written likewise, and the notice for visitors who may not open it. */
function deskScreens(): string[] {
  const paths = read('src/desk/router.tsx').matchAll(/(?:path: |screen\(\s*)'([^']+)'/g);
  const known = Array.from(paths, ([, path = '']) => path.replace(/\{?\$(\w+)\}?/g, '{$1}'));
  return ['NoMerchant', ...known].sort();
}

test('each route, way to pay, promise and screen of the desk has one row in tests/core.md', () => {
  expect(named('Routes').toSorted()).toEqual(routes());
  expect(named('Ways to pay').toSorted()).toEqual([...PaymentMethod.options].sort());
  expect(named('Promises').toSorted()).toEqual(Object.keys(promises).sort());
  expect(named('Screens of the desk').toSorted()).toEqual(deskScreens());
});

test('each row is proven by a journey of `npm test`, or by a test that needs no browser', () => {
  const missing = rows.filter(({ provenBy }) => {
    const [file = '', title = ''] = provenBy.split(' › ');
    if (!file.startsWith('tests/')) return !core.includes(provenBy);
    return !existsSync(join(root, file)) || !read(file).includes(title);
  });
  expect(missing).toEqual([]);
});

test('each journey of `npm test` stands in a row, and there are at most ninety', () => {
  const proving = new Set(rows.map(({ provenBy }) => provenBy));
  expect(core.filter((journey) => !proving.has(journey))).toEqual([]);
  expect(core.length).toBeGreaterThan(50);
  expect(core.length).toBeLessThanOrEqual(MAX_JOURNEYS);
  expect(new Set(core).size).toBe(core.length);
});
