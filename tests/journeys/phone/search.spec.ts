// Finding something without a network, in the words and letters that a shopper has.
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('without a network "हल्दी", "haldi" and "turmerik" find turmeric', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  await context.setOffline(true);
  for (const typed of ['हल्दी', 'haldi', 'turmerik']) {
    await page.goto('/search');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill(typed);
    const row = page.getByRole('option').filter({ hasText: 'Show results in Turmeric' });
    await expect(row, typed).toBeVisible();
    await field.press('Enter');
    await expect(page.locator('main a[href^="/product/"]').first(), typed).toContainText(
      /turmeric|haldi/i,
    );
  }
});
