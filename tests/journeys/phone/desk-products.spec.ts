// Products at the merchant's desk on a narrow phone: made without a network, hidden, shown again and deleted. What became of
// each is judged at the shop, and by what a shopper sees.
import { randomUUID } from 'node:crypto';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { removeDocument } from '../../support/shop-server.ts';
import {
  anotherPhone,
  keptForOffline,
  note,
  openDesk,
  press,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { inForm, storedProduct } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test('a product is made without a network, survives a reload while it is typed, and is bought from afterwards', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  test.slow(true, 'two phones, and a catalogue that is published in between');
  const mark = randomUUID().slice(0, 8);
  await openDesk(page, '/desk/products');
  await expect(page.getByText(/\d+ products/)).toBeVisible(WAIT);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'New product' }).click();
  await press(page, 'Add the product');
  await expect(page.getByText('Write what the product is called.')).toBeVisible();
  await inForm(page, 'Name').fill(`Journey Root ${mark}`);
  await inForm(page, 'Price in ₹').fill('₹ 1,20,000.50/-');
  await expect(page.getByText('Write 120000.50.')).toBeVisible();
  await expectKept(page, '1,20,000.50/-');
  await page.reload();
  await expect(inForm(page, 'Name')).toHaveValue(`Journey Root ${mark}`);
  await expect(inForm(page, 'Price in ₹')).toHaveValue('₹ 1,20,000.50/-');
  await inForm(page, 'Price in ₹').fill('120');
  await inForm(page, 'Pieces in stock').fill('7');
  await press(page, 'Add the product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Journey Root ${mark}`);
  await expect(note(page, 'You added this product. It is not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, 'You added this product. It is not sent yet')).toBeVisible();
  expect(await storedProduct(`journey-root-${mark}`)).toBeNull();
  await context.setOffline(false);
  await expect
    .poll(() => storedProduct(`journey-root-${mark}`), WAIT)
    .toMatchObject({ name: `Journey Root ${mark}`, price: 120, quantity: 7 });
  await expect(page.getByText('not sent yet')).toHaveCount(0, WAIT);
  const { id = '' } = (await storedProduct(`journey-root-${mark}`)) ?? {};
  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  await shopper.goto(`/product/${id}`);
  await expect(shopper.getByRole('main').getByRole('button', { name: /add to cart/i })).toBeVisible(
    WAIT,
  );
  await shopper.context().close();
  await removeDocument(`products/${id}`);
});

test('a hidden product leaves the shop and comes back, and a deleted one is gone', {
  tag: '@core',
}, async ({ page, browser }) => {
  test.slow(true, 'two phones, and a catalogue that is published in between');
  const product = await makeProduct(3);
  await openDesk(page, `/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name, WAIT);
  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  /** Where whoever opens the product's page stands a moment later. */
  const whereItLeads = async () => {
    await shopper.goto(`/product/${product.id}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    return new URL(shopper.url()).pathname;
  };
  await press(page, 'Hide from the shop');
  await expect.poll(() => storedProduct(product.id), WAIT).toMatchObject({ hidden: true });
  await expect.poll(whereItLeads, WAIT).toBe('/product-not-found');
  await page.goto('/desk/products?only=hidden');
  await page.getByRole('link', { name: product.name }).click();
  await press(page, 'Show in the shop again');
  await expect.poll(() => storedProduct(product.id), WAIT).not.toHaveProperty('hidden');
  await expect.poll(whereItLeads, WAIT).toBe(`/product/${product.id}`);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => storedProduct(product.id), WAIT).toBeNull();
  await expect(page.getByText('This product is not on this phone')).toBeVisible(WAIT);
  await shopper.context().close();
  await unmakeProduct(product);
});

test('a long list goes on as one scrolls, and the way back leads to the line that one left', {
  tag: '@core',
}, async ({ page }) => {
  await openDesk(page, '/desk/products');
  const lines = page.locator('.desk-product');
  await expect(lines).toHaveCount(10, WAIT);
  const thirtieth = lines.nth(29);
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(thirtieth).toBeVisible({ timeout: 500 });
  }).toPass();
  await thirtieth.scrollIntoViewIfNeeded();
  const name = (await thirtieth.locator('strong').textContent()) ?? '';
  await thirtieth.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(lines.filter({ hasText: name })).toBeInViewport();
  // Another list begins at its first lines.
  await page.getByRole('searchbox').fill('a');
  await expect(lines).toHaveCount(10);
});
