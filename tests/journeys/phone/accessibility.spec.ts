// Nothing that axe knows to be a barrier, on any screen and in any state, small and light, large and dark.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';
import { raiseButton } from '../steps/words.ts';

async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, where).toEqual([]);
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`no screen has a barrier at ${width} px, ${colorScheme}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow();
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
