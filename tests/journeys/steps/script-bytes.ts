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
const AT_ONCE = 3;

const dist = new URL('../../../dist/', import.meta.url);
const budgets = readFileSync(new URL('../script-budgets.txt', import.meta.url), 'utf8').split('\n');

/**
 * The excess of these addresses over their budgets, once each is quiet; `open` makes the page that goes there, `shopper` is signed in.
 * `visit`: the first word of their lines in the file.
 */
export async function overBudget(
  visit: 'first' | 'start',
  paths: readonly string[],
  open: () => Promise<Page>,
  shopper?: Shopper,
): Promise<string[]> {
  const pages = paths.map((path) => {
    const name = `${visit} ${shopper ? `signed-in:${pageName(path, shopper)}` : path}`;
    const budget = budgets.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? '';
    return { path, name, budget };
  });
  const over: string[] = [];
  const loadSome = async () => {
    for (let next = pages.shift(); next; next = pages.shift()) {
      const page = await open();
      const scripts = await loadedBy(page, next.path);
      await page.close();
      const bytes = scripts.reduce((sum, script) => sum + gzipped(script), 0);
      const line = `${next.name} ${bytes} ${scripts.length}`;
      // To copy into the file.
      console.log(line);
      const [most = 0, files = 0] = next.budget.trim().split(' ').map(Number);
      if (bytes > most * (1 + TOLERANCE) || scripts.length > files) {
        over.push(`${line} (budget:${next.budget})`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadSome));
  return over;
}

/** The address of a page with its random parts replaced. */
function pageName(path: string, { uid, orders }: Shopper): string {
  const ids = Object.entries(orders).map(([name, { orderId }]) => [orderId, `{${name}}`] as const);
  return [[uid, '{uid}'] as const, ...ids].reduce(
    (text, [id, as]) => text.replaceAll(id, as),
    path,
  );
}

/** The scripts that an address has loaded once it is quiet. */
async function loadedBy(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator(path === '/search' ? '.search-screen' : STATUS_KNOWN).waitFor();
  let last: string[] = [];
  const isQuiet = async () => {
    const before = last.length;
    last = await loadedScripts(page);
    return last.length === before;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS] }).toBe(true);
  return last;
}

const sizes = new Map<string, number>();

function gzipped(script: string): number {
  const size =
    sizes.get(script) ??
    gzipSync(readFileSync(new URL(`.${script}`, dist)), { level: 9 }).byteLength;
  sizes.set(script, size);
  return size;
}
