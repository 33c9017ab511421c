// Signing in by phone, from the wish to order to the way back.
import { expect, test } from './journey.ts';
import { askForCode, lastCode, signInByPhone, somePhone, typeCode } from './sign-in-journey.ts';
import { visitShop } from './whole-device.ts';

// The emulator knows nothing of the check that no robot asks, and answers a wrong code with a failure.
test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('a shopper who is asked to sign in on the way to an order comes back there, with the cart as it was', async ({
  page,
}) => {
  await visitShop(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const total = await page.getByText(/^₹/).last().textContent();
  await page.goto('/place-order');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await signInByPhone(page);
  await expect(page).toHaveURL(/\/place-order$/);
  await page.goto('/cart');
  await expect(page.getByText(total ?? '').last()).toBeVisible();
});

test('a wrong code turns the field red and says so; the right one then opens', async ({ page }) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const right = await lastCode(phone);
  const wrong = right === '111111' ? '222222' : '111111';
  await typeCode(page, wrong);
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await expect(page.getByLabel('OTP')).toHaveAttribute('aria-invalid', 'true');
  await typeCode(page, right);
  await expect(page).toHaveURL(/localhost:5000\/$/);
});
