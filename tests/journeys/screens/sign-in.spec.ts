// Signing in by phone: from the wish to order and back there, the SMS code, the errors on the way, and never out of the shop.
import type { Page } from 'playwright/test';
import { captivePortals } from '../../support/captive-portals.ts';
import { lastCode, makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { accountOnDevice, putAccount } from '../../support/device-storage.ts';
import { isCodeCheck, isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { askForCode, signInByPhone, typeCode, typeNumber } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// A new browser must fetch every file that a test delays or counts.
test.use({ device: 'no-worker-new', losesRequests: true });

// The emulator lacks the reCAPTCHA check, and answers a wrong code with a failed request.
test.beforeEach(({ complaints }) => complaints.expectNotes(/^signing in failed/));

const NO_CONNECTION =
  'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.';
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' });
const code = (page: Page) => page.getByLabel('OTP');
const changeNumber = (page: Page) => page.getByRole('link', { name: 'Change number' });
const alert = (page: Page, hasText: string | RegExp) => page.getByRole('alert').filter({ hasText });
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
  // The address changes a moment before the page does.
  await expect(page.getByRole('link', { name: 'Browse more products' })).toBeVisible();
  const total = (await page.getByText(/^₹/).last().textContent()) ?? '';
  const before = page.url();
  await page.goto('/place-order?from=menu');
  await expect(page).toHaveURL('/login?returnUrl=%2Fplace-order%3Ffrom%3Dmenu');
  await signInByPhone(page);
  await expect(page).toHaveURL(/\/place-order/);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goto('/cart');
  await expect(page.getByText(total).last()).toBeVisible();
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
  const greyBecause = (words: RegExp) => expect(send(page)).toHaveAccessibleDescription(words);
  await greyBecause(/^Type your mobile number/);
  await page.getByLabel('Phone Number').fill('080\u20092345\u20116789');
  await greyBecause(/^This looks like a landline number/);
  await expect(send(page)).toBeDisabled();
  await page.getByLabel('Phone Number').clear();
  await page.getByLabel('Country code').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  const right = await lastCode(phone);
  const wrong = right === '111111' ? '222222' : '111111';
  const field = code(page);
  await expect(page.getByText(`Demo code: ${right}`)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const isRed = async (words: string) => {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    await expect(alert(page, words)).toBeVisible();
  };
  const tooShort = 'OTP must be 6 characters.';
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

test('one code is sent, and none of its service’s keys stays', async ({ page, network }) => {
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      keys: Object.keys({ ...localStorage, ...sessionStorage }).filter((it) => !/^haat-/.test(it)),
    }));
  const phone = somePhone();
  // As in a browser with WebOTP.
  await page.addInitScript(() => {
    Reflect.set(window, 'OTPCredential', class {});
    const get = ({ otp }: CredentialRequestOptions & { otp?: unknown }) =>
      new Promise((smsComes) => Object.assign(window, { askedFor: otp, smsComes }));
    Object.defineProperty(navigator, 'credentials', { value: { get } });
  });
  await page.goto('/login');
  await isReady(page);
  const before = await left();
  // A trace like that of reCAPTCHA, which this computer does not load.
  await page.evaluate(() => localStorage.setItem('_grecaptcha', 'of a robot'));
  await typeNumber(page, `+91 ${phone}`);
  await send(page).dblclick({ force: true });
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  const askedFor = () => page.evaluate(() => Reflect.get(window, 'askedFor'));
  await expect.poll(askedFor).toEqual({ transport: ['sms'] });
  expect(network.seen(isCodeRequest)).toHaveLength(1);
  await page.evaluate((it) => Reflect.get(window, 'smsComes')({ code: it }), await lastCode(phone));
  await expect(page).toHaveURL('/');
  expect(network.seen(isCodeCheck)).toHaveLength(1);
  await expect.poll(left).toEqual({ ...before, databases: ['haat'] });
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(left).toEqual({ ...before, databases: ['haat'] });
});

test('refusals, silence and five kinds of false answers of the sign-in service: the shopper is told why, is not signed in, loses nothing, and can try again; another code comes after 30 seconds', {
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
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(alert(page, NO_CONNECTION)).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await askForCode(page, phone);
  // A number just used gets no other code for 30 seconds; tests/unit/sign-in/problems.test.ts knows how the wait grows.
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await changeNumber(page).click();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await askForCode(page, phone);
  expect(network.seen(isCodeRequest)).toHaveLength(3);
  await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible();
  await expect(resend).toBeDisabled();
  // A request under way while the clock jumps would look as if nobody had answered it for that long.
  await isReady(page);
  await page.clock.fastForward(31_000);
  await isReady(page);
  const before = await lastCode(phone);
  await resend.click();
  await expect.poll(() => network.seen(isCodeRequest).length).toBe(4);
  // The request is on its way before its code is made.
  await expect.poll(() => lastCode(phone)).not.toBe(before);
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

// One of each kind that browsers parse in ways of their own; tests/unit/model/return-path.test.ts knows many more.
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
  for (const [at, tab] of waiting.entries()) await expect(tab).toHaveURL(at === 0 ? '/faqs' : '/');
  expect(network.seen(({ url }) => url.hostname.includes('evil'))).toEqual([]);
  // A signed-in shopper has nothing to do there.
  for (const path of ['/login', '/login-verification', '/login?returnUrl=%2Fcart']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('whose sign-in the shop ended is told so at the login', async ({ page }) => {
  const phone = somePhone();
  await visitShop(page);
  const account = await makePhoneAccount(`+91${phone}`);
  await putAccount(page, Object.assign(account, { isOver: true }));
  await page.route('**/assets/phone-number-*', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Please log in again.')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await isReady(page);
  await send(page).click();
  await expect(page.getByText('This number could not be checked')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
});
