// Signing in by phone, from the wish to order to the way back.
import { lastCode } from '../../support/demo-accounts.ts';
import { isCodeCheck } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { askForCode, signInByPhone, somePhone, typeCode } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// The emulator knows nothing of the check that no robot asks, and answers a wrong code with a failure.
test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('a shopper who is asked to sign in on the way to an order comes back there, with the cart as it was', async ({
  page,
}) => {
  await visitShop(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  const total = await page.getByText(/^₹/).last().textContent();
  await page.goto('/place-order');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await signInByPhone(page);
  await expect(page).toHaveURL(/\/place-order$/);
  await page.goto('/cart');
  await expect(page.getByText(total ?? '').last()).toBeVisible();
});

test('a code that is too short or wrong turns the field red and says so; the right one then opens', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const right = await lastCode(phone);
  const wrong = right === '111111' ? '222222' : '111111';
  const field = page.getByLabel('OTP');
  const isRed = async (words: string) => {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  };
  const tooShort = 'OTP must be 6 characters.';
  await field.focus();
  await field.blur();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.press('Enter');
  await isRed(tooShort);
  await field.fill(wrong.slice(1));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await isRed(tooShort);
  await typeCode(page, wrong.slice(1));
  await isRed(tooShort);
  expect(network.seen(isCodeCheck)).toEqual([]);
  await typeCode(page, wrong);
  await isRed(
    'This code is not correct. Please check the SMS, or press Resend OTP to get a new code.',
  );
  await typeCode(page, right);
  await expect(page).toHaveURL(/localhost:5000\/$/);
});
