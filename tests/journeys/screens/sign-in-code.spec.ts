// The code of the SMS: asked for once, asked for again not too soon, typed or pasted, and kept waiting over a reload.
import type { Page } from 'playwright/test';
import { lastCode } from '../../support/demo-accounts.ts';
import { isCodeCheck, isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { askForCode, somePhone, typeCode, typeNumber } from '../steps/sign-in-journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a code that waits, the verification leads back to the login', async ({ page }) => {
  await page.goto('/login-verification?returnUrl=%2Fcart');
  await expect(page).toHaveURL('/login?returnUrl=%2Fcart');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
});

test('a double tap on Send OTP sends one code', async ({ page, network }) => {
  const phone = somePhone();
  await page.goto('/login');
  await typeNumber(page, `+91 ${phone}`);
  await page.getByRole('button', { name: 'Send OTP' }).dblclick({ force: true });
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  expect(network.seen(isCodeRequest)).toHaveLength(1);
});

test('going back to the login with a number of a moment ago sends no other code, also after one to another number', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login?returnUrl=%2Ffaqs');
  await askForCode(page, phone);
  await page.getByRole('link', { name: 'Change number' }).click();
  await expect(page).toHaveURL('/login?returnUrl=%2Ffaqs');
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  const other = somePhone();
  await askForCode(page, other);
  expect(network.seen(isCodeRequest)).toHaveLength(2);
  await page.getByRole('link', { name: 'Change number' }).click();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(other);
  await askForCode(page, phone);
  await expect(page).toHaveURL('/login-verification?returnUrl=%2Ffaqs');
  await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible();
  expect(network.seen(isCodeRequest)).toHaveLength(2);
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/faqs');
});

test('another code can be asked for after 30 seconds, also by whoever reloads, then after 60; the new code opens', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await page.clock.install();
  await page.goto('/login');
  await askForCode(page, phone);
  await expect(resend).toBeDisabled();
  await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible();
  await page.reload();
  await expect(resend).toBeDisabled();
  // A question that is under way while the clock is put forward would look as if nobody had answered it for so long.
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(resend).toBeEnabled();
  await page.getByLabel('OTP').fill('123');
  await resend.click();
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(2);
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(resend).toBeEnabled();
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/');
});

test('the code is found in a whole message that is pasted, and Enter sends it once', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const code = await lastCode(phone);
  const field = page.getByLabel('OTP');
  await field.fill(`Your code is ${code}. Tell nobody.`);
  await expect(field).toHaveValue(code);
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  expect(network.seen(isCodeCheck)).toHaveLength(1);
});

test('a phone that let the shop go while the SMS came still has the code’s page', async ({
  page,
  context,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  await page.close();
  const again = await context.newPage();
  await again.goto('/login-verification');
  await expect(again.getByText(phone.slice(-5))).toBeVisible();
  await typeCode(again, await lastCode(phone));
  await expect(again).toHaveURL('/');
});

test('on one’s own computer the page shows the code that no SMS brings', async ({ page }) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  await expect(page.getByText(`Demo code: ${await lastCode(phone)}`)).toBeVisible();
});

test('a browser that reads the SMS fills the code in and sends it once, without a press', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.addInitScript(readSms);
  await page.goto('/login');
  await askForCode(page, phone);
  expect(await page.evaluate(() => Reflect.get(window, 'askedFor'))).toEqual({
    transport: ['sms'],
  });
  await smsComes(page, await lastCode(phone));
  await expect(page).toHaveURL('/');
  expect(network.seen(isCodeCheck)).toHaveLength(1);
});

test('no SMS is waited for once the code’s page is left', async ({ page }) => {
  await page.addInitScript(readSms);
  await page.goto('/login');
  await askForCode(page, somePhone());
  await page.getByRole('link', { name: 'Change number' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isWaiting'))).toBe(false);
});

test('where no browser reads the SMS, its keyboard can offer the code, and it is typed', async ({
  page,
}) => {
  const phone = somePhone();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Object.defineProperty(navigator, 'credentials', { value: undefined });
  });
  await page.goto('/login');
  await askForCode(page, phone);
  const field = page.getByLabel('OTP');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/');
});

/** Runs on the page: as in a browser that has WebOTP. */
function readSms(): void {
  Reflect.set(window, 'OTPCredential', class {});
  const get = ({ otp, signal }: CredentialRequestOptions & { otp?: unknown }) =>
    new Promise((resolve, reject) => {
      Object.assign(window, { askedFor: otp, isWaiting: true, smsComes: resolve });
      signal?.addEventListener('abort', () => {
        Reflect.set(window, 'isWaiting', false);
        reject(signal.reason);
      });
    });
  Object.defineProperty(navigator, 'credentials', { value: { get } });
}

/** The SMS comes, and the browser hands over its code. */
function smsComes(page: Page, code: string): Promise<void> {
  return page.evaluate((it) => {
    const comes: (credential: object) => void = Reflect.get(window, 'smsComes');
    comes({ code: it });
  }, code);
}
