// What a shopper reads when signing in does not work, that nothing typed is lost, and that it works once the trouble is over.

import { captivePortals } from '../../support/captive-portals.ts';
import { lastCode } from '../../support/demo-accounts.ts';
import { accountOnDevice } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCodeCheck, isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { askForCode, somePhone, typeCode, typeNumber } from '../steps/sign-in-journey.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  // What nobody foresaw is noted for whoever looks into it.
  complaints.expectNotes(/^signing in failed/);
});

const NO_CONNECTION =
  'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.';

function refusal(message: string) {
  const body = JSON.stringify({ error: { code: 400, message, errors: [{ message }] } });
  return { do: 'answer', status: 400, type: 'application/json', body } as const;
}

const refusedSends: [string, string][] = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts with this number.'],
  ['QUOTA_EXCEEDED : Exceeded quota for SMS.', 'The shop cannot send any more codes today.'],
  [
    'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.',
    'Codes cannot be sent to this number.',
  ],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'This phone number cannot get a code.'],
  [
    'CAPTCHA_CHECK_FAILED : Recaptcha verification failed',
    'We could not check that you are not a robot',
  ],
  ['INVALID_RECAPTCHA_TOKEN', 'We could not check that you are not a robot'],
  ['USER_DISABLED', 'This account is closed.'],
  ['BILLING_NOT_ENABLED', 'Login is not working right now.'],
  ['SOMETHING_NEW', 'Failed to send OTP. Please try again.'],
];
test('when no code is sent, the shopper is told why beside the button, and can try again', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await typeNumber(page, phone);
  for (const [message, words] of refusedSends) {
    network.fault(isCodeRequest, refusal(message), 1);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  }
  await askForCode(page, phone);
});

test('a number is sent to, or why not stands beside it, when what reads numbers is slow or does not come', async ({
  page,
  network,
}) => {
  const isReader = ({ url }: SeenRequest) => /\/assets\/phone-number-/.test(url.pathname);
  const button = page.getByRole('button', { name: 'Send OTP' });
  network.fault(isReader, { do: 'drop-request' });
  await page.goto('/login');
  await typeNumber(page, '98765');
  await expect(button).toBeDisabled();
  await typeNumber(page, somePhone());
  await button.click();
  await expect(page.getByText('This number could not be checked')).toBeVisible();

  network.heal({ quietly: true });
  network.fault(isReader, { do: 'late-reply', ms: 8_000 });
  await page.reload();
  await typeNumber(page, somePhone());
  await button.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
});

const refusedCodes: [string, string][] = [
  ['SESSION_EXPIRED', 'This code has expired. Please press Resend OTP to get a new code.'],
  ['INVALID_LOGIN_CREDENTIALS', 'This code is not correct.'],
  ['INVALID_SESSION_INFO', 'This code has expired.'],
  ['ADMIN_ONLY_OPERATION', 'Login is not working right now.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts with this number.'],
  ['USER_DISABLED', 'This account is closed.'],
  ['SOMETHING_NEW', 'That did not work. Please try again.'],
];
test('when a code is not taken, the shopper is told why, and the code can be tried again', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const code = await lastCode(phone);
  for (const [message, words] of refusedCodes) {
    network.fault(isCodeCheck, refusal(message), 1);
    await typeCode(page, code);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page.getByLabel('OTP')).toHaveValue(code);
  }
  await typeCode(page, code);
  await expect(page).toHaveURL('/');
});

test('five kinds of false answers in the place of the sign-in service sign nobody in and lose nothing', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const code = await lastCode(phone);
  for (const [name, fault] of Object.entries(captivePortals)) {
    network.fault(isCodeCheck, fault, 1);
    await typeCode(page, code);
    const told = page
      .getByRole('alert')
      .filter({ hasText: /No connection|did not work|is not working/ });
    await expect(told, name).toBeVisible();
    expect(await accountOnDevice(page), name).toBeNull();
    await expect(page.getByLabel('OTP'), name).toHaveValue(code);
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
});

test('when the sign-in service is silent, the shopper gets an answer after 15 seconds', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await page.clock.install();
  await page.goto('/login');
  await typeNumber(page, phone);
  network.fault(isCodeRequest, { do: 'black-hole' }, 1);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
});
