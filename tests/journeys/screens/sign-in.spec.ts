// Signing in by phone: from the wish to order and back there, the code of the SMS, what goes wrong on the way, and never out of the shop.
import type { Page } from 'playwright/test';
import { captivePortals } from '../../support/captive-portals.ts';
import { lastCode, makePhoneAccount } from '../../support/demo-accounts.ts';
import { accountOnDevice, putAccount } from '../../support/device-storage.ts';
import { isCodeCheck, isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { holdPart } from '../steps/loaded-scripts.ts';
import {
  askForCode,
  signInByPhone,
  somePhone,
  typeCode,
  typeNumber,
} from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

// The emulator knows nothing of the check that no robot asks, and answers a wrong code with a failure.
test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  // What nobody foresaw is noted for whoever looks into it.
  complaints.expectNotes(/^signing in failed/);
});

const NO_CONNECTION =
  'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.';
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' });
const code = (page: Page) => page.getByLabel('OTP');
const changeNumber = (page: Page) => page.getByRole('link', { name: 'Change number' });
const alert = (page: Page, hasText: string | RegExp) => page.getByRole('alert').filter({ hasText });
/** What has come with the page's own code. */
const isReady = (page: Page) => expect(page.getByText('Connected.')).toBeVisible();

function refusal(message: string) {
  const body = JSON.stringify({ error: { code: 400, message, errors: [{ message }] } });
  return { do: 'answer', status: 400, type: 'application/json', body } as const;
}

test('a shopper who has to sign in on the way to an order comes back there, with the cart as it was, and Back never leads to the sign-in', {
  tag: '@core',
}, async ({ page }) => {
  await visitShop(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  const total = (await page.getByText(/^₹/).last().textContent()) ?? '';
  await page.goto('/place-order?from=menu');
  await expect(page).toHaveURL('/login?returnUrl=%2Fplace-order%3Ffrom%3Dmenu');
  await signInByPhone(page);
  await expect(page).toHaveURL(/\/place-order/);
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  }
  await page.goto('/cart');
  await expect(page.getByText(total).last()).toBeVisible();
});

