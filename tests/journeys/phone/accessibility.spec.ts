// Nothing that axe knows to be a barrier, on any screen and in any state, small and light, large and dark.
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';
import { raiseButton } from '../steps/words.ts';

test('no screen has a barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
  complaints,
}) => {
  test.slow(true, 'axe on twelve screens, twice each');
  complaints.expectFailedRequests();
  const products = await seededProducts();
  await visitShop(page);
  const inStock = products.find(({ quantity }) => quantity > 0);
  const soldOut = products.find(({ quantity }) => quantity <= 0);

  for (const path of ['/', '/products', '/products?search=submarine', '/product-not-found']) {
    await page.goto(path);
    await expectNoBarriersAnywhere(page, path);
  }
  await page.goto('/cart');
  await expectNoBarriersAnywhere(page, 'empty cart');
  await page.goto('/waiting');
  await expectNoBarriersAnywhere(page, 'nothing waits');
  await page.goto(`/product/${inStock?.id}`);
  await expectNoBarriersAnywhere(page, 'product in stock');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.goto('/cart');
  await expectNoBarriersAnywhere(page, 'full cart');
  await page.goto(`/product/${soldOut?.id}`);
  await expectNoBarriersAnywhere(page, 'product out of stock');

  await context.setOffline(true);
  await raiseButton(page).click();
  await expect(raiseButton(page)).toBeHidden();
  await expectNoBarriersAnywhere(page, 'enquiry waits');
  await page.goto('/waiting');
  await expectNoBarriersAnywhere(page, 'something waits');
  await page.goto('/product/unknown-here');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'unknown product offline');
});
