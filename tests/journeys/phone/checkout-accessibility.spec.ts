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
import { expectNoBarriers, SWEEPS } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

for (const [width, colorScheme] of SWEEPS) {
  test(`ordering has no barrier at ${width} px, ${colorScheme}`, async ({
    page,
    context,
    product,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    const uid = await openCheckout(page, product);
    await placeButton(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectNoBarriers(page, 'something is missing');
    await context.setOffline(true);
    await choose(page, 'Bank Transfer (NEFT)');
    await expectNoBarriers(page, 'all is chosen, without a network');
    await placeButton(page).click();
    await expect(page.getByText(NOT_PLACED)).toBeVisible();
    await expectNoBarriers(page, 'a transfer for an order that is not placed yet');
    const orderId = new URL(page.url()).searchParams.get('orderId');
    await page.goto(`/order-confirmation/${uid}/${orderId}`);
    await expect(heading(page, NOT_PLACED)).toBeVisible();
    await expectNoBarriers(page, 'not placed yet');
    await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
    await context.setOffline(false);
    await expect(heading(page, 'Not placed yet')).toBeVisible({ timeout: 45_000 });
    await expectNoBarriers(page, 'needs the shopper');
    await page.getByRole('link', { name: 'See why, and what to do' }).click();
    await expect(page.getByRole('button', { name: 'Order at ₹300' })).toBeVisible();
    await expectNoBarriers(page, 'what changed');
    await page.getByRole('button', { name: 'Order at ₹300' }).click();
    await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 45_000 });
    await expectNoBarriers(page, 'received');
    await page.getByRole('link', { name: 'Add Transaction Id' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Transaction Id is required!')).toBeVisible();
    await expectNoBarriers(page, 'the bank’s details');
    await page.goto(`/order-confirmation/${uid}/unknown`);
    await expect(heading(page, 'Sorry, some error occurred')).toBeVisible();
    await expectNoBarriers(page, 'no such order');
  });
}
