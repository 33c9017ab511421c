import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers, SWEEPS } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';
import { raiseButton } from '../steps/words.ts';

for (const [width, colorScheme] of SWEEPS) {
  test(`no screen has a barrier at ${width} px, ${colorScheme}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    const products = await seededProducts();
    await visitShop(page);
    const inStock = products.find(({ quantity }) => quantity > 0);
    const soldOut = products.find(({ quantity }) => quantity <= 0);

    for (const path of ['/', '/products', '/products?search=submarine', '/product-not-found']) {
      await page.goto(path);
      await expectNoBarriers(page, path);
    }
    await page.goto('/cart');
    await expectNoBarriers(page, 'empty cart');
    await page.goto('/waiting');
    await expectNoBarriers(page, 'nothing waits');
    await page.goto(`/product/${inStock?.id}`);
    await expectNoBarriers(page, 'product in stock');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.goto('/cart');
    await expectNoBarriers(page, 'full cart');
    await page.goto(`/product/${soldOut?.id}`);
    await expectNoBarriers(page, 'product out of stock');

    await context.setOffline(true);
    await raiseButton(page).click();
    await expect(raiseButton(page)).toBeHidden();
    await expectNoBarriers(page, 'enquiry waits');
    await page.goto('/waiting');
    await expectNoBarriers(page, 'something waits');
    await page.goto('/product/unknown-here');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNoBarriers(page, 'unknown product offline');
  });
}
