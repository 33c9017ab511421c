// Reviewing what was bought, with a network: taken once, refused where nothing was delivered.
import { removeDocument } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { expectOneReview, field, ofProduct, openReview, submit } from '../steps/review-journey.ts';

test.afterEach(async ({ soldOut }) => {
  for (const { id } of await ofProduct(soldOut)) await removeDocument(`reviews/${id}`);
});

test('online, the shop’s thanks come after the review has arrived', async ({ page, soldOut }) => {
  const subject = await openReview(page, soldOut);
  await field(page, 'Review').fill('Fine and fresh.');
  await submit(page).click();
  await expect(page.getByText('Thank you! Your review has reached the shop.')).toBeVisible();
  await expectOneReview(subject, 'Fine and fresh.');
});

test('a review of what was not delivered is not taken, the page says so beforehand, and the words stay', async ({
  page,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  const { orderId } = await openReview(page, soldOut, 'shipped');
  await expect(page.getByText('This order has not been delivered yet.')).toBeVisible();
  await field(page, 'Review').fill('Too early.');
  await submit(page).click();
  await expect(page.getByText('Your review has not reached the shop.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await ofProduct(soldOut)).toEqual([]);
  await page.goto('/waiting');
  await expect(page.getByText('The shop did not accept this.')).toBeVisible();
  await page.goto(`/review-order/${orderId}`);
  await page.getByRole('link', { name: soldOut.name }).click();
  await expect(field(page, 'Product')).toHaveValue(soldOut.name);
});

test('the review page has no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  soldOut,
}) => {
  const { orderId } = await openReview(page, soldOut);
  await expectNoBarriersAnywhere(page, 'form');
  await submit(page).click();
  await expectNoBarriersAnywhere(page, 'form with a problem');
  await field(page, 'Review').fill('Fine.');
  await submit(page).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'thanks');
  await page.goto(`/review-order/${orderId}`);
  await expect(page.getByRole('link', { name: soldOut.name })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'choice');
  await page.goto('/product/moringa-leaf-powder-200g');
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'product with reviews');
});
