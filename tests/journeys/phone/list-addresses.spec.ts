// Addresses that are unknown or cannot even be read: the worker opens the shop all the same.
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test('an address that is unknown, or cannot even be read, leads home, which says so', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  for (const path of ['/category/%E0%A4%A', '/brand/%', '/nothing/here']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('That page was not found.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