test('every page of one’s own leads to the login first, which knows the way back', {
  tag: '@core',
}, async ({ page }) => {
  for (const path of [
    '/profile',
    '/profile/addresses',
    '/orders',
    '/order/some-order',
    '/order-confirmation/somebody/some-order',
    '/edit-address/some-order/somebody',
    '/review-order/some-order',
    '/payments?orderId=some-order',
    '/quotations',
    '/quotation-details?id=some-quotation',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
  // Without a code that waits, the verification leads back to the login.
  await page.goto('/login-verification?returnUrl=%2Fcart');
  await expect(page).toHaveURL('/login?returnUrl=%2Fcart');
  await expect(send(page)).toBeDisabled();
});

test('a code that is too short or wrong turns the field red and says so; the right one is found in a whole message and sent once', {
  tag: '@core',
}, async ({ page, network }) => {
  // Where no browser reads the SMS, its keyboard can offer the code.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Object.defineProperty(navigator, 'credentials', { value: undefined });
  });
  const phone = somePhone();
  await page.goto('/login?returnUrl=%2Ffaqs');
  await isReady(page);
  await expectNoBarriersAnywhere(page, 'login');
  await askForCode(page, phone);
  const right = await lastCode(phone);
  const wrong = right === '111111' ? '222222' : '111111';
  const field = code(page);
  await expect(page.getByText(`Demo code: ${right}`)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const isRed = async (words: string) => {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    await expect(alert(page, words)).toBeVisible();
  };
  const tooShort = 'OTP must be 6 characters.';
  await field.blur();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill(wrong.slice(1));
  await field.blur();
  await isRed(tooShort);
  await field.press('Enter');
  await isRed(tooShort);
  expect(network.seen(isCodeCheck)).toEqual([]);
  await typeCode(page, wrong);
  await isRed(
    'This code is not correct. Please check the SMS, or press Resend OTP to get a new code.',
  );
  await expectNoBarriersAnywhere(page, 'a wrong code');
  await field.fill(`Your code is ${right}. Tell nobody.`);
  await expect(field).toHaveValue(right);
  await field.press('Enter');
  await expect(page).toHaveURL('/faqs');
  expect(network.seen(isCodeCheck)).toHaveLength(2);
});

test('with the keys alone a shopper signs in; neither that nor logging out leaves keys of the sign-in service on the phone', async ({
  page,
}) => {
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
  const phone = somePhone();
  await page.goto('/login');
  await isReady(page);
  const before = await left();
  // What the check that no robot asks, which this computer has not, would leave.
  await page.evaluate(() => localStorage.setItem('_grecaptcha', 'of a robot'));
  await page.getByLabel('Country code').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  await changeNumber(page).focus();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await lastCode(phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(left).toEqual({ ...before, databases: ['haat'] });
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(left).toEqual({ ...before, databases: ['haat'] });
});

test('a number of a moment ago gets no other code for 30 seconds, also after one to another number and over a reload; a phone that let the shop go still has the code’s page', async ({
  page,
  context,
  network,
}) => {
  const [phone, other] = [somePhone(), somePhone()];
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await page.clock.install();
  await page.goto('/login?returnUrl=%2Ffaqs');
  await askForCode(page, phone);
  await changeNumber(page).click();
  await expect(page).toHaveURL('/login?returnUrl=%2Ffaqs');
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await askForCode(page, other);
  expect(network.seen(isCodeRequest)).toHaveLength(2);
  await changeNumber(page).click();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(other);
  await askForCode(page, phone);
  expect(network.seen(isCodeRequest)).toHaveLength(2);
  await page.reload();
  await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible();
  await expect(resend).toBeDisabled();
  // A question that is under way while the clock is put forward would look as if nobody had answered it for so long.
  await isReady(page);
  // tests/unit/sign-in/pending-sign-in.test.ts knows how the wait grows.
  await page.clock.fastForward(31_000);
  await isReady(page);
  await resend.click();
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(3);
  await expect(resend).toBeDisabled();
  await page.close();
  const again = await context.newPage();
  await again.goto('/login-verification?returnUrl=%2Ffaqs');
  await expect(again.getByText(phone.slice(-5))).toBeVisible();
  await typeCode(again, await lastCode(phone));
  await expect(again).toHaveURL('/faqs');
});

test('a double tap sends one code; a browser that reads the SMS fills it in and sends it once, and waits for none once its page is left', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  // As in a browser that has WebOTP.
  await page.addInitScript(() => {
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
  });
  const onPage = (name: string) => page.evaluate((it) => Reflect.get(window, it), name);
  await page.goto('/login');
  await typeNumber(page, `+91 ${phone}`);
  await send(page).dblclick({ force: true });
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  await expect.poll(() => onPage('askedFor')).toEqual({ transport: ['sms'] });
  await changeNumber(page).click();
  await expect.poll(() => onPage('isWaiting')).toBe(false);
  await askForCode(page, phone);
  expect(network.seen(isCodeRequest)).toHaveLength(1);
  await expect.poll(() => onPage('isWaiting')).toBe(true);
  await page.evaluate(
    (it) => {
      const comes: (credential: object) => void = Reflect.get(window, 'smsComes');
      comes({ code: it });
    },
    await lastCode(phone),
  );
  await expect(page).toHaveURL('/');
  expect(network.seen(isCodeCheck)).toHaveLength(1);
});

test('refusals, silence and five kinds of false answers of the sign-in service: the shopper is told why, is not signed in, loses nothing, and can try again', {
  tag: '@core',
}, async ({ page, network }) => {
  const phone = somePhone();
  await page.clock.install();
  await page.goto('/login');
  await typeNumber(page, phone);
  // tests/unit/sign-in/problems.test.ts knows every refusal.
  network.fault(isCodeRequest, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), 1);
  await send(page).click();
  await expect(alert(page, 'Too many attempts with this number.')).toBeVisible();
  network.fault(isCodeRequest, { do: 'black-hole' }, 1);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(alert(page, NO_CONNECTION)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await askForCode(page, phone);
  const right = await lastCode(phone);
  const answers = {
    ...captivePortals,
    'a code that ran out': refusal('SESSION_EXPIRED'),
    'what nobody foresaw': refusal('SOMETHING_NEW'),
  };
  for (const [name, fault] of Object.entries(answers)) {
    network.fault(isCodeCheck, fault, 1);
    await typeCode(page, right);
    const told = alert(page, /No connection|did not work|is not working|code has expired/);
    await expect(told, name).toBeVisible();
    expect(await accountOnDevice(page), name).toBeNull();
    await expect(code(page), name).toHaveValue(right);
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
});

test('where what reads numbers does not come, that is said beside the number, which is kept; where it comes late, the code is sent then', async ({
  page,
}) => {
  const phone = somePhone();
  const reader = '**/assets/phone-number-*';
  await page.route(reader, (route) => route.abort());
  await page.goto('/login');
  await typeNumber(page, '98765');
  await expect(send(page)).toBeDisabled();
  await typeNumber(page, phone);
  await send(page).click();
  await expect(page.getByText('This number could not be checked')).toBeVisible();
  await page.unroute(reader);
  const letCome = await holdPart(page, 'phone-number');
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await isReady(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
});

// One of each kind that browsers read in ways of their own; tests/unit/model/return-path.test.ts knows many more.
const HOSTILE = ['/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'];

test('a sign-in in one tab leads the tabs on that wait at the login and at the verification, and none of them out of the shop', {
  tag: '@core',
}, async ({ page, context, network }) => {
  const phone = somePhone();
  await page.goto('/login');
  await askForCode(page, phone);
  const waiting: Page[] = [];
  for (const path of ['/faqs', ...HOSTILE]) {
    const atLogin = await context.newPage();
    await atLogin.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
    await expect(send(atLogin)).toBeVisible();
    waiting.push(atLogin);
  }
  const atVerification = await context.newPage();
  await atVerification.goto('/login-verification?returnUrl=%2Fcart');
  await expect(atVerification.getByText(phone.slice(-5))).toBeVisible();
  await page.bringToFront();
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/');
  await expect(atVerification).toHaveURL('/cart');
  const [toQuestions, ...misled] = waiting;
  if (toQuestions) await expect(toQuestions).toHaveURL('/faqs');
  for (const tab of misled) await expect(tab).toHaveURL('/');
  expect(network.seen(({ url }) => url.hostname.includes('evil'))).toEqual([]);
});

test('somebody who is signed in has nothing to do at the login; whose sign-in the shop ended is told so there, with their number filled in', async ({
  page,
}) => {
  const phone = somePhone();
  await visitShop(page);
  const account = await makePhoneAccount(`+91${phone}`);
  await putAccount(page, account);
  for (const path of ['/login', '/login-verification', '/login?returnUrl=%2Fcart']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  const ended = { ...account, isOver: true };
  await putAccount(page, ended);
  await page.goto('/login');
  await expect(page.getByText('Please log in again.')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
});
