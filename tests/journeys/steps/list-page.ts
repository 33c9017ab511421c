// A list of products from a journey's view, and shared checks.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright/test';
import { packageFile } from '../../../backend/stack/paths.ts';
import { expect, PHONE, WIDE } from './journey.ts';

export { PHONE } from './journey.ts';

/** The widths and colour schemes in which screens are checked for barriers. */
export const SWEEPS = [
  [PHONE.width, 'light'],
  [WIDE.width, 'dark'],
] as const;

/** The script that checks a page for barriers; half as long as axe-core's exported source. */
const AXE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8');

export function cards(page: Page): Locator {
  return page.locator('main a[href^="/product/"]');
}

export function box(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

/** The prices on the cards in order, in rupees, as displayed. */
export async function pricesOf(page: Page): Promise<number[]> {
  const prices = await cards(page).locator('.price').allTextContents();
  return prices.map((price) => Number(price.replace(/[₹,]/g, '')));
}

/** Stops the page's clock, a second from now. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Fails if axe finds a barrier in any of the widths and colour schemes; leaves the screen in the last of them. */
export async function expectNoBarriersAnywhere(
  page: Page,
  where: string,
  looks: readonly (typeof SWEEPS)[number][] = SWEEPS,
): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page, `${where} at ${width} px, ${colorScheme}`);
    if (width === PHONE.width) await expectNoSidewaysScroll(page, where);
  }
}

/** Fails if letters of twice the size make the screen scroll sideways; names the elements that stick out. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const isWider = root.scrollWidth > root.clientWidth;
    const found = [...document.body.querySelectorAll('*')].filter(
      (it) => it.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const names = found.map((it) => `${it.tagName} ${it.className}`.trim());
    root.style.fontSize = '';
    return isWider ? ['wider than the screen', ...names] : [];
  });
  expect(sticksOut, `${where} with letters of twice the size`).toEqual([]);
}

/** Fails if axe finds a barrier, once the screen has its heading. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Text that is fading has a lower contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(findBarriers).catch(async () => {
    await page.evaluate(AXE);
    return page.evaluate(findBarriers);
  });
  expect(found, where).toEqual([]);
}

/** Runs on the page, once axe is there. Full results for violations only: the others would take most of the time. */
async function findBarriers(): Promise<string[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
