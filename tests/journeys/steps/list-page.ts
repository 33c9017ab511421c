// A list of products as its journeys look at it, and what they share.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright/test';
import { packageFile } from '../../../backend/stack/paths.ts';
import { expect } from './journey.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The widths and colours in which screens are looked at for barriers. */
export const SWEEPS = [
  [PHONE.width, 'light'],
  [WIDE.width, 'dark'],
] as const;

/** What is put into a page to look for barriers; half as long as what axe-core exports. */
const AXE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8');

/** The cards of a list. */
export function cards(page: Page): Locator {
  return page.locator('main a[href^="/product/"]');
}

/** A filter by its name. */
export function box(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

/** The prices of the cards in their order, in rupees, as they stand on the page. */
export async function pricesOf(page: Page): Promise<number[]> {
  const prices = await cards(page).locator('.price').allTextContents();
  return prices.map((price) => Number(price.replace(/[₹,]/g, '')));
}

/** Stops the page's clock, a second from now. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Fails where axe knows of a barrier in any of the widths and colours; the screen is left in the last of them. */
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

/** Fails where letters of twice the size make the screen wider than it is; names what sticks out. */
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

/** Fails where axe knows of a barrier, once the screen has its heading. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Half-way through a change of words their contrast is lower.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(findBarriers).catch(async () => {
    await page.evaluate(AXE);
    return page.evaluate(findBarriers);
  });
  expect(found, where).toEqual([]);
}

/** Runs on the page, once axe is there; only what it says of violations is put together, which is most of its time. */
async function findBarriers(): Promise<string[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
