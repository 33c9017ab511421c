// The profile and the menu that leads there: changed, sent once, called updated only after proof; by keys alone.
import type { Page } from 'playwright/test';
import { isCommitWith } from '../../support/sent-requests.ts';
import { expect, PHONE, test, WIDE } from '../steps/journey.ts';
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
  await expect(updateButton(page)).toBeDisabled();
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
});

test('the ways of the account are no barrier, and large enough', async ({ page }) => {
  await openProfile(page, await makeAsha());
  await field(page, 'First Name').fill('');
  await field(page, 'Email').fill('asha@');
  await expectNoBarriersAnywhere(page, 'wrong profile');
  await page.setViewportSize(PHONE);
  const tops = await ways(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size, 'on one line').toBe(1);
  for (const words of ['Orders', 'My Quotations', 'My Profile', 'Manage Addresses']) {
    const box = await ways(page).getByRole('link', { name: words }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  }
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
