// Where a sign-in leads: to where the shopper was going, and never out of the shop.
import { lastCode, makePhoneAccount } from '../../support/demo-accounts.ts';
import { accountOnDevice, putAccount } from '../../support/device-storage.ts';
import { HOSTILE_PATHS } from '../../support/return-paths.ts';
import { expect, test } from '../steps/journey.ts';
import { askForCode, signInByPhone, somePhone, typeCode } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('after signing in, the shopper is where they were going, and Back does not lead to the sign-in', async ({
  page,
}) => {
  await visitShop(page);
  await page.goto('/profile/addresses?from=menu');
  await expect(page).toHaveURL('/login?returnUrl=%2Fprofile%2Faddresses%3Ffrom%3Dmenu');
  await signInByPhone(page);
  await expect(page).toHaveURL(/\/profile\/addresses/);
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  }
});

test('a sign-in in one tab leads the tabs on that wait at the login and at the verification', async ({
  page,
  context,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const atLogin = await context.newPage();
  await atLogin.goto('/login?returnUrl=%2Ffaqs');
  await expect(atLogin.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  const atVerification = await context.newPage();
  await atVerification.goto('/login-verification?returnUrl=%2Fcart');
  await expect(atVerification.getByText(phone.slice(-5))).toBeVisible();
  await page.bringToFront();
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/');
  await expect(atLogin).toHaveURL('/faqs');
  await expect(atVerification).toHaveURL('/cart');
});

test('somebody who is signed in has nothing to do at the login', async ({ page }) => {
  await visitShop(page);
  await putAccount(page, await makePhoneAccount());
  for (const path of ['/login', '/login-verification', '/login?returnUrl=%2Fcart']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('somebody whose sign-in the shop ended is told so, with their number filled in', async ({
  page,
}) => {
  const phone = somePhone();
  await visitShop(page);
  const account = { ...(await makePhoneAccount(`+91${phone}`)), isOver: true };
  await putAccount(page, account);
  await page.goto('/login');
  await expect(page.getByText('Please log in again.')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
});

/** One of each kind that browsers read in ways of their own; tests/unit/model/return-path.test.ts knows many more. */
const tricky = HOSTILE_PATHS.filter((path) =>
  ['/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'].includes(path),
);
for (const path of tricky) {
  test(`a sign-in that is told to lead to ${JSON.stringify(path)} ends in the shop`, async ({
    page,
    network,
  }) => {
    const phone = somePhone();
    await page.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
    await askForCode(page, phone);
    await typeCode(page, await lastCode(phone));
    await expect.poll(() => accountOnDevice(page), { message: 'signed in' }).not.toBeNull();
    await expect(page.getByRole('heading', { name: 'Verification' })).toBeHidden();
    expect(new URL(page.url()).origin).toBe('http://localhost:5000');
    expect(new URL(page.url()).pathname).not.toMatch(/^\/login/);
    expect(network.seen(({ url }) => url.hostname.includes('evil'))).toEqual([]);
  });
}
