// What matters most stands in sight, in pixels, on small, turned and enlarged screens.
import type { Locator, Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

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
    await page.setViewportSize({ width, height });
    await visitShop(page);
    const enlarge = () =>
      page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        letters,
      );
    for (const { id, name } of (await inStock()).slice(0, 2)) {
      await page.goto(`/product/${id}`);
      await enlarge();
      const add = page.getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeVisible();
      if (letters === '100%' && width < height) {
        await expect
          .poll(() => isInSight(page.getByRole('heading', { name, level: 1 })))
          .toBe(true);
        await expect.poll(() => isInSight(page.locator('main .price').first())).toBe(true);
      }
      await add.click();
      await expect(page).toHaveURL('/cart');
    }
    await page.goto('/cart');
    await enlarge();
    await expect
      .poll(() => isInSight(page.getByRole('button', { name: 'Place Order' })))
      .toBe(true);
    if (letters !== '100%') return;
    for (const path of ['/', '/products', `/product/${(await inStock())[0].id}`]) {
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
