// How much script a page loads until it is quiet, compared with tests/journeys/script-budgets.txt.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { STATUS_KNOWN } from '../../support/public-pages.ts';
import type { Shopper } from './every-screen.ts';
import { expect } from './journey.ts';
import { loadedScripts } from './loaded-scripts.ts';

/** ms without a script, once the shop has answered. */
const QUIET_MS = 1_500;
/** A page may exceed its budget by this share. */
const TOLERANCE = 0.02;

const BUDGETS = new URL('../script-budgets.txt', import.meta.url);
const dist = new URL('../../../dist/', import.meta.url);

/** Number of pages that load at the same time. */
const AT_ONCE = 3;

/** A page, gzip bytes and number of its script files. */
export type Loaded = { page: string; bytes: number; files: number };

/** The scripts that each of these addresses has loaded once it is quiet, in order; `open` makes the page that goes there. */
export async function loadedByEach(
  paths: readonly string[],
  open: () => Promise<Page>,
): Promise<Loaded[]> {
  const waiting = [...paths.entries()];
  const all: Loaded[] = [];
  const loadSome = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await open();
      all[next[0]] = await loadedBy(page, next[1]);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadSome));
  return all;
}

async function loadedBy(page: Page, path: string): Promise<Loaded> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator(path === '/search' ? '.search-screen' : STATUS_KNOWN).waitFor();
  const scripts = await loadedUntilQuiet(page);
  const bytes = scripts.reduce((sum, script) => sum + gzipped(script), 0);
  return { page: path, bytes, files: scripts.length };
}

/** The excess of these over their budgets; `visit`: the first word of their lines in the file. */
export function overBudget(visit: 'first' | 'start', all: readonly Loaded[]): string[] {
  const lines = all.map(({ page, bytes, files }) => `${visit} ${page} ${bytes} ${files}`);
  // Lines to copy into the file.
  console.log(lines.join('\n'));
  const budgets = readFileSync(BUDGETS, 'utf8').split('\n');
  return all.flatMap(({ page, bytes, files }, at) => {
    const budget = budgets.find((line) => line.startsWith(`${visit} ${page} `));
    const [mostBytes = 0, mostFiles = 0] = budget?.split(' ').slice(2).map(Number) ?? [];
    const fits = bytes <= mostBytes * (1 + TOLERANCE) && files <= mostFiles;
    return fits ? [] : `${lines[at]} (budget: ${budget ?? 'none'})`;
  });
}

/** The address of a page with its random parts replaced. */
export function pageName(path: string, { uid, orders }: Shopper): string {
  const ids = Object.entries(orders).map(([name, { orderId }]) => [orderId, `{${name}}`] as const);
  return [[uid, '{uid}'] as const, ...ids].reduce(
    (text, [id, as]) => text.replaceAll(id, as),
    path,
  );
}

async function loadedUntilQuiet(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last.length;
        last = await loadedScripts(page);
        return last.length === before;
      },
      { intervals: [QUIET_MS] },
    )
    .toBe(true);
  return last;
}

const sizes = new Map<string, number>();

function gzipped(script: string): number {
  const known = sizes.get(script);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(new URL(`.${script}`, dist)), { level: 9 }).byteLength;
  sizes.set(script, size);
  return size;
}
