// No barrier that axe knows on the way from the cart to a paid order, whatever state it is in.
import { writeFields } from '../../support/shop-server.ts';
import {
  choose,
  heading,
  NOT_PLACED,
  openCheckout,
  placeButton,
  RECEIVED,
  test,
} from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  // The SDK would like to know whether Google can be seen; the shop’s pages load nothing from there.
  complaints.expectNotes(/cleardot\.gif/);
});

test('ordering has no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
  product,
}) => {
  test.slow(true, 'axe on nine states, twice each');
  const uid = await openCheckout(page, product);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectNoBarriersAnywhere(page, 'something is missing');
  await context.setOffline(true);
  await choose(page, 'Bank transfer (NEFT)');
  await expectNoBarriersAnywhere(page, 'all is chosen, without a network');
  await placeButton(page).click();
  await expect(page.getByText(NOT_PLACED)).toBeVisible();
  await expectNoBarriersAnywhere(page, 'a transfer for an order that is not placed yet');
  const orderId = new URL(page.url()).searchParams.get('orderId');
  await page.goto(`/order-confirmation/${uid}/${orderId}`);
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await expectNoBarriersAnywhere(page, 'Not placed yet');
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await context.setOffline(false);
  await expect(heading(page, 'Not placed yet')).toBeVisible({ timeout: 45_000 });
  await expectNoBarriersAnywhere(page, 'needs the shopper');
  await page.getByRole('link', { name: 'See why, and what to do' }).click();
  await expect(page.getByRole('button', { name: 'Order at ₹300' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'what changed');
  await page.getByRole('button', { name: 'Order at ₹300' }).click();
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 45_000 });
  await expectNoBarriersAnywhere(page, 'received');
  await page.getByRole('link', { name: 'Add Transaction Id' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Transaction Id is required!')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'the bank’s details');
  await page.goto(`/order-confirmation/${uid}/unknown`);
  await expect(heading(page, 'Sorry, some error occurred')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'no such order');
});
