// Addresses that cannot even be read: the worker opens the shop all the same.
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test('an address that cannot even be read leads home', async ({ page }) => {
  await visitShop(page);
  for (const path of ['/category/%E0%A4%A', '/brand/%']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
