// The profile, its addresses and the menu that leads there: changed, sent once, called updated only after proof; by keys alone. How a pincode leads to city and state: tests/unit/forms/address-screen.test.tsx.
import type { Page } from 'playwright/test';
import { isCommitWith } from '../../support/sent-requests.ts';
import {
  button,
  card,
  city,
  expectAtShop,
  fillIn,
  HOME,
  IN_JAIPUR,
  openAddresses,
  openNewForm,
  pincode,
  signInAnew,
} from '../steps/address-journey.ts';
import { expect, PHONE, test, WIDE } from '../steps/journey.ts';
import { expectForgotten, expectKept } from '../steps/kept-draft.ts';
import { expectNoBarriersAnywhere, holdClock } from '../steps/list-page.ts';
import {
  ASHA,
  expectProfileAtShop,
  field,
  makeAsha,
  openProfile,
  UPDATED,
  updateButton,
} from '../steps/profile-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: WIDE, losesRequests: true });

const profile = (page: Page) => page.getByRole('button', { name: 'Profile' });
const row = (page: Page, words: string) => page.getByRole('menuitem', { name: words });
const ways = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('a profile is changed with keys alone, what is wrong stands beside its field; it is sent once, called updated, and greeted by', {
  tag: '@core',
}, async ({ page, network }) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await expect(field(page, 'Phone')).toHaveValue(account.phone.slice(3));
  await expect(field(page, 'Phone')).toHaveJSProperty('readOnly', true);
  await expect(updateButton(page)).toBeDisabled();
  // tests/unit/forms/form-rules.test.ts knows the other errors.
  await field(page, 'First Name').fill('Chandrasekh');
  await expect(field(page, 'First Name')).toHaveAccessibleDescription(
    'First Name can have at most 10 characters. Shorten it here: your full name goes in your address, as on parcels.',
  );
  await field(page, 'Email').fill('asha@');
  await expect(updateButton(page)).toBeDisabled();
  await expectNoBarriersAnywhere(page, 'wrong profile');
  await field(page, 'Email').fill(ASHA.email);
  await expect(updateButton(page)).toBeDisabled();
  await page.setViewportSize(PHONE);
  const places = await ways(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((it): DOMRect => it.getBoundingClientRect().toJSON()));
  expect(new Set(places.map(({ top }) => top)).size, 'on one line').toBe(1);
  for (const { left, right, height } of places) {
    expect([left >= 0, right <= PHONE.width, height >= 44]).toEqual([true, true, true]);
  }
  await page.setViewportSize(WIDE);
  await ways(page).getByRole('link', { name: 'Manage Addresses' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  // Ten letters in Hindi with their vowel signs.
  await page.keyboard.insertText('  सुनंदाकुमारीदेवी ');
  for (const label of ['Last Name', 'Email', 'Phone']) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(updateButton(page)).toBeFocused();
  // A double press sends it once.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: UPDATED })).toBeVisible();
  await expect(field(page, 'First Name')).toHaveValue('सुनंदाकुमारीदेवी');
  await expect(page.getByText('Hello, सुनंदाकुमारीदेवी Rao')).toBeVisible();
  await expect(updateButton(page)).toBeDisabled();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'सुनंदाकुमारीदेवी' });
  expect(network.seen(isCommitWith(`users/${account.uid}"`))).toHaveLength(1);
  const current = ways(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('My Profile');
  await ways(page).getByRole('link', { name: 'Manage Addresses' }).click();
  await expect(page).toHaveURL('/profile/addresses');
  await expect(current).toHaveText('Manage Addresses');
});

test('the menu opens and closes in time, and works by keys', async ({ page }) => {
  await page.clock.install();
  await visitShop(page);
  await holdClock(page);
  const menu = page.getByRole('menu', { name: 'Profile' });
  const login = page.getByRole('link', { name: 'Login / Signup' });
  await expect(login).toHaveAttribute('href', '/login');
  await profile(page).hover();
  await page.clock.runFor(90);
  await expect(menu).toBeHidden();
  await page.clock.runFor(20);
  await expect(menu).toBeVisible();
  await page.mouse.move(200, 500);
  await page.clock.runFor(190);
  await expect(menu).toBeVisible();
  await page.clock.runFor(20);
  await expect(menu).toBeHidden();
  await page.clock.resume();
  await profile(page).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'My Profile')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Log In')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'My Profile')).toBeFocused();
  await expectNoBarriersAnywhere(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(profile(page)).toBeFocused();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Orders')).toBeFocused();
  await expect(row(page, 'My Quotations')).toHaveAttribute('href', '/quotations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

/** Longer than a profile's names may be. */
const LONG = { ...HOME, name: 'Venkateswaran Ramasubramaniam' };
const MORE = { landmark: 'Near the Hanuman temple', otherPhone: '9123456780' };

const postSays = {
  do: 'answer',
  status: 200,
  type: 'application/json',
  body: JSON.stringify({
    Status: 'Success',
    PostOffice: [{ Name: 'Sirsi B.O', District: 'Jaipur Rural', State: 'Rajasthan' }],
  }),
} as const;

test('what is missing is told beside its field, what was typed survives a reload, two quick taps make one address, the post knows better than the phone, and the next person on the phone sees nothing of it', {
  tag: '@core',
}, async ({ page, network }) => {
  const uid = await openAddresses(page);
  await openNewForm(page);
  await button(page, 'Save Address').click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/required/);
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur');
  await expectKept(page, 'Jaipur');
  await page.reload();
  await expect(page.getByLabel('Address / Street')).toHaveValue(HOME.address);
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Cancel').click();
  await expectForgotten(page, HOME.address);
  await page.reload();
  await openNewForm(page);
  await fillIn(page, LONG);
  await page.getByLabel('Landmark (optional)').fill(MORE.landmark);
  await page.getByLabel('Second phone (optional)').fill('+91 91234 56780');
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Save Address').dblclick();
  await expect(card(page, LONG.name)).toHaveCount(1);
  await expect(card(page, LONG.name)).toContainText('Jaipur, Rajasthan – 302001');
  await expect(card(page, LONG.name)).toContainText('Landmark: Near the Hanuman temple');
  await expect(card(page, LONG.name)).toContainText('Phone: 9876543210, 9123456780');
  await expectAtShop(uid, [{ ...LONG, ...IN_JAIPUR, ...MORE }]);
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openNewForm(page);
  await name.fill('Half typed');
  network.fault(({ url }) => url.pathname.startsWith('/pincode/'), postSays, 1);
  await pincode(page).fill('302012');
  await expect(city(page)).toHaveValue('Jaipur Rural');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Sirsi');
  await signInAnew(page);
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(HOME.name);
  await openNewForm(page);
  await expect(name).toHaveValue('');
});
