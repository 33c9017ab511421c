// A shopper whose browser translates the shop: every screen opens, every text that changes is the one that is true, and an order goes through.
import type { Page } from 'playwright/test';
import { PUBLIC_PAGES } from '../../support/public-pages.ts';
import { heading } from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { translatePages } from '../steps/translator.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

for (const from of ['drawn', 'hydrated'] as const) {
  const when = from === 'drawn' ? 'before its code has come' : 'later';
  test(`every public page is whole that is translated ${when}`, async ({ page, context }) => {
    await visitShop(page);
    await translatePages(page, from);
    for (const { path, heading: title, words } of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1);
      await isTranslated(page);
      await expect(heading(page, title), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(words);
      // The search screen of a phone has no frame around it.
      if (path === '/search') continue;
      const reach = page.getByRole('region', { name: 'Shop status' }).getByRole('status');
      await expect(reach, path).toContainText('Connected.');
      await context.setOffline(true);
      await expect(reach, path).toContainText('No connection.');
      await expect(reach, path).not.toContainText('Connected.');
      await context.setOffline(false);
      await expect(reach, path).toContainText('Connected.');
      await expect(reach, path).not.toContainText('No connection.');
    }
  });
}
