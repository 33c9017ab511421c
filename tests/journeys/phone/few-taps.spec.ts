// How few taps an order takes, from the first page to the shop: counted in the browser, offline until it is ordered.
import type { Page } from 'playwright/test';
import { putAccount } from '../../support/device-storage.ts';
import { card, HOME, makeAccountWithAddress } from '../steps/address-journey.ts';
import { expectOneOrder, method, placeButton, RECEIVED } from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Ten products, the cart, the checkout, the order, and one to spare. */
const MAX_TAPS = 14;

async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.taps = '0';
    const count = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') dataset.taps = `${Number(dataset.taps) + 1}`;
    };
    addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}

test('ten products are ordered in at most 14 taps', async ({ page, context }) => {
  const account = await makeAccountWithAddress();
  await visitShop(page, '/');
  await putAccount(page, account);
  // The address comes to the phone when the checkout is opened.
  await page.goto('/place-order');
  await expect(page.getByText('No Products selected')).toBeVisible();
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Connected.')).toBeVisible();
  const taps = await countTaps(page);
  await context.setOffline(true);
  for (let put = 1; put <= 10; put++) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .first()
      .tap();
    await expect(page.getByRole('link', { name: /View cart$/ })).toContainText(`${put} item`);
  }
  await page.getByRole('link', { name: /View cart$/ }).tap();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Place Order' }).tap();
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(card(page, HOME.name).getByRole('radio')).toBeChecked();
  const atDoor = method(page, 'Cash on delivery');
  if (!(await atDoor.isChecked())) await atDoor.tap();
  await context.setOffline(false);
  await placeButton(page).tap();
  await expect(page.getByRole('heading', { name: RECEIVED, level: 1 })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(MAX_TAPS);
  const { fields } = await expectOneOrder(account.uid);
  expect(fields.items?.arrayValue).toMatchObject({ values: { length: 10 } });
});
