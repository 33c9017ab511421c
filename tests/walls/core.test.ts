// The rows of tests/core.md, and the slips of `npm run test:breaks`: both name tests that are there, and code that is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PaymentMethod } from '../../src/domain/order/order.ts';
import { IN_A_BROWSER } from '../breaks/in-a-browser.ts';
import { OF_SENDING } from '../breaks/of-sending.ts';
import { OF_THE_PHONE } from '../breaks/of-the-phone.ts';
import { OF_THE_SERVER } from '../breaks/of-the-server.ts';
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

/** The titles of the tests in a file's source, of those alone whose options hold the tag. */
function titlesIn(source: string, tag = ''): string[] {
  const tests = source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1(?:,\s*\{([^}]*)\})?/gs);
  return [...tests]
    .filter(([, , , options = '']) => options.includes(tag))
    .map(([, , title = '']) => title.replaceAll('\\', ''));
}

const journeys = join(root, 'tests/journeys');
const core = readdirSync(journeys, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) =>
    titlesIn(readFileSync(join(journeys, file), 'utf8'), "'@core'").map((it) => `${file} › ${it}`),
  );
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

/** Whether its file holds the test that notices a break; a journey is named by the beginning of its title. */
function hasTest(noticedBy: string): boolean {
  const [name = '', begin] = noticedBy.split(' › ');
  const file = join('tests', name);
  if (!existsSync(join(root, file))) return false;
  if (begin === undefined) return !name.startsWith('journeys/');
  return titlesIn(read(file)).some((title) => title.startsWith(begin));
}

test('every break stands once in its file, and the tests that notice it are there', () => {
  const breaks = [...OF_SENDING, ...OF_THE_PHONE, ...OF_THE_SERVER, ...IN_A_BROWSER];
  expect(breaks.length).toBeGreaterThan(60);
  const standsOnce = (file: string, from: string) =>
    existsSync(join(root, file)) && read(file).split(from).length === 2;
  const lost = breaks.filter((it) => !standsOnce(it.file, it.from) || !hasTest(it.noticedBy));
  expect(lost.map(({ file, from, noticedBy }) => ({ file, from, noticedBy }))).toEqual([]);
});
