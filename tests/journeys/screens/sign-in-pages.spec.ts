// The two pages of the sign-in: for everybody, by keys alone, at no cost to those who never sign in, and leaving nothing of
// the sign-in service on the phone.
import { lastCode } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { askForCode, signInByPhone, somePhone } from '../steps/sign-in-journey.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('login and verification are no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'login');
  await askForCode(page, phone);
  await expect(page.getByText('Demo code:')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'verification');
  const wrong = (await lastCode(phone)) === '111111' ? '222222' : '111111';
  await page.getByLabel('OTP').fill(wrong);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('OTP')).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriersAnywhere(page, 'a wrong code');
});

test('a shopper signs in with the keys alone', async ({ page }) => {
  const phone = somePhone();
  await page.goto('/login');
  await page.getByLabel('Country code').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await page.keyboard.type(phone);
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  await page.getByRole('link', { name: 'Change number' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await page.keyboard.type(await lastCode(phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a sign-in leaves nothing of the sign-in service’s own keys on the phone', async ({
  page,
}) => {
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
  await page.goto('/login');
  const before = await left();
  // What the check that no robot asks, which this computer has not, would leave.
  await page.evaluate(() => localStorage.setItem('_grecaptcha', 'of a robot'));
  await signInByPhone(page);
  expect(await left()).toEqual({ ...before, databases: ['haat'] });
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await left()).toEqual({ ...before, databases: ['haat'] });
});

test('a visitor who looks around never downloads the sign-in; the login page fetches it', async ({
  page,
  network,
}) => {
  const isSdk = ({ url }: { url: URL }) => url.pathname.includes('phone-login-sdk');
  const [product] = await seededProducts();
  for (const path of ['/', '/products', `/product/${product?.id}`, '/cart', '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(network.log.filter(isSdk)).toEqual([]);
  await page.goto('/login');
  await expect.poll(() => network.log.filter(isSdk).length).toBe(1);
});
