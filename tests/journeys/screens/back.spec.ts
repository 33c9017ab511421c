// The way back: what was tapped stands again where it stood.
import type { Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper } from '../steps/every-screen.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

/** px */
const MAY_BE_OFF = 8;

type Tapped = { href: string; at: number };

const linkOf = (page: Page, { href, at }: Tapped) => page.locator(`main a[href="${href}"]`).nth(at);
const topOf = (page: Page, tapped: Tapped) =>
  linkOf(page, tapped).evaluate((it) => Math.round(it.getBoundingClientRect().top));

/** Scrolls to the end until the screen grows no more: some sections come only then. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const height = () => page.evaluate(() => document.body.scrollHeight);
      const before = await height();
      await page.mouse.wheel(0, before);
      await page.waitForTimeout(400);
      return (await height()) === before;
    })
    .toBe(true);
}

/** The last link to another page in each section of the screen. */
async function lastOfEachSection(page: Page): Promise<Tapped[]> {
  await readToTheEnd(page);
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter(
      (it) => it.checkVisibility() && it.pathname !== location.pathname,
    );
    const last = new Map(links.map((it) => [it.closest('section, article, ul'), it]));
    return [...last.values()].map((it) => {
      const href = it.getAttribute('href') ?? '';
      const same = [...document.querySelectorAll(`main a[href="${href}"]`)];
      return { href, at: same.indexOf(it) };
    });
  });
}

/** Taps a link in the middle of the screen. */
async function tap(page: Page, tapped: Tapped): Promise<number> {
  await readToTheEnd(page);
  const link = linkOf(page, tapped);
  const stands = async () => {
    await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const before = await topOf(page, tapped);
    await page.waitForTimeout(300);
    return (await topOf(page, tapped)) === before;
  };
  await expect.poll(stands, { message: `${tapped.href} stands` }).toBe(true);
  const top = await topOf(page, tapped);
  const from = page.url();
  // A press of Playwright's own would scroll to it first.
  await link.dispatchEvent('click');
  await expect(page).not.toHaveURL(from);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return top;
}

async function expectInPlace(page: Page, tapped: Tapped, top: number, how: string): Promise<void> {
  const what = `${tapped.href} on ${new URL(page.url()).pathname}, ${how}`;
  await expect(linkOf(page, tapped), what).toBeAttached();
  await page.waitForTimeout(700);
  await expect
    .poll(async () => Math.abs((await topOf(page, tapped)) - top), { message: what })
    .toBeLessThanOrEqual(MAY_BE_OFF);
}

async function expectBackToTapped(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  const links = await lastOfEachSection(page);
  expect(links.length, screen).toBeGreaterThan(0);
  for (const link of links) {
    const top = await tap(page, link);
    await page.goBack();
    await expectInPlace(page, link, top, 'Back');
    await page.goForward();
    await page.reload();
    await page.goBack();
    await expectInPlace(page, link, top, 'Back from a reloaded page');
    await page.reload();
    await expectInPlace(page, link, top, 'reloaded');
    await expect(page.locator('.header'), 'not hidden by the way back').toBeInViewport({
      ratio: 1,
    });
    await page.goto('data:text/html,another site, so another process');
    await page.goBack();
    await expectInPlace(page, link, top, 'Back in another process');
  }
}

test('on every public screen with a list, Back leads to where one tapped, also after a reload of either page and in a new process', async ({
  page,
}) => {
  const products = await inStock();
  await visitShop(page);
  for (const { id } of products.slice(0, 9)) {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const [{ id }] = products;
  const screens = ['/', '/products', '/category/seeds', `/product/${id}`, '/blogs', '/spare-parts'];
  for (const screen of screens) await expectBackToTapped(page, screen);
});

test('Back leads to where one tapped among My Orders and My Quotations', async ({ page }) => {
  await openAsShopper(page);
  for (const screen of ['/orders', '/quotations']) await expectBackToTapped(page, screen);
});
