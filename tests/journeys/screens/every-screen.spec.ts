// Every screen: in every language, on small, turned and enlarged ones, and within its budget of script.
import type { Locator, Page } from 'playwright/test';
import { inLanguage, languages } from '#config/languages.ts';
import { shop } from '#config/shop.ts';
import { inStock } from '../../support/demo-products.ts';
import { PUBLIC_PAGES, shownIn } from '../../support/public-pages.ts';
import { textsIn } from '../../support/texts-in.ts';
import { cutTexts } from '../steps/cut-texts.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, takeWorkersAway, test } from '../steps/journey.ts';
import { overBudget } from '../steps/script-bytes.ts';
import { visitShop } from '../steps/whole-device.ts';

for (const language of languages.filter((it) => it !== 'en')) {
  test(`the HTML of every public page is in ${language}: its texts, its language, its address, and the same page in the others`, async ({
    request,
  }) => {
    const footer = textsIn(language)('shop/shell', 'Useful Links');
    for (const { path, isLeftOut } of PUBLIC_PAGES) {
      const html = await (await request.get(inLanguage(path, language))).text();
      expect(html, path).toContain(`<html lang="${language}-IN"`);
      expect(html, path).toContain(`/manifest-${language}.webmanifest`);
      if (path !== '/search') expect(shownIn(html), path).toContain(footer);
      else expect(html).toContain(`action="${inLanguage('/products', language)}"`);
      if (isLeftOut) continue;
      const address = (it: string) => shop.site + inLanguage(path.replace(/\?.*/, ''), it);
      expect(html, path).toContain(`rel="canonical" href="${address(language)}"`);
      expect(html, path).toContain(`property="og:url" content="${address(language)}"`);
      for (const it of languages) {
        expect(html, path).toContain(`hrefLang="${it}" href="${address(it)}"`);
      }
    }
  });

  test(`at 320 px with letters of 200% no text is cut on any screen in ${language}`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    const [product] = await inStock();
    const shopper = await openAsShopper(page, product);
    // One of each layout.
    const alike = PUBLIC_PAGES.filter(({ isAlike }) => isAlike).map(({ path }) => path);
    const open = Object.keys(openScreens(product)).filter((path) => !alike.includes(path));
    await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    for (const path of [...open, ...Object.keys(ownScreens(shopper))]) {
      await page.goto(inLanguage(path, language));
      await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      await enlarge(page, '200%');
      found.push(...(await cutTexts(page)).map((it) => `${path}: ${it}`));
    }
    expect(found).toEqual([]);
  });
}

function enlarge(page: Page, letters: string): Promise<void> {
  return page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    letters,
  );
}

/** Width and height in px, and the size of letters. */
const SCREENS = [
  [360, 640, '100%'],
  [360, 740, '100%'],
  [360, 740, '200%'],
  [740, 360, '100%'],
] as const;
/** The part of the screen that header and bars leave free while one reads on. */
const FREE = 0.7;

/** Whether nothing covers an element, and all of it is on the screen. */
const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    return [top + 2, bottom - 2].every((y) => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && (it.contains(shown) || shown.contains(it));
    });
  });

/** The part of the screen's height that shows the page itself. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) =>
      document.elementFromPoint(innerWidth / 2, row * 4),
    );
    return rows.filter((it) => it?.closest('main')).length / rows.length;
  });

for (const [width, height, letters] of SCREENS) {
  test(`at ${width}×${height} with letters of ${letters}, a product’s name and price and, with two products in the cart, Place Order are in sight at once`, async ({
    page,
  }) => {
    const products = (await inStock()).slice(0, 2);
    const inSight = (it: Locator) => expect.poll(() => isInSight(it)).toBe(true);
    await page.setViewportSize({ width, height });
    await visitShop(page);
    for (const { id, name } of products) {
      await page.goto(`/product/${id}`);
      await enlarge(page, letters);
      const add = page.getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeVisible();
      if (letters === '100%' && width < height) {
        await inSight(page.getByRole('heading', { name, level: 1 }));
        await inSight(page.locator('main .price').first());
      }
      await add.click();
      await expect(page).toHaveURL('/cart');
    }
    await page.goto('/cart');
    await enlarge(page, letters);
    await inSight(page.getByRole('button', { name: 'Place Order' }));
    if (letters !== '100%') return;
    for (const path of ['/', '/products', `/product/${products[0]?.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => freeHeight(page), { message: path }).toBeGreaterThan(FREE);
      if (width > height) continue;
      await page.mouse.wheel(0, -200);
      await expect(page.locator('.header')).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('in a browser that was never here', () => {
  // Without Background Sync a visit also loads the code that sends: no other first visit loads more.
  test.use({ device: 'no-worker-new', losesRequests: true });

  test('a first visit loads no more script than the budget of its page, nor does a page of one’s own', async ({
    browser,
    page,
    context,
  }) => {
    const [product] = await inStock();
    const newPhone = async () => {
      const phone = await browser.newContext();
      await takeWorkersAway(phone);
      const opened = await phone.newPage();
      opened.once('close', () => void phone.close());
      return opened;
    };
    const open = ['/login', ...Object.keys(openScreens(product))];
    expect(await overBudget('first', open, newPhone)).toEqual([]);
    const shopper = await openAsShopper(page);
    const own = Object.keys(ownScreens(shopper));
    expect(await overBudget('first', own, () => context.newPage(), shopper)).toEqual([]);
  });
});
