// A shopper whose browser translates the shop: every screen opens, every text that changes is the one that is true, and an order goes through.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { PUBLIC_PAGES } from '../../support/public-pages.ts';
import { add } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  NOT_PLACED,
  placeButton,
  RECEIVED,
  test,
} from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { translatePages } from '../steps/translator.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

for (const from of ['drawn', 'hydrated'] as const) {
  const when = from === 'drawn' ? 'before its code has come' : 'later';
  test(`every public page that is translated ${when} is whole, and says at once whether the shop answers`, async ({
    page,
    context,
  }) => {
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

test('on a translated page the cart counts, an address is saved, and an order made without a network is called received only when it is', async ({
  page,
  context,
  product,
}) => {
  await haveCatalogue(page);
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await translatePages(page, 'hydrated');
  await visitShop(page, `/products?search=${encodeURIComponent(product.name)}`);
  await isTranslated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Add ${product.name}` }).click();
  const wayToCart = page.getByRole('link', { name: /View cart$/ });
  await expect(wayToCart).toContainText('1 item · ₹240');
  const plus = main.getByRole('button', { name: `Plus one ${product.name}` });
  await plus.click();
  await plus.click();
  await expect(wayToCart).toContainText('3 items · ₹720');
  await wayToCart.click();
  await expect(main).toContainText('₹240 × 3');
  await main.getByRole('button', { name: `Minus one ${product.name}` }).click();
  await expect(main).toContainText('₹240 × 2');
  await placeButton(page).click();
  await expect(page).toHaveURL('/place-order');
  await add(page);
  await choose(page, 'Cash on delivery');
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await expect(main).toContainText('It will be sent to the shop automatically');
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 45_000 });
  await expect(main).not.toContainText('It will be sent to the shop automatically');
  await expectOneOrder(account.uid);
});
