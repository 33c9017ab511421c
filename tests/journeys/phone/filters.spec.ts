// Filters and the order of a list without a network.
import { expect, test } from '../steps/journey.ts';
import { box, PHONE, pricesOf } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('the order is chosen at the thumb, also without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await box(page, 'Moringa').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('radio', { name: 'Price: Low to High' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/products?categories=moringa&sort=price-low');
  await expect
    .poll(async () => {
      const prices = await pricesOf(page);
      return prices.length > 3 && prices.every((price, at) => price >= (prices[at - 1] ?? 0));
    })
    .toBe(true);
});
