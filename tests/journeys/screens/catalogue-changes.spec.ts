// The merchant changes the catalogue while somebody shops: prices follow, what is gone goes.
import type { Page } from 'playwright/test';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { whatIsKept } from '../../support/device-storage.ts';
import { catalogueHead, removeDocument, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

/**
 * As if the shopper had looked elsewhere for a while and came back, as often as it takes: the functions may still be noting an
 * earlier change when the shopper comes first.
 */
async function lookAgainLaterFor(page: Page, awaited: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await awaited();
  }).toPass({ timeout: 45_000 });
}

test('a new price reaches the open list, the product and the cart', async ({ page }) => {
  const product = await makeProduct(5);
  try {
    await page.clock.install();
    await visitShop(page);
    await page.goto(`/product/${product.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('main')).toContainText('₹240');
    const head = await catalogueHead();
    await writeFields(`products/${product.id}`, { price: { integerValue: '1999' } });
    await catalogueHead(head);
    await lookAgainLaterFor(page, () =>
      expect(page.getByRole('main')).toContainText('₹1,999', { timeout: 3_000 }),
    );
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText('₹1,999');
    await expect(page.getByRole('main')).not.toContainText('₹240');
  } finally {
    await unmakeProduct(product);
  }
});

test('a product that the merchant removed disappears from a list that stays open', async ({
  page,
}) => {
  const product = await makeProduct(5);
  let isThere = true;
  try {
    await page.clock.install();
    const onlyIt = `/products?search=${product.name.split(' ').at(-1)}`;
    await page.goto(onlyIt);
    const card = page.locator(`main a[href="/product/${product.id}"]`);
    await expect(card).toBeVisible();
    await expect.poll(() => whatIsKept(page)).toMatchObject({ hasMirror: true });
    const head = await catalogueHead();
    await removeDocument(`products/${product.id}`);
    isThere = false;
    await catalogueHead(head);
    await lookAgainLaterFor(page, () =>
      expect(page.getByText('No products found!')).toBeVisible({ timeout: 3_000 }),
    );
    await expect(card).toBeHidden();
  } finally {
    if (isThere) await unmakeProduct(product);
  }
});
