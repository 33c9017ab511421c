// From the cart to where an order will be placed: what is ordered, and where it is delivered.
import type { Page } from 'playwright/test';
import {
  type DemoProduct,
  makeProduct,
  seededProducts,
  unmakeProduct,
} from '../../support/demo-products.ts';
import { catalogueHead, writeFields } from '../../support/shop-server.ts';
import { add, button, card, HOME, openAddresses } from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers, PHONE, WIDE } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

async function addToCart(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

test('with nothing in the cart there is nothing to order', async ({ page }) => {
  await openAddresses(page);
  await page.goto('/place-order');
  await expect(page.getByText('No Products selected')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('Place Order in the cart leads to the lines, the addresses to choose from and the total', async ({
  page,
}) => {
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  if (!product) throw new Error('the demo catalogue has nothing in stock');
  await openAddresses(page);
  await add(page);
  await addToCart(page, product);
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/place-order');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: product.name })).toContainText(
    `₹${product.rupees.toLocaleString('en-IN')} × 2`,
  );
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    `₹${(product.rupees * 2).toLocaleString('en-IN')}`,
  );
  const home = card(page, HOME.name).getByRole('radio');
  await expect(home).toBeChecked();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [viewport, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page, `full order at ${viewport.width} px, ${colorScheme}`);
  }
  await add(page, { ...HOME, name: 'Meera' });
  await expect(card(page, 'Meera').getByRole('radio')).toBeChecked();
  const remove = async (name: string) => {
    await card(page, name).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, name)).toBeHidden();
  };
  await add(page, { ...HOME, name: 'Ravi' });
  await expect(card(page, 'Ravi').getByRole('radio')).toBeChecked();
  await remove('Ravi');
  await expect(home).not.toBeChecked();
  await expect(card(page, 'Meera').getByRole('radio')).not.toBeChecked();
  await button(page, 'Place Order').click();
  await expect(page.getByRole('alert').first()).toHaveText('Please select an address.');
  await card(page, 'Meera').getByText(HOME.address).click();
  await expect(card(page, 'Meera').getByRole('radio')).toBeChecked();
  await remove('Meera');
  await expect(home).toBeChecked();
  await expect(button(page, 'Add a new address')).toBeVisible();
});

test('a product that has run out meanwhile is said to be available soon, and to be a pre-order', async ({
  page,
}) => {
  const product = await makeProduct(5);
  try {
    await page.clock.install();
    await openAddresses(page);
    await addToCart(page, product);
    await page.goto('/place-order');
    const line = page.getByRole('listitem').filter({ hasText: product.name });
    await expect(line).toBeVisible();
    await expect(line).not.toContainText('Available Soon');
    const head = await catalogueHead();
    await writeFields(`products/${product.id}`, { quantity: { integerValue: '0' } });
    await catalogueHead(head);
    // As if the shopper had looked elsewhere for a while and came back; the head may have moved for somebody else's product first.
    await expect(async () => {
      await page.clock.fastForward('06:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(line).toContainText('Available Soon', { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    const preorder = 'Pre-order · ships once it is back in stock';
    await expect(line).toContainText(preorder);
    await page.goto('/cart');
    await expect(line).toContainText(preorder);
  } finally {
    await unmakeProduct(product);
  }
});
